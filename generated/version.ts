// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "6b3e2bfc6620f8376a32f3a7c6aac0a8d5579ed305c1466ebb937a9b98bce2d0";

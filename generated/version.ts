// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "ab7b2dc50d0cd713937f6fff403b2451c2239ee5aa2d5c680cf5852974f77867";

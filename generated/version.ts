// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "77688b8e9be0f2f8e2e6e00942d1269f915b9f521d7f92188ff9e5c93942568c";

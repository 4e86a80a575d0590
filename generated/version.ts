// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "c25d7ebf292cdaf07a7b8f2e543e8b4156c4d42b1b723a514a89b3408abca797";

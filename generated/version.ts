// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "e7578f0666933c9107a1ade5679f9d7a18c2d25d583e834eef13a01ffaced5f5";

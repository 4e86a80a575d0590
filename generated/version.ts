// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "9af611129f3ece16cda3a6ab812c022af9a41d6f8976ad48ef98b7b0083dda9c";

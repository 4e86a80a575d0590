// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "6a404038434ac0ec478f2e3d994e7e42f8b8a5be1497df00486741bbf0fe3c14";

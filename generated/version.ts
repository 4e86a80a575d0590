// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "a5d782f5a9a15c2dc45151bb668249bc236cf1a64c3598bdf0ad77389c5808c5";

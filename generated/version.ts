// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "8bd2f913c1abc19649575074345cede1523cec3e495ecfb0f3787e96b556bbb1";

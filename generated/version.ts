// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "832c6f799ca0debbd89fb2aa7cc8e508156d4d734c69d171d08d7ca99a25c6e3";

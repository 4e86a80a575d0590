// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "526ff50bf3576286d82518caf2f5d1919a66e5cd26c24534861bb67b69b46fe9";

// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

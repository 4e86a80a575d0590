// Made by tablewright from package.json. Do not edit: change the rules and run tablewright build.

/** Version of the data: the version of this package. */
export const dataVersion = "0.1.0";

/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */
export const dataHash = "2375f4443bbcd8edb6fbee5f1a505d99ea892acf33adc07da50eda1fee54a75d";

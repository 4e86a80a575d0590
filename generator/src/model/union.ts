/** The rows of several catalogs as one list, and a function that finds one of them by what a person types. */
export interface Union {
  readonly operation: "union";
  readonly tables: readonly string[];
}

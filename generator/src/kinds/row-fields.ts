/** Fields a row of any table may have; every shape reads them alike and they are no columns. */
export const rowFields: ReadonlySet<string> = new Set([
  "id",
  "name",
  "aliases",
  "line",
  "lines",
  "figure",
  "reading",
  "cites",
]);

/** Fields of a modifier beside its value. */
export const modifierFields: ReadonlySet<string> = new Set(["group", "counted", "most", "decrease", "effect"]);

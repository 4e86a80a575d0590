/** Former ids → present ids: a renamed table, row or key is still found by the id it had. */
export type Aliases = Readonly<Record<string, string>>;

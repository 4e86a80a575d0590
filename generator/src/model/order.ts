/** How the figures of a column follow each other from row to row; `rises` and `falls` allow no two alike. */
export type Order = "rises" | "never-falls" | "falls" | "never-rises";

/** A column's rule, for the whole cell (`field` is null) or for one field of its notation. */
export interface OrderRule {
  readonly field: string | null;
  readonly order: Order;
}

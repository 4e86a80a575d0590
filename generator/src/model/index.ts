/** What the stages after `resolve` work with: books, tables, axes, citations and errata, as plain data. */
export type * from "./aliases.ts";
export type * from "./axis.ts";
export type * from "./book.ts";
export type * from "./citation.ts";
export type * from "./erratum.ts";
export type { Operation } from "./operation.ts";
export type * from "./order.ts";
export type * from "./table.ts";

/** What the stages after `resolve` work with: books, tables, axes, citations and errata, as plain data. */
export type * from "./model/aliases.ts";
export type * from "./model/axis.ts";
export type * from "./model/book.ts";
export type * from "./model/citation.ts";
export type * from "./model/erratum.ts";
export type * from "./model/order.ts";
export type * from "./model/table.ts";
export type { Operation } from "./operations/model.ts";

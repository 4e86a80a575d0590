export type * from "./axis.ts";
export type * from "./book.ts";
export type * from "./citation.ts";
export type * from "./erratum.ts";
export type { Operation } from "./operation.ts";
export type * from "./table.ts";

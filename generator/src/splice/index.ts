/**
 * Edits of a rules file as operations on its parts, for whoever shows a table instead of its text. The text is always
 * `applyOperations(base, operations)`: to undo is to leave the last operation out. Only what is edited changes; comments, quotes,
 * spacing and order stay. A `Refusal` says in words what was not done, and nothing is done then. Where the file has changed
 * meanwhile, `replayOperations` makes the edits in the new one and tells those that no longer fit. Needs no file system, so it
 * runs in a page too.
 */
export { applyOperations, type Refusal, type Spliced } from "./apply.ts";
export { contentAt, contentOf, isList, isMap, sameContent } from "./content.ts";
export type * from "./operation.ts";
export { placeOfRow } from "./order.ts";
export { type Conflict, type Replayed, replayOperations } from "./replay.ts";

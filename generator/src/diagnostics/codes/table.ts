import { error, warning } from "./entry.ts";

/** Whole tables and what they say of each other. */
export const table = {
  "table/kind-unknown": error((p: { kind: string; family: string }) => `${p.family} has no kind ${p.kind}`),
  "table/kind-missing": error(() => "the file must say its kind"),
  "table/misplaced": error((p: { path: string }) => `${p.path} is not where rules stand`),
  "table/ending": error((p: { path: string }) => `${p.path} does not end in .yaml, so it is not read`),
  "table/passed-over": warning((p: { path: string }) => `${p.path} is no table, and is passed over`),
  "table/book-missing": error((p: { book: string }) => `the book ${p.book} has no book.yaml`),
  "table/family-unknown": warning((p: { family: string }) => `${p.family} is no folder of this project's kinds`),
  "table/reference": error((p: { text: string; target: string }) => `${p.target} has no row ${p.text}`),
  "table/table-unknown": error((p: { text: string }) => `there is no table ${p.text} in this book`),
  "table/lost": error(
    (p: { table: string; errata: number }) => `${p.errata} errata speak of ${p.table}, which is no table of this book`,
  ),
  "table/wrong-shape": error((p: { text: string; expected: string }) => `${p.text} must be ${p.expected}`),
  "table/column-unknown": error(
    (p: { column: string; table: string }) => `${p.table} has no column or axis ${p.column}`,
  ),
  "table/print-column": error((p: { column: string }) => `print names ${p.column}, which is no column of this table`),
  "table/source-missing": error((p: { what: string }) => `${p.what} must cite the line it is printed on`),
};

/** The folder of a project and what stands beside the tables. */
export const project = {
  "project/link": error((p: { path: string }) => `${p.path} is a symbolic link; links are not followed`),
  "project/package": error((p: { path: string; problem: string }) => `${p.path} ${p.problem}`),
};

/** What a table or a schema says of columns. */
export const columns = {
  "schema/unusable": error((p: { problem: string }) => p.problem),
  "column/definition": error((p: { subject: string; problem: string }) => `${p.subject} ${p.problem}`),
};

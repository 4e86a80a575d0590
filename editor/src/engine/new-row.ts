import {
  type Content,
  childText,
  contentOf,
  type Operation,
  type Path,
  parse,
  placeOfRow,
  type SourceFile,
} from "../compiler.ts";

/** A row as a person begins it: what tells it from others; its cells follow in the grid. */
export interface RowWish {
  /** Fields of a row, in order. */
  readonly cells: readonly (readonly [field: string, text: string])[];
  /** Its id, in a map; null in a list, where its keys say where it stands. */
  readonly id: string | null;
  /** The row it stands in, and the field that holds its like; null for a row of the table. */
  readonly within: { readonly row: Path; readonly field: string } | null;
  /** The field that holds rows within the new row. */
  readonly inner: string | null;
}

/** The edit that adds a row, and where it will stand. */
export function rowOperation(file: SourceFile, book: SourceFile | undefined, { cells, id, within, inner }: RowWish) {
  const root = parse(file).tree?.root;
  if (!root) return "the file cannot be read; mend its errors first";
  const table = contentOf(root);
  // A row that holds rows is nothing without one.
  const first: readonly (readonly [string, Content])[] =
    inner === null ? [] : [[inner, { entries: [["standard", { entries: [["name", "Standard"]] }]] }]];
  const content = { entries: [...cells, ...first] };
  const holder = within ? [...within.row, within.field] : ["rows"];
  const minus =
    childText(parse(book ?? { path: "", text: "" }).tree?.root ?? root, "minus") === "negative" ? "negative" : "up-to";
  const path = [...holder, id ?? placeOfRow(table, content, minus)];
  return { operation: { kind: "add", path, content } satisfies Operation, path };
}

import {
  type Content,
  childText,
  contentOf,
  lookupOf,
  type Model,
  type Operation,
  type Path,
  parse,
  rowOfLookup,
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

/** The edits that add a row, and where it will stand; or why it cannot be added. */
export function rowOperations(
  file: SourceFile,
  book: SourceFile | undefined,
  { cells, id, within, inner }: RowWish,
  model: Model | null,
): { readonly operations: readonly Operation[]; readonly path: Path } | string {
  const root = parse(file).tree?.root;
  if (!root) return "the file cannot be read; mend its errors first";
  // A row that holds rows is nothing without one.
  const first: readonly (readonly [string, Content])[] =
    inner === null ? [] : [[inner, { entries: [["standard", { entries: [["name", "Standard"]] }]] }]];
  const content = { entries: [...cells, ...first] };
  const holder = within ? [...within.row, within.field] : ["rows"];
  if (id !== null) {
    const path = [...holder, id];
    return { operations: [{ kind: "add", path, content }], path };
  }
  const minus =
    childText(parse(book ?? { path: "", text: "" }).tree?.root ?? root, "minus") === "negative" ? "negative" : "up-to";
  const address = file.path.replace(/^rules\/([^/]+)\/(?:.*\/)?([^/]+)\.yaml$/, "$1/$2");
  const operations = rowOfLookup(contentOf(root), content, minus, model ? lookupOf(model, address) : undefined);
  return "problem" in operations ? operations.problem : { operations, path: operations.at(-1)?.path ?? holder };
}

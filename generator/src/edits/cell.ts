import { cellNode, follow, type Located, type NotFound } from "../find/address.ts";
import { columnsOf } from "../find/rows.ts";
import type { Column, Model } from "../model/index.ts";
import { parse } from "../parse/index.ts";
import { absent } from "../resolve/erratum.ts";
import type { SourceFile } from "../source/source-file.ts";
import { contentOf, type Operation, type Path, pathOf, sameContent } from "../splice/index.ts";
import { typedContent } from "./typed-content.ts";

/** An edit of a table's file. */
export interface Edit {
  readonly file: SourceFile;
  readonly operation: Operation;
  /** The command that records it as an erratum, in case the document prints what stands there. */
  readonly correction?: string;
}

/** The edit that types a value into the cell an address names: as the book prints it, `absent`, or `unknown: why`. */
export function cellEdit(model: Model, address: string, value: string): Edit | NotFound {
  const located = follow(model, address);
  if (!("book" in located)) return located;
  const { table, row, column } = located;
  if (!row || column === null) return { problem: `${located.address} is no cell; put a column behind it` };
  const rowPath = pathInFile(table.file, row.row.node);
  if (!rowPath)
    return { problem: `${located.address} does not stand as a row in ${table.file.path}; edit it in its file` };
  const columns = columnsOf(table, row.outer !== null);
  const content = typedContent(value, columns.find(({ id }) => id === column) ?? null);
  if (content === undefined) return { problem: `${value} is no list; write it as [first, second]` };
  const node = cellNode(located);
  const was = node ? contentOf(node) : null;
  const path = [...rowPath, column];
  if (sameContent(was, content)) return { problem: `${located.address} holds ${value} already` };
  const edit = { file: table.file, correction: erratumCommand(located, value) };
  if (value !== absent)
    return { ...edit, operation: { kind: "set", path, content, was, columns: orderOf(located, columns) } };
  if (was === null) return { problem: `${located.address} is blank already` };
  return { ...edit, operation: { kind: "clear", path, was } };
}

function erratumCommand({ address, book }: Located, value: string): string {
  const typed = /^[\w.:/+-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
  const authority = book.document ? "<document | author | ruling>" : "<author | ruling>";
  return `npx tablewright erratum ${address} ${typed} --because "<why>" --authority ${authority}`;
}

/** The keys of a row in the order they are typed. */
export function orderOf({ table }: Pick<Located, "table">, columns: readonly Column[]): readonly string[] {
  const axes = table.shape === "lookup" ? table.axes.filter((axis) => !axis.columns).map(({ id }) => id) : [];
  return [...new Set(["id", ...axes, "name", "aliases", ...columns.map(({ id }) => id)])];
}

/** Where a node that was read from a file stands in it. */
export function pathInFile(
  file: SourceFile,
  node: { readonly file: SourceFile; readonly start: number; readonly end: number },
): Path | undefined {
  const { tree } = node.file.path === file.path ? parse(file) : { tree: null };
  return tree ? pathOf(tree.root, node) : undefined;
}

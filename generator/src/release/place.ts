import { parse } from "../parse/index.ts";
import type { Project } from "../project/project.ts";
import { nodeAt } from "../resolve/printed.ts";
import type { SourceFile, Span } from "../source/source-file.ts";
import type { SyntaxMap, SyntaxNode } from "../source/syntax.ts";

/**
 * Where an address of a change stands in the rules: the cell, or the nearest thing around it that is there.
 * @param at `book`, `book/table/row/column`, or `book/errata/<id>`
 * @param part the property of the thing that changed
 */
export function placeOf({ rules }: Project, at: string, part = ""): Span {
  const [book = "", table = "", ...path] = at.split("/");
  const own = rules.filter((one) => one.path.startsWith(`rules/${book}/`));
  if (table === "errata") return inErratum(own, `rules/${book}/errata/${path[0]}.yaml`, part);
  const file = tableFile(own, table);
  const cover = file ?? own.find((one) => one.path === `rules/${book}/book.yaml`) ?? fileAt(`rules/${book}/book.yaml`);
  const root = file && parse(file).tree?.root;
  if (!root) return startOf(cover);
  const stated = nodeAt(root, statedAddress(at, part)?.split("/").slice(1) ?? []);
  return stated && stated !== root ? firstLine(stated) : deepest(root, path).place;
}

/** Where an erratum names what a table states beside its rows: `teams/by`, `hit-table/axes/roll/dice`. Null for all else. */
export function statedAddress(at: string, part = ""): string | null {
  const [, table, row, axis] = at.split("/");
  if (part.startsWith("parameters.")) return `${table}/${part.split(".").slice(1).join("/")}`;
  return row === "*" && axis !== undefined && part !== "" ? `${table}/axes/${axis}/${part}` : null;
}

/** Whether somebody typed what stands at the address of a cell: a blank is not typed, nor what follows from other cells. */
export function typedAt({ rules }: Project, at: string): boolean {
  const [book = "", table = "", ...path] = at.split("/");
  const file = tableFile(
    rules.filter((one) => one.path.startsWith(`rules/${book}/`)),
    table,
  );
  const root = file && parse(file).tree?.root;
  return root !== undefined && deepest(root, path).isWhole;
}

function tableFile(own: readonly SourceFile[], table: string): SourceFile | undefined {
  return own.find((one) => one.path.endsWith(`/${table}.yaml`) && !one.path.includes("/errata/"));
}

function inErratum(own: readonly SourceFile[], path: string, part: string): Span {
  const file = own.find((one) => one.path === path) ?? fileAt(path);
  return parse(file).tree?.root.entries.get(part)?.key ?? startOf(file);
}

/** Follows the names of an address through the maps and lists of a table. */
function deepest(root: SyntaxMap, path: readonly string[]): { readonly place: Span; readonly isWhole: boolean } {
  let node: SyntaxNode = root.entries.get("rows")?.value ?? root;
  let found: Span = root;
  let steps = 0;
  for (const name of path) {
    const next: SyntaxNode | undefined =
      node.kind === "map"
        ? node.entries.get(name)?.value
        : node.kind === "list"
          ? node.items.find((item) => isRow(item, name))
          : undefined;
    if (!next) break;
    found = (node.kind === "map" && next.kind !== "scalar" && node.entries.get(name)?.key) || next;
    node = next;
    steps += 1;
  }
  const place = found === root || node === root ? startOf(root.file) : firstLine(found);
  return { place, isWhole: steps === path.length };
}

/** A row of a list is known by its id, or by the text of one of its keys. */
function isRow(item: SyntaxNode, name: string): boolean {
  return item.kind === "map" && [...item.entries.values()].some(({ value }) => isText(value, name));
}

function isText(node: SyntaxNode, name: string): boolean {
  return node.kind === "scalar" && node.text === name;
}

function firstLine({ file, start, end }: Span): Span {
  const line = file.text.indexOf("\n", start);
  return { file, start, end: line === -1 ? end : Math.min(end, line) };
}

export function startOf(file: SourceFile): Span {
  return firstLine({ file, start: 0, end: file.text.length });
}

/** A file to point to that is not there, or is a folder. */
export function fileAt(path: string): SourceFile {
  return { path, text: "" };
}

/** The first place of a text in a file. */
export function wordIn(file: SourceFile, text: string): Span {
  const start = file.text.indexOf(text);
  return start === -1 ? startOf(file) : { file, start, end: start + text.length };
}

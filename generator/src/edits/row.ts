import { follow, type Located, type NotFound } from "../find/address.ts";
import { columnsOf } from "../find/rows.ts";
import type { Book, Column, Model } from "../model/index.ts";
import { parse } from "../parse/index.ts";
import { childText, type SyntaxMap } from "../source/syntax.ts";
import { type Content, type ContentMap, contentOf, type Path, placeOfRow } from "../splice/index.ts";
import { type Edit, orderOf, pathInFile } from "./cell.ts";
import { typedContent } from "./typed-content.ts";

/** Where a new row is to stand: in a map under its id, in a list (`id` null) where its keys put it. */
interface Place {
  readonly located: Located;
  readonly root: SyntaxMap;
  readonly path: Path;
  readonly isNested: boolean;
}

/**
 * The edit that adds a row: to a catalog behind the last or before a given one, to a lookup where its keys put it.
 * @param place `table/row` or `table/row/loads/load`; of a lookup the table alone, or with an id for the row
 * @param cells as `column=value`, those of a load as `loads/slug/damage=4`
 */
export function rowEdit(model: Model, place: string, cells: readonly string[], before?: string): Edit | NotFound {
  const found = placeFor(model, place);
  if ("problem" in found) return found;
  const { located, root, path, isNested } = found;
  const { table } = located;
  const { rows } = Object.fromEntries([...root.entries].map(([key, { value }]) => [key, value]));
  const row = typedRow(located, cells, isNested);
  if ("problem" in row) return row;
  if (isNested || rows?.kind === "map") {
    const where = before === undefined ? {} : { before };
    return { file: table.file, operation: { kind: "add", path, content: row, ...where } };
  }
  const id = path.at(1);
  const content = id === undefined ? row : { entries: [["id", String(id)] as const, ...row.entries] };
  const at = placeOfRow(contentOf(root), content, minusOf(located.book));
  return { file: table.file, operation: { kind: "add", path: ["rows", at], content } };
}

function minusOf({ file }: Book): "up-to" | "negative" {
  const { tree } = parse(file);
  return tree && childText(tree.root, "minus") === "negative" ? "negative" : "up-to";
}

function placeFor(model: Model, typed: string): Place | NotFound {
  const steps = typed.replace(/^\/|\/$/g, "").split("/");
  const heads = [2, 1].map((length) => [length, follow(model, steps.slice(0, length).join("/"))] as const);
  const [length, located] = heads.find(([, one]) => "book" in one && one.row === null) ?? [1, heads[1]?.[1]];
  if (!located || !("book" in located)) return located ?? { problem: `there is no table ${typed}` };
  const { table, address } = located;
  const { tree } = parse(table.file);
  const rest = steps.slice(length);
  if (!tree) return { problem: `${table.file.path} cannot be read` };
  const place = { located, root: tree.root };
  const isMap = tree.root.entries.get("rows")?.value.kind === "map";
  if (rest.length === 0 && isMap) return { problem: `say the id of the new row: ${address}/<id>` };
  if (rest.length <= 1) return { ...place, path: ["rows", ...rest], isNested: false };
  const outer = follow(model, `${address}/${rest[0]}`);
  if (!("book" in outer)) return outer;
  const nested = table.shape === "catalog" ? table.nested?.id : undefined;
  const outerPath = outer.row && pathInFile(table.file, outer.row.row.node);
  if (!outerPath || nested === undefined || rest[1] !== nested || rest.length !== 3)
    return {
      problem: `${typed} is no place of a row`,
      near: `${address}/${rest[0]}${nested ? `/${nested}/<id>` : ""}`,
    };
  return { ...place, path: [...outerPath, nested, rest[2] ?? ""], isNested: true };
}

/** The row in the order of its columns, whatever the order in which its cells are typed. */
function typedRow(located: Located, cells: readonly string[], isNested: boolean): ContentMap | NotFound {
  const { table } = located;
  const nested = table.shape === "catalog" && !isNested ? table.nested : null;
  const columns = columnsOf(table, isNested);
  const own = new Map<string, Content>();
  const inner = new Map<string, Map<string, Content>>();
  for (const cell of cells) {
    const [, name = "", value = ""] = /^([^=]+)=(.*)$/s.exec(cell) ?? [];
    const [first = "", id, column] = nested && name.startsWith(`${nested.id}/`) ? name.split("/") : [name];
    if (name === "" || (first === nested?.id && column === undefined))
      return { problem: `${cell} is no cell; write column=value, such as ${exampleOf(columns, nested)}` };
    const definition = (column === undefined ? columns : (nested?.columns ?? [])).find(
      (one) => one.id === (column ?? first),
    );
    const content = typedContent(value, definition ?? null);
    if (content === undefined) return { problem: `${value} is no list; write it as [first, second]` };
    if (id === undefined || column === undefined) own.set(first, content);
    else inner.set(id, (inner.get(id) ?? new Map()).set(column, content));
  }
  const rows = [...inner].map(
    ([id, cellsOf]) => [id, inOrder(cellsOf, orderOf(located, nested?.columns ?? []))] as const,
  );
  const row = inOrder(own, orderOf(located, columns));
  return nested && rows.length > 0 ? { entries: [...row.entries, [nested.id, { entries: rows }]] } : row;
}

function exampleOf(columns: readonly Column[], nested: { readonly id: string } | null): string {
  const first = columns[0]?.id ?? "name";
  return nested ? `${first}=3, or ${nested.id}/standard/<column>=3` : `${first}=3`;
}

function inOrder(cells: ReadonlyMap<string, Content>, order: readonly string[]): ContentMap {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return { entries: [...cells].sort(([one], [other]) => place(one) - place(other)) };
}

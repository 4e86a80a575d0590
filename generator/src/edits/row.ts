import type { NotFound } from "../find/address.ts";
import type { LookupTable, Model } from "../model/index.ts";
import type { Minus } from "../numerals/band.ts";
import type { SheetColumn, TableForm } from "../sheet/columns.ts";
import { typedContent } from "../sheet/typed-content.ts";
import { childMap } from "../source/syntax.ts";
import { type Content, type ContentMap, contentAt, contentOf, type Operation, placeOfRow } from "../splice/index.ts";
import { meant } from "../splice/meaning.ts";
import { roomFor } from "./narrow.ts";
import { type Edit, fieldsOf, type Placed, placed } from "./place.ts";
import { isSideways, rowSideways } from "./sideways.ts";

/**
 * The edit that adds a row: to a catalog behind the last or before a given one, to a lookup where its keys put it.
 * @param address `table/row` or `table/row/loads/load`; of a lookup the table alone, or with an id for the row
 * @param cells as `column=value`, those of a load as `loads/slug/damage=4`
 */
export function rowEdit(
  forms: readonly TableForm[],
  model: Model,
  address: string,
  cells: readonly string[],
  before?: string,
): Edit | NotFound {
  const place = placed(forms, model, address);
  if ("problem" in place) return place;
  const { form, rest, rows } = place;
  const [id = "", nested, inner, ...more] = rest.split("/");
  const row = typedRow(place, cells, inner === undefined ? null : (nested ?? null));
  if ("problem" in row) return row;
  if (isSideways(form)) {
    const operations = rowSideways(form, rest, row, lookupOf(model, form.address), before);
    return "problem" in operations ? operations : { file: form.file, operations };
  }
  const where = before === undefined ? {} : { before };
  if (nested !== undefined) {
    const outer = rows.find((one) => one.id === id);
    if (!outer) return { problem: `${form.address} has no row ${id}` };
    if (!nestedIn(form).includes(nested) || !inner || more.length > 0)
      return { problem: `${address} is no place of a row; ${placesIn(form)}` };
    const path = [...outer.path, nested, inner];
    if (rows.some((one) => one.id === id && one.inner?.within === nested))
      return { file: form.file, operations: [{ kind: "add", path, content: row, ...where }] };
    const content = { entries: [[inner, row] as const] };
    return { file: form.file, operations: [{ kind: "add", path: path.slice(0, -1), content }] };
  }
  if (childMap(form.root, "rows") || form.kind.shape !== "lookup") {
    if (id === "") return { problem: `say the id of the new row: ${form.address}/<id>` };
    return { file: form.file, operations: [{ kind: "add", path: ["rows", id], content: row, ...where }] };
  }
  const content = id === "" ? row : { entries: [["id", id] as const, ...row.entries] };
  const operations = rowOfLookup(contentOf(form.root), content, form.minus, lookupOf(model, form.address));
  return "problem" in operations ? operations : { file: form.file, operations };
}

/**
 * Adds a row to a lookup where its keys put it, and makes room for it among the bands.
 * @param lookup the table as it is understood; undefined while it has errors
 */
export function rowOfLookup(
  table: Content,
  row: ContentMap,
  minus: Minus,
  lookup: LookupTable | undefined,
): readonly Operation[] | NotFound {
  const room = lookup ? roomFor(lookup, contentAt(table, ["rows"]) ?? [], row, minus) : [];
  if ("problem" in room) return room;
  const at = placeOfRow(room.reduce(meant, table), row, minus);
  return [...room, { kind: "add", path: ["rows", at], content: row }];
}

/** A lookup by the address of its table, as its file states it. */
export function lookupOf({ books }: Model, address: string): LookupTable | undefined {
  const [id, ...rest] = address.split("/");
  const tables = books.find((book) => book.id === id)?.editions["as-printed"] ?? [];
  return tables.flatMap((table) => (table.shape === "lookup" && table.id === rest.join("/") ? [table] : []))[0];
}

function placesIn({ address, kind }: TableForm): string {
  return `write ${address}/<row>${kind.nested.map(({ id }) => ` or ${address}/<row>/${id}/<row within>`).join("")}`;
}

function nestedIn({ kind }: TableForm): readonly string[] {
  return kind.nested.map(({ id }) => id);
}

/** The row in the order of its columns, whatever the order in which its cells are typed. */
function typedRow({ form, columns }: Placed, cells: readonly string[], place: string | null): ContentMap | NotFound {
  const nested = place === null ? nestedIn(form) : [];
  const own = new Map<string, Content>();
  const inside = new Map<string, Map<string, Map<string, Content>>>();
  for (const cell of cells) {
    const [, name = "", value = ""] = /^([^=]+)=(.*)$/s.exec(cell) ?? [];
    const within = nested.find((one) => name.startsWith(`${one}/`));
    const [id, field] = within === undefined ? [] : name.split("/").slice(1);
    if (name === "" || nested.includes(name) || (id !== undefined && field === undefined))
      return { problem: `${cell} is no cell; write column=value, such as ${exampleOf(columns, nested)}` };
    const wanted = field ?? name;
    const column = columns.find((one) => one.field === wanted && one.within === (within ?? place))?.column ?? null;
    const content = typedContent(value, column);
    if (content === undefined) return { problem: `${value} is no list; write it as [first, second]` };
    if (id === undefined || within === undefined) own.set(name, content);
    else {
      const rows = inside.get(within) ?? new Map<string, Map<string, Content>>();
      inside.set(within, rows.set(id, (rows.get(id) ?? new Map()).set(wanted, content)));
    }
  }
  const row = inOrder(own, fieldsOf(columns, place));
  const inner = [...inside].map(([within, rows]) => {
    const entries = [...rows].map(([id, one]) => [id, inOrder(one, fieldsOf(columns, within))] as const);
    return [within, { entries }] as const;
  });
  return { entries: [...row.entries, ...inner] };
}

function exampleOf(columns: readonly SheetColumn[], [nested]: readonly string[]): string {
  const first = columns.find(({ column }) => column)?.field ?? "name";
  return nested !== undefined ? `${first}=3, or ${nested}/standard/<column>=3` : `${first}=3`;
}

function inOrder(cells: ReadonlyMap<string, Content>, order: readonly string[]): ContentMap {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return { entries: [...cells].sort(([one], [other]) => place(one) - place(other)) };
}

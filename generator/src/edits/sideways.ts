import { asRows } from "../columns/as-rows.ts";
import type { NotFound } from "../find/address.ts";
import type { LookupTable } from "../model/index.ts";
import type { TableForm } from "../sheet/columns.ts";
import { typedContent } from "../sheet/typed-content.ts";
import { child, childMap } from "../source/syntax.ts";
import {
  type Content,
  type ContentMap,
  contentAt,
  contentOf,
  isList,
  isMap,
  type Operation,
  type Path,
  placeOfRow,
} from "../splice/index.ts";
import { meant } from "../splice/meaning.ts";
import { roomFor } from "./narrow.ts";

/** Whether a table has a line for each column and a heading for each row. */
export function isSideways({ isLaidOut, root }: TableForm): boolean {
  return isLaidOut === true && childMap(root, "rows") !== undefined;
}

/** The place of a cell of such a table: on the line of its column, under the heading of its row. */
export function cellSideways(
  form: TableForm,
  rest: string,
): { readonly path: Path; readonly order: readonly string[] } | null {
  const end = rest.lastIndexOf("/");
  const [heading, line] = [rest.slice(0, end), rest.slice(end + 1)];
  const order = headingsOf(upright(form), axisOf(form));
  return order.includes(heading) && mayBeLine(form, line) ? { path: ["rows", line, heading], order } : null;
}

/**
 * The edits that add a row to such a table: a heading, with a cell on each line.
 * @param id the heading, unless it is the key of a lookup, which is typed as a cell
 * @param lookup the table as it is understood, where it is a lookup
 */
export function rowSideways(
  form: TableForm,
  id: string,
  typed: ContentMap,
  lookup: LookupTable | undefined,
  before: string | undefined,
): readonly Operation[] | NotFound {
  const axis = axisOf(form);
  const heading = axis === null ? id : String(contentAt(typed, [axis]) ?? id);
  const table = upright(form);
  const headings = headingsOf(table, axis);
  if (heading === "")
    return { problem: `say the heading of the new row: ${form.address}${axis ? ` ${axis}=…` : "/<id>"}` };
  if (headings.includes(heading)) return { problem: `${form.address} has ${heading} already` };
  const row: ContentMap =
    axis === null ? typed : { entries: [[axis, heading], ...typed.entries.filter(([key]) => key !== axis)] };
  const room = lookup ? roomFor(lookup, contentAt(table, ["rows"]) ?? [], row, form.minus) : [];
  if ("problem" in room) return room;
  const narrowed = room.reduce(meant, table);
  const at =
    axis !== null
      ? placeOfRow(narrowed, row, form.minus)
      : before === undefined
        ? headings.length
        : headings.indexOf(before);
  if (at === -1) return { problem: `there is no ${before} to put it before` };
  const now = headingsOf(narrowed, axis);
  const order = [...now.slice(0, at), heading, ...now.slice(at)];
  const lines = childMap(form.root, "rows");
  const renamed = headings.flatMap((was, index) => {
    const to = now[index] ?? was;
    const holding = [...(lines?.entries ?? [])].filter(
      ([, { value }]) => value.kind === "map" && value.entries.has(was),
    );
    return to === was ? [] : holding.map(([line]): Operation => ({ kind: "rename", path: ["rows", line, was], to }));
  });
  const cells = row.entries.filter(([name]) => name !== axis);
  const wrong = cells.find(([name]) => !mayBeLine(form, name));
  if (wrong)
    return {
      problem: `${form.address} has no line ${wrong[0]}; it has ${[...(lines?.entries.keys() ?? [])].join(", ")}`,
    };
  return [...renamed, ...cells.map(([name, content]) => cellOn(form, name, heading, content, order))];
}

/** A cell on its line; the line too, where no row has had such a cell. */
export function cellOn(
  form: TableForm,
  line: string,
  heading: string,
  content: Content,
  columns: readonly string[],
): Operation {
  const typed = typeof content === "string" ? typedContent(content, columnOf(form, line)) : undefined;
  const value = typed ?? content;
  if (!childMap(form.root, "rows")?.entries.has(line))
    return { kind: "add", path: ["rows", line], content: { entries: [[heading, value]] } };
  return { kind: "set", path: ["rows", line, heading], content: value, was: null, columns };
}

export function columnOf({ kind }: TableForm, line: string) {
  return kind.columns.find(({ id }) => id === line) ?? null;
}

function mayBeLine(form: TableForm, line: string): boolean {
  return line === "name" || columnOf(form, line) !== null || childMap(form.root, "rows")?.entries.has(line) === true;
}

/** The axis whose keys stand across the top; null in a catalog. */
function axisOf({ root }: TableForm): string | null {
  const axes = [...(childMap(root, "axes")?.entries ?? [])];
  return axes.find(([, { value }]) => value.kind === "map" && !child(value, "columns"))?.[0] ?? null;
}

/** What the file says, with a row for each heading. */
function upright({ root }: TableForm): Content {
  return contentOf(asRows(root, () => {}) ?? root);
}

function headingsOf(table: Content, axis: string | null): readonly string[] {
  const rows = contentAt(table, ["rows"]) ?? "";
  if (isList(rows)) return rows.map((row) => String(contentAt(row, [axis ?? ""]) ?? ""));
  return isMap(rows) ? rows.entries.map(([id]) => id) : [];
}

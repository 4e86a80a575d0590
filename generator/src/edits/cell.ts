import { follow, type NotFound } from "../find/address.ts";
import type { Column, Model } from "../model/index.ts";
import { absent } from "../resolve/erratum.ts";
import type { TableForm } from "../sheet/columns.ts";
import { cellText } from "../sheet/rows.ts";
import { typedContent } from "../sheet/typed-content.ts";
import { contentAt, contentOf, type Path, sameContent } from "../splice/index.ts";
import { type Edit, fieldsOf, type Placed, pathOfRow, placed } from "./place.ts";
import { cellOn, cellSideways, columnOf, isSideways } from "./sideways.ts";

/** The edit that types a value into the cell an address names: as the book prints it, `absent`, or `unknown: why`. */
export function cellEdit(forms: readonly TableForm[], model: Model, address: string, value: string): Edit | NotFound {
  const place = placed(forms, model, address);
  if ("problem" in place) return place;
  const cell = cellIn(place);
  if (!cell) {
    const located = follow(model, address);
    const isKnown = model.books.some(({ editions }) =>
      editions.current.some(({ file }) => file.path === place.form.file.path),
    );
    if (!isKnown) return { problem: `${place.form.address} has no cell ${place.rest}` };
    return "problem" in located ? located : { problem: `${located.address} is no cell; put a column behind it` };
  }
  const { path, column, order } = cell;
  const { form } = place;
  const was = contentAt(contentOf(form.root), path) ?? null;
  const content = value === absent ? null : typedContent(value, column);
  const whole = `${form.address}/${place.rest}`;
  if (content === undefined) return { problem: `${value} is no list; write it as [first, second]` };
  if (sameContent(was, content)) return { problem: `${whole} holds ${cellText(was) || "nothing"} already` };
  const edit = { file: form.file, correction: erratumCommand(whole, value) };
  if (content === null && was !== null) return { ...edit, operations: [{ kind: "clear", path, was }] };
  const [, line = "", heading = ""] = path.map(String);
  if (was === null && isSideways(form))
    return { ...edit, operations: [cellOn(form, line, heading, content ?? "", order)] };
  return { ...edit, operations: [{ kind: "set", path, content: content ?? "", was, columns: order }] };
}

interface Cell {
  readonly path: Path;
  readonly column: Column | null;
  /** The keys beside it, in the order they are typed. */
  readonly order: readonly string[];
}

/** The cell behind a table's address: a row, and a column that the row has or may have. */
function cellIn({ form, columns, rows, rest }: Placed): Cell | null {
  if (isSideways(form)) {
    const found = cellSideways(form, rest);
    return found && { ...found, column: columnOf(form, String(found.path[1])) };
  }
  const places = rows.flatMap((row) => [
    ...(row.inner ? [{ at: pathOfRow(row), path: row.inner.path, within: row.inner.within }] : []),
    { at: row.id, path: row.path, within: null },
  ]);
  const nested = form.kind.nested.map(({ id }) => id);
  for (const { at, path, within } of places) {
    const field = rest.startsWith(`${at}/`) ? rest.slice(at.length + 1) : "";
    const isThere = contentAt(contentOf(form.root), [...path, field]) !== undefined && !nested.includes(field);
    const order = fieldsOf(columns, within);
    if (!isThere && (field === "" || field === "id" || !order.includes(field))) continue;
    const column = columns.find((one) => one.field === field && one.within === within)?.column ?? null;
    return { path: [...path, field], column, order };
  }
  return null;
}

function erratumCommand(address: string, value: string): string {
  const typed = /^[\w.:/+-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
  return `npx tablewright erratum ${address} ${typed} --because "<why>" --authority <document | author | ruling>`;
}

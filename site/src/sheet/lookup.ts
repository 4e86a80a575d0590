import type { Axis, Column, Lookup, Print, Row } from "../data/book.ts";
import { columnName, diceWords, label, unitWords, valueWords } from "../words.ts";
import { lineSource } from "./catalog.ts";
import { keyCell, type Questions, valueCell } from "./cell.ts";
import { isNumeric, unprinted } from "./columns.ts";
import { printKey } from "./notation.ts";
import { bothEditions } from "./presence.ts";
import type { Group, Heading, Sheet } from "./sheet.ts";

/** A lookup: a line for each row under its key, or a matrix where an axis stands as columns. */
export function lookupSheet(table: Lookup, printed: Lookup, questions: Questions): Sheet {
  const [stub, ...others] = table.axes.filter((axis) => !axis.columns) as [Axis, ...Axis[]];
  const columns = columnsOf(table);
  const layout = layoutOf(table, stub, others, columns);
  const groups = bothEditions(table.rows, printed.rows).map(({ row, presence }): Group => {
    const address = `${table.id}/${row.id}`;
    const place = { row, address, questions };
    const cells = layout.map((parts) =>
      parts.flatMap((id) => {
        const axis = others.find((one) => one.id === id);
        if (axis) return [keyCell(row.keys?.[id], axis, place)];
        const column = columns.find((one) => one.id === id);
        return column ? [valueCell(row.values[id], column, place)] : [];
      }),
    );
    const line = { address: null, presence, cells, ...lineSource(row) };
    return { address, name: rowName(row, stub), printed: null, presence, lines: [line] };
  });
  return {
    stub: stubWords(stub),
    columns: layout.map((parts) => headingOf(parts, table, columns, others)),
    groups,
    cited: table.rows.some(({ lines }) => lines.length > 0),
  };
}

/** A row's key as the table writes it, or the name of an id. */
function rowName({ id, name, keys }: Row, axis: Axis): string {
  if (axis.match !== "exact") return printKey(keys?.[axis.id], axis);
  return name === id ? label(valueWords(keys?.[axis.id])) : name;
}

function stubWords({ id, unit, dice }: Axis): string {
  const rolled = dice ? diceWords(dice) : "";
  const about = [unit ?? "", rolled].filter((part) => part !== "").join(", ");
  return about === "" ? label(id) : `${label(id)} (${about})`;
}

function columnsOf({ axes, result }: Lookup): readonly Column[] {
  if (result.layout === "columns") return result.columns;
  const keys = axes.find(({ id }) => id === result.axis)?.keys ?? [];
  return keys.map((id) => {
    // Its heading is the key, not what the cells are called.
    const { label: _, ...cell } = result.cell;
    return { ...cell, id };
  });
}

/** The columns beside the key; words as printed stand only where they say more than the key does. */
function layoutOf(table: Lookup, stub: Axis, others: readonly Axis[], columns: readonly Column[]): Print {
  const print = table.print.filter((parts, at, all) => all.findIndex((one) => one.join() === parts.join()) === at);
  const shown = print.flat();
  const same = ({ values, ...row }: Row) =>
    values.printed == null ||
    valueWords(values.printed).toLowerCase() === rowName({ values, ...row }, stub).toLowerCase();
  return [
    ...others.filter(({ id }) => !shown.includes(id)).map(({ id }) => [id]),
    ...print.filter((parts) => parts.join() !== stub.id && !(parts.join() === "printed" && table.rows.every(same))),
    ...unprinted(print, columns, table.rows, "").map((id) => [id]),
  ];
}

function headingOf(
  parts: readonly string[],
  { result, axes }: Lookup,
  columns: readonly Column[],
  keys: readonly Axis[],
): Heading {
  const found = columns.filter(({ id }) => parts.includes(id));
  const key = keys.find(({ id }) => id === parts[0]);
  const over = result.layout === "matrix" && found.length > 0 ? axes.find(({ id }) => id === result.axis) : undefined;
  return {
    id: parts.join("+"),
    text: parts
      .map((id) => (id === "printed" ? "As printed" : columnName(found.find((one) => one.id === id) ?? { id })))
      .join(" / "),
    unit: key ? (key.unit ?? "") : [...new Set(found.map(unitWords))].join(" / "),
    numeric: found.length > 0 && found.every(isNumeric),
    over: over ? label(over.id) : null,
    naming: false,
  };
}

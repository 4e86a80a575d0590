import { partNames } from "../words.ts";
import type { Cell, Group, Line, Sheet } from "./sheet.ts";

/** A figure of a line with its name. */
export interface Named {
  readonly name: string;
  readonly cell: Cell;
}

/** The figures of a line by name; what stands on the first line for the whole row counts for each. */
export function namedCells({ columns }: Sheet, { lines: [first] }: Group, line: Line): readonly Named[] {
  return columns.flatMap(({ text, unit, naming }, at) => {
    if (naming) return [];
    const names = partNames({ text, unit });
    const parts = line.cells[at] ?? first?.cells[at] ?? [];
    return parts.flatMap((own, n) => {
      const cell = own.address === "" ? (first?.cells[at]?.[n] ?? own) : own;
      return cell.text === "" && cell.lost === null ? [] : [{ name: names[n] ?? text, cell }];
    });
  });
}

/** A line by what it is: a bare figure stands after what it is a figure of. */
export function lineTitle(table: string, { stub, columns }: Sheet, { name, lines }: Group, line: Line): string {
  if (!/\p{L}{2}/u.test(name)) return `${table}, ${stub} ${name}`;
  const naming = columns.findIndex((column) => column.naming);
  const inner = lines.length > 1 ? (line.cells[naming]?.[0]?.text ?? "") : "";
  return inner === "" ? name : `${name}, ${inner}`;
}

import type { Constant, ConstantsTable, Modifier, ModifiersTable, Row } from "../../model/index.ts";
import { inline, join, type Markdown, md } from "../markdown/markdown.ts";
import type { Corrections } from "../output/corrections.ts";
import { cell, cellText, marked } from "./cell.ts";
import { idColumn, lineColumn, linesOf, nameColumn, type Sheet, type SheetColumn, sheet } from "./sheet.ts";

/** Signed numbers with their signs, and when each applies. */
export function modifiersSheet({ modifiers, unit }: ModifiersTable, corrections: Corrections): Sheet {
  const value: SheetColumn = {
    heading: inline(unit === null ? "Modifier" : `Modifier (${unit})`),
    cell: ({ row }) =>
      marked(inline((row as Modifier).outcome ?? signed((row as Modifier).value)), "value", corrections.get(row) ?? []),
  };
  const applies: SheetColumn = { heading: md`Applies`, cell: ({ row }) => application(row as Modifier) };
  return figuresSheet(modifiers, [value, applies]);
}

/** Single figures, each with its own unit. */
export function constantsSheet({ constants }: ConstantsTable, corrections: Corrections): Sheet {
  const figure: SheetColumn = {
    heading: md`Figure`,
    cell: ({ row }) => marked(cell((row as Constant).value, null), "value", corrections.get(row) ?? []),
  };
  const unit: SheetColumn = { heading: md`Unit`, cell: ({ row }) => inline((row as Constant).unit ?? "") };
  return figuresSheet(constants, [figure, unit]);
}

function figuresSheet(rows: readonly Row[], figures: readonly SheetColumn[]): Sheet {
  const lines = linesOf(rows);
  const isDescribed = rows.some(({ values }) => (values.description ?? null) !== null);
  const description: SheetColumn = {
    heading: md`What it is`,
    cell: ({ row }) => inline(cellText(row.values.description ?? null, null)),
  };
  return sheet(
    [idColumn(), ...nameColumn(rows), ...figures, ...(isDescribed ? [description] : []), ...lineColumn(lines)],
    lines,
  );
}

function signed(value: number): string {
  return value > 0 ? `+${cellText(value, null)}` : cellText(value, null);
}

function application({ group, counted }: Modifier): Markdown {
  return join([counted ? md`once for each` : md``, group === null ? md`` : md`one of ${inline(group)}`], "; ");
}

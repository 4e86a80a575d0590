import type { PrintColumn } from "../model/index.ts";
import { type Figure, figures } from "../numerals/figures.ts";
import { readLines } from "../numerals/lines.ts";
import type { Difference } from "./difference.ts";
import { type EvidenceFile, linesWithText } from "./evidence.ts";
import type { PlanCite } from "./plan.ts";
import { printPart } from "./print-row.ts";
import type { PrintableRow } from "./printable-rows.ts";

/** Compares each scattered cell of a row with the figure it cites. */
export function checkCites(
  { row, nested }: PrintableRow,
  index: number,
  cites: readonly PlanCite[],
  print: readonly PrintColumn[],
  evidence: EvidenceFile,
): readonly Difference[] {
  return cites.flatMap(({ column, lines, figure }): Difference[] => {
    const numbers = linesWithText(readLines(lines) ?? [], evidence);
    if (numbers.some((line) => evidence.unusable.has(line))) return [];
    const missing = numbers.find((line) => !evidence.lines.has(line));
    const known = numbers.flatMap((line) => figures(evidence.lines.get(line)?.text ?? ""));
    const value = nested?.row[column] ?? row[column] ?? null;
    const part = print.flatMap(({ parts }) => parts).find((one) => one.column === column);
    const text = (part && printPart(part, value)) || valueText(value);
    const own = typeof value === "number" && !part?.notation ? [value] : figures(text).map((one) => one.value);
    const wanted = known.slice(figure - 1, figure - 1 + Math.max(1, own.length));
    // A word has no figure that could differ.
    const isHeld = own.length > 0 ? sameFigures(own, wanted) : text !== "";
    if (missing === undefined && isHeld) return [];
    const shown = wanted.map((one) => one.text).join(" ") || `no figure ${figure}`;
    const printed = missing === undefined ? shown : "no evidence";
    const here = `${column} ${text || "nothing"}`;
    const line = String(missing ?? numbers.join(", "));
    const kind = missing === undefined ? "differs" : "missing";
    return [
      {
        kind,
        row: index,
        line,
        printed,
        here,
        piece: { printed, here, column: columnOf(column, nested?.within ?? null) },
      },
    ];
  });
}

/** Whether figures are those that are printed, one by one. */
export function sameFigures(own: readonly number[], printed: readonly Figure[], sign = 1): boolean {
  return own.length === printed.length && own.every((value, at) => value === sign * (printed[at]?.value ?? Number.NaN));
}

/** A record has the figures of its fields, in their order. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  return "unknown" in value ? "" : Object.values(value).map(valueText).join(" ");
}

function columnOf(column: string, nested: string | null) {
  return { parts: [{ column, nested, key: false, notation: null, default: null }] };
}

import { readLines } from "../numerals/lines.ts";
import type { Difference } from "./difference.ts";
import { type EvidenceFile, linesWithText } from "./evidence.ts";
import { figures } from "./figures.ts";
import type { PlanCite } from "./plan.ts";
import type { PrintableRow } from "./printable-rows.ts";

/** Compares each scattered cell of a row with the figure it cites. */
export function checkCites(
  { row, nested }: PrintableRow,
  index: number,
  cites: readonly PlanCite[],
  evidence: EvidenceFile,
): readonly Difference[] {
  return cites.flatMap(({ column, lines, figure }): Difference[] => {
    const numbers = linesWithText(readLines(lines) ?? [], evidence);
    if (numbers.some((line) => evidence.unusable.has(line))) return [];
    const missing = numbers.find((line) => !evidence.lines.has(line));
    const wanted = numbers.flatMap((line) => figures(evidence.lines.get(line)?.text ?? ""))[figure - 1];
    const value = nested?.[column] ?? row[column] ?? null;
    const own = typeof value === "number" ? [value] : figures(valueText(value)).map((one) => one.value);
    if (missing === undefined && wanted && own.length === 1 && own[0] === wanted.value) return [];
    const printed = missing === undefined ? (wanted?.text ?? `no figure ${figure}`) : "no evidence";
    const here = `${column} ${valueText(value) || "nothing"}`;
    const line = String(missing ?? numbers.join(", "));
    const kind = missing === undefined ? "differs" : "missing";
    return [
      { kind, row: index, line, printed, here, piece: { printed, here, column: columnOf(column, nested !== null) } },
    ];
  });
}

/** A record has the figures of its fields, in their order. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  return "unknown" in value ? "" : Object.values(value).map(valueText).join(" ");
}

function columnOf(column: string, nested: boolean) {
  return { parts: [{ column, nested, key: false, notation: null, default: null }] };
}

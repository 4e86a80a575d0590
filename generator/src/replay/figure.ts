import type { Difference, Printing } from "./difference.ts";
import type { EvidenceFile } from "./evidence.ts";
import { figures } from "./figures.ts";
import type { TablePlan } from "./plan.ts";

/** Holds a row against the one figure of its line that it is; null where it agrees. */
export function checkFigure(printing: Printing, plan: TablePlan, evidence: EvidenceFile): Difference | null {
  const { row, text, value, lines, cells } = printing;
  const { figure = 1, decrease = false } = plan.rows[row] ?? {};
  const known = lines.flatMap((line) => figures(evidence.lines.get(line)?.text ?? ""));
  const wanted = known[figure - 1];
  const own = value === null ? figures(text).map((one) => one.value) : [value];
  // A figure printed without its sign is a decrease only where the row says so.
  const sign = decrease ? -1 : 1;
  if (wanted && own.length === 1 && own[0] === sign * wanted.value) return null;
  const printed = wanted ? wanted.text : `no figure ${figure}`;
  const here = value === null ? text : String(value);
  const cell = cells.find(({ column }) => value === null || column.parts.some((part) => part.column === "value"));
  const piece = { printed, here, column: cell?.column ?? null };
  return { kind: "differs", row, line: lines.join(", "), printed, here, piece };
}

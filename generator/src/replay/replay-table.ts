import { figures } from "../numerals/figures.ts";
import { readLines } from "../numerals/lines.ts";
import { checkCites, sameFigures } from "./cites.ts";
import type { Difference, Printing } from "./difference.ts";
import { type EvidenceFile, linesWithText } from "./evidence.ts";
import { checkGroup, groupByLine } from "./group.ts";
import { compilePrint, type TablePlan } from "./plan.ts";
import { printCells } from "./print-row.ts";
import { type PrintableRow, printableRows } from "./printable-rows.ts";

/**
 * Prints the rows of a table and compares them with the evidence.
 * @param data the rows in book order, or by id as modifiers and constants are published
 */
export function findDifferences(plan: TablePlan, data: object, evidence: EvidenceFile): readonly Difference[] {
  const rows = printableRows(plan, data);
  const strayed = strayRow(plan, rows);
  if (strayed) return [strayed];
  const print = compilePrint(plan.print);
  const single = plan.shape === "modifiers" || plan.shape === "constants";
  const cited = plan.rows.flatMap(({ lines }, row): Printing[] => {
    const ranges = readLines(lines ?? "");
    const found = rows[row];
    if (!ranges || !found) return [];
    const cells = printCells(print, found.row, found.nested, found.first);
    const text = cells.map((cell) => cell.text).join(" ");
    const number = found.row.value;
    const value = single && typeof number === "number" ? number : null;
    return [{ row, cells, text, value, lines: linesWithText(ranges, evidence) }];
  });
  const usable = cited.filter(({ lines }) => !lines.some((line) => evidence.unusable.has(line)));
  const known = ({ lines }: Printing) => lines.every((line) => evidence.lines.has(line));
  const figured = ({ row }: Printing) => plan.rows[row]?.figure !== undefined;
  // A figure that is not printed, or that the print lost, cannot be compared.
  const idle = ({ row, text }: Printing) => single && (text === "" || plan.rows[row]?.read === true);
  const held = usable.filter(known);
  const whole = held.filter((printing) => !figured(printing) && !idle(printing));
  return [
    ...usable.filter((printing) => !known(printing)).map((printing) => missingEvidence(printing, evidence)),
    ...held.filter(figured).flatMap((printing) => checkFigure(printing, plan, evidence) ?? []),
    ...groupByLine(whole).flatMap((group) => checkGroup(group, evidence) ?? []),
    ...rows.flatMap((printable, row) => checkCites(printable, row, plan.rows[row]?.cites ?? [], print, evidence)),
  ].sort((a, b) => a.row - b.row);
}

function missingEvidence({ row, lines, text }: Printing, evidence: EvidenceFile): Difference {
  const line = String(lines.find((one) => !evidence.lines.has(one)));
  const printed = "no evidence";
  return { kind: "missing", row, line, printed, here: text, piece: { printed, here: text, column: null } };
}

/** The first row that differs from the one planned in its place. */
function strayRow(plan: TablePlan, rows: readonly PrintableRow[]): Difference | null {
  const names = plan.rows.map(({ id, nested }) => (nested === undefined ? id : `${id}/${nested}`));
  const longer = Math.max(names.length, rows.length);
  for (let row = 0; row < longer; row++) {
    const printed = names[row] ?? "no row";
    const here = rows[row]?.name ?? "no row";
    if (printed === here) continue;
    const line = plan.rows[row]?.lines ?? "";
    return { kind: "differs", row, line, printed, here, piece: { printed, here, column: null } };
  }
  return null;
}

/** Compares a row with the one figure of its line. Null where they agree. */
function checkFigure(printing: Printing, plan: TablePlan, evidence: EvidenceFile): Difference | null {
  const { row, text, value, lines, cells } = printing;
  const { figure = 1, decrease = false } = plan.rows[row] ?? {};
  const known = lines.flatMap((line) => figures(evidence.lines.get(line)?.text ?? ""));
  const own = value === null ? figures(text).map((one) => one.value) : [value];
  const wanted = known.slice(figure - 1, figure - 1 + Math.max(1, own.length));
  // A figure printed without its sign is a decrease only where the row says so.
  const sign = decrease ? -1 : 1;
  if (own.length > 0 && sameFigures(own, wanted, sign)) return null;
  const printed = wanted.map((one) => one.text).join(" ") || `no figure ${figure}`;
  const here = value === null ? text : String(value);
  const cell = cells.find(({ column }) => value === null || column.parts.some((part) => part.column === "value"));
  const piece = { printed, here, column: cell?.column ?? null };
  return { kind: "differs", row, line: lines.join(", "), printed, here, piece };
}

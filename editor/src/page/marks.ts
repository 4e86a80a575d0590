import type { Problem } from "../engine/check.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Place } from "./grid.ts";
import type { Mark } from "./grid-table.ts";

/** Where in a sheet each complaint of its file stands; what has no cell stands above the grid. */
export function placeProblems(sheet: Sheet, problems: readonly Problem[]) {
  const placed = problems
    .filter(({ path }) => path === sheet.path)
    .map((problem) => ({ problem, place: problem.start === -1 ? null : placeOf(sheet, problem) }));
  const byPlace = new Map<string, Problem[]>();
  for (const { problem, place } of placed) {
    if (place) byPlace.set(keyOf(place), [...(byPlace.get(keyOf(place)) ?? []), problem]);
  }
  return { placed, at: (place: Place) => byPlace.get(keyOf(place)) ?? [] };
}

export type Placed = ReturnType<typeof placeProblems>["placed"][number];

function keyOf({ line, column }: Place): string {
  return `${line}:${column}`;
}

/** The cell a complaint is about: the one it stands in, the blank one it names, else the row. */
function placeOf({ lines, columns }: Sheet, { start, end, message }: Problem): Place | null {
  for (const [line, { cells }] of lines.entries()) {
    const column = cells.findIndex(
      (cell) =>
        cell !== null &&
        cell.start !== -1 &&
        cell.start <= start &&
        Math.max(start + 1, end) <= Math.max(cell.end, cell.start + 1),
    );
    if (column !== -1) return { line, column };
  }
  const line = lines.findLastIndex((one) => one.start <= start && start < one.end);
  if (line === -1) return null;
  const field = /needs the field (\S+)$/.exec(message)?.[1];
  const column =
    field === undefined
      ? -1
      : columns.findIndex((one, at) => one.field === field && lines[line]?.cells[at]?.state === "blank");
  return {
    line,
    column: column === -1 ? Math.max(0, lines[line]?.cells.findIndex((cell) => cell !== null) ?? 0) : column,
  };
}

/** What the grid shows of the complaints at a place. */
export function markOf(problems: readonly Problem[], erratum: Mark["erratum"]): Mark | null {
  if (problems.length === 0 && erratum === null) return null;
  const isError = problems.some(({ severity }) => severity === "error");
  return {
    severity: problems.length === 0 ? null : isError ? "error" : "warning",
    messages: problems.map(({ message }) => message),
    erratum,
  };
}

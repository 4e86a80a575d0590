import type { Axis, Branch, LookupTable, NumberBranch, Segment, Target } from "../../model.ts";
import { stringLiteral } from "../literal.ts";

/** Above this many steps a chain of comparisons is slower than a binary search. */
const longestChain = 40;

/** Gives each target its place in the list of answers, or null for one that throws. */
export type PlaceOf = (target: Target) => number | null;

/** The expression that leads from the parameters of a lookup to the place of its answer. */
export function decide(table: LookupTable, branch: Branch, place: PlaceOf): string {
  const axis = table.axes.find(({ id }) => id === branch.axis) as Axis;
  if (branch.by === "id") {
    const cases = branch.cases.map(
      ({ key, to }) => `${axis.id} === ${stringLiteral(key)} ? ${leaf(table, axis, to, place)}\n  : `,
    );
    return `${cases.join("")}${unknownKey(table, axis)}`;
  }
  return decideNumber(axis.id, branch, (to) => leaf(table, axis, to, place));
}

/** The expression that picks a segment of a number line. */
export function decideNumber(
  parameter: string,
  { segments }: Pick<NumberBranch, "segments">,
  leafOf: (target: Target) => string,
): string {
  if (segments.length > longestChain) return search(parameter, segments, leafOf);
  return segments
    .map(({ upper, closed, to }, index) => {
      if (upper === null || index === segments.length - 1) return leafOf(to);
      return `${parameter} ${closed ? "<=" : "<"} ${upper} ? ${leafOf(to)}\n  : `;
    })
    .join("");
}

/** The expression for a column axis: the place of its key. */
export function decideColumn(table: LookupTable, axis: Axis): string {
  const cases = axis.keys.map((key, index) => `${axis.id} === ${stringLiteral(key)} ? ${index}\n  : `);
  return `${cases.join("")}${unknownKey(table, axis)}`;
}

function search(parameter: string, segments: readonly Segment[], leafOf: (target: Target) => string): string {
  const inner = segments.slice(0, -1);
  const uppers = inner.map(({ upper }) => upper).join(", ");
  const closed = inner.map((segment) => segment.closed).join(", ");
  return `[${segments.map(({ to }) => leafOf(to)).join(", ")}][segmentOf([${uppers}], [${closed}], ${parameter})] as number`;
}

function leaf(table: LookupTable, axis: Axis, target: Target, place: PlaceOf): string {
  if (target.kind === "branch") return `(${decide(table, target.branch, place)})`;
  const at = place(target);
  if (at !== null) return String(at);
  const names = `${stringLiteral(table.id)}, ${stringLiteral(axis.id)}, ${axis.id}`;
  return `refuse(outOfDomain(${names}, "within the table"))`;
}

function unknownKey(table: LookupTable, axis: Axis): string {
  const names = `${stringLiteral(table.id)}, ${stringLiteral(axis.id)}, ${axis.id}`;
  return `refuse(unknownId(${names}, [${axis.keys.map(stringLiteral).join(", ")}]))`;
}

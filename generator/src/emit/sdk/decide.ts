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
    const cases = withFormer(axis, branch.cases).map(
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
  const searchable = segments.length > longestChain && segments.every(({ to }) => to.kind !== "branch");
  return searchable ? search(parameter, segments, leafOf) : chain(parameter, segments, leafOf);
}

function chain(parameter: string, segments: readonly Segment[], leafOf: (target: Target) => string): string {
  return segments
    .map((segment, index) => {
      const last = segment.upper === null || index === segments.length - 1;
      return last ? leafOf(segment.to) : `${within(parameter, segment)} ? ${leafOf(segment.to)}\n  : `;
    })
    .join("");
}

function within(parameter: string, { upper, closed }: Segment): string {
  return `${parameter} ${closed ? "<=" : "<"} ${upper}`;
}

/** The expression for a column axis: the place of its key. */
export function decideColumn(table: LookupTable, axis: Axis): string {
  const places = withFormer(
    axis,
    axis.keys.map((key, to) => ({ key, to })),
  );
  const cases = places.map(({ key, to }) => `${axis.id} === ${stringLiteral(key)} ? ${to}\n  : `);
  return `${cases.join("")}${unknownKey(table, axis)}`;
}

/** The cases of present ids, then those of former ones, so that only these pay for being renamed. */
function withFormer<T>(
  { aliases }: Axis,
  cases: readonly { readonly key: string; readonly to: T }[],
): readonly { readonly key: string; readonly to: T }[] {
  const former = Object.entries(aliases).flatMap(([key, present]) => {
    const found = cases.find((one) => one.key === present);
    return found ? [{ key, to: found.to }] : [];
  });
  return [...cases, ...former];
}

/** A binary search over the segments between the outermost ones, which alone may throw and so are decided first. */
function search(parameter: string, segments: readonly Segment[], leafOf: (target: Target) => string): string {
  const [first, ...rest] = segments as [Segment, ...Segment[]];
  const middle = rest.slice(0, -1);
  const last = rest.at(-1) as Segment;
  const uppers = middle.map(({ upper }) => upper).join(", ");
  const closed = middle.map((segment) => segment.closed).join(", ");
  const found = `[${middle.map(({ to }) => leafOf(to)).join(", ")}]`;
  const picked = `${found}[segmentOf([${uppers}], [${closed}], ${parameter})]`;
  const inner = within(parameter, middle.at(-1) as Segment);
  return `${within(parameter, first)} ? ${leafOf(first.to)}\n  : ${inner} ? (${picked} as number)\n  : ${leafOf(last.to)}`;
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

import type { Axis, Branch, IdBranch, LookupTable, NumberBranch, Segment, Target } from "../../../model/index.ts";
import { parameterName } from "../../../names/sdk-names.ts";
import { type Code, code, indented, runtime } from "../../typescript/code.ts";
import { stringLiteral } from "../../typescript/literal.ts";
import { asked } from "./parameters.ts";
import { isIndexed, placeName } from "./places.ts";

/** Up to this many segments, a chain of comparisons is as fast as a tree, and reads like the table. */
const longestChain = 8;

/** Gives each target its place in the list of answers, or null for one that throws. */
type PlaceOf = (target: Target) => number | null;

/** The expression that leads from the parameters of a lookup to the place of its answer. */
export function decide(table: LookupTable, branch: Branch, place: PlaceOf): Code {
  const axis = table.axes.find(({ id }) => id === branch.axis) as Axis;
  if (branch.by === "id" && isIndexed(axis)) return decidePlace(table, axis, branch, place);
  if (branch.by === "id") {
    const cases = withFormer(axis, branch.cases).map(
      ({ key, to }) =>
        code`${parameterName(axis.id)} === ${stringLiteral(key)} ? ${leaf(table, axis, to, place)}\n  : `,
    );
    return [...cases, unknownKey(table, axis)];
  }
  return decideNumber(parameterName(axis.id), branch, (to) => leaf(table, axis, to, place));
}

/** The same from the place of the id among the keys of its axis: often also the place of the answer. */
function decidePlace(table: LookupTable, axis: Axis, { cases }: IdBranch, place: PlaceOf): Code {
  const name = placeName(axis, table);
  const to = axis.keys.map((key) => cases.find((one) => one.key === key)?.to as Target);
  if (to.every((target, at) => place(target) === at)) return name;
  const segments = to.map((target, at): Segment => ({ upper: at, closed: true, to: target }));
  return decideNumber(name, { segments }, (target) => leaf(table, axis, target, place));
}

/** The expression that picks a segment of a number line: it halves the segments until a short chain remains. */
export function decideNumber(
  parameter: string,
  { segments }: Pick<NumberBranch, "segments">,
  leafOf: (target: Target) => Code,
): Code {
  if (segments.length <= longestChain) return chain(parameter, segments, leafOf);
  const middle = segments.length >> 1;
  const [below, above] = [segments.slice(0, middle), segments.slice(middle)];
  const half = (part: readonly Segment[]) => indented(decideNumber(parameter, { segments: part }, leafOf));
  return code`${within(parameter, below.at(-1) as Segment)} ? (\n    ${half(below)}\n  ) : (\n    ${half(above)}\n  )`;
}

function chain(parameter: string, segments: readonly Segment[], leafOf: (target: Target) => Code): Code {
  return segments.map((segment, index) => {
    const last = segment.upper === null || index === segments.length - 1;
    return last ? leafOf(segment.to) : code`${within(parameter, segment)} ? ${leafOf(segment.to)}\n  : `;
  });
}

function within(parameter: string, { upper, closed }: Segment): string {
  return `${parameter} ${closed ? "<=" : "<"} ${upper}`;
}

/** The expression for a column axis: the place of its key. */
export function decideColumn(table: LookupTable, axis: Axis): Code {
  if (isIndexed(axis)) return placeName(axis, table);
  const { headings } = axis;
  if (headings) return decideNumber(parameterName(axis.id), headings, (to) => headingPlace(table, axis, to));
  const places = withFormer(
    axis,
    axis.keys.map((key, to) => ({ key, to })),
  );
  const cases = places.map(({ key, to }) => `${parameterName(axis.id)} === ${stringLiteral(key)} ? ${to}\n  : `);
  return [...cases, unknownKey(table, axis)];
}

/** The place of a heading; -1 where there is none. */
function headingPlace(table: LookupTable, axis: Axis, to: Target): Code {
  if (to.kind === "row") return String(to.row);
  return to.kind === "outside" && to.outside.kind === "none" ? "-1" : refuseBeyond(table.lookupName, axis.id);
}

/** The cases of present ids, then those of former ones, so only former ids are slower. */
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

function leaf(table: LookupTable, axis: Axis, target: Target, place: PlaceOf): Code {
  if (target.kind === "branch") return code`(${decide(table, target.branch, place)})`;
  const at = place(target);
  if (at !== null) return String(at);
  return refuseBeyond(table.lookupName, axis.id);
}

/** The expression that refuses a number outside the table. */
export function refuseBeyond(functionName: string, id: string): Code {
  return code`${runtime.refuse}(${runtime.outOfDomain}(${asked(functionName, id)}, "within the table"))`;
}

function unknownKey(table: LookupTable, axis: Axis): Code {
  return code`${runtime.refuse}(${runtime.unknownId}(${asked(table.lookupName, axis.id)}, [${axis.keys.map(stringLiteral).join(", ")}]))`;
}

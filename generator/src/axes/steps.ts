import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Axis, Outside, Segment, Target } from "../model/index.ts";
import type { Span } from "../source/source-file.ts";
import { high, low, unreachable } from "./domain.ts";
import { type Side, type Usage, useAll } from "./usage.ts";

/** A key of a numeric axis with where it leads. */
export interface Step {
  readonly key: number;
  readonly to: Target;
  readonly span: Span;
}

/** Segments of a `floor`, `ceiling` or `nearest` axis, with its keys proved to rise. */
export function stepSegments(axis: Axis, steps: readonly Step[], usage: Usage, report: Report): readonly Segment[] {
  if (steps.length === 0 || !rising(steps, report)) {
    useAll(axis, usage);
    return [];
  }
  const { match } = axis;
  switch (match.kind) {
    case "floor":
      return floorSegments(axis, steps, usage, report);
    case "ceiling":
      return ceilingSegments(axis, steps, usage, report);
    case "nearest":
      return nearestSegments(match.tie, steps);
    case "exact":
    case "range":
      throw new Error(`an axis that matches ${match.kind} has no steps`);
    default:
      return match satisfies never;
  }
}

/** A key answers from itself up to the next one. It is idle beyond the domain, or where the next is passed before that begins. */
function floorSegments(axis: Axis, steps: readonly Step[], usage: Usage, report: Report): readonly Segment[] {
  const { domain } = axis;
  const [first, last] = [steps[0] as Step, steps.at(-1) as Step];
  const idle = steps.filter(({ key }, at) => key > high(domain) || (steps[at + 1]?.key ?? Infinity) <= low(domain));
  for (const { key, span } of idle) report(unreachable(axis, { from: key, to: key }, span));
  const below = beyond(axis, "below", first, usage, report);
  const inner = steps
    .slice(1)
    .map(({ key }, at): Segment => ({ upper: key, closed: false, to: (steps[at] as Step).to }));
  return [
    ...below.map((to) => ({ upper: first.key, closed: false, to })),
    ...inner,
    { upper: null, closed: false, to: last.to },
  ];
}

/** A key answers from the one before up to itself. It is idle below the domain, or where the one before has all of that. */
function ceilingSegments(axis: Axis, steps: readonly Step[], usage: Usage, report: Report): readonly Segment[] {
  const { domain } = axis;
  const last = steps.at(-1) as Step;
  const idle = steps.filter(({ key }, at) => key < low(domain) || (steps[at - 1]?.key ?? -Infinity) >= high(domain));
  for (const { key, span } of idle) report(unreachable(axis, { from: key, to: key }, span));
  const above = beyond(axis, "above", last, usage, report);
  const inner = steps.map(({ key, to }): Segment => ({ upper: key, closed: true, to }));
  if (above.length === 0) return [...inner.slice(0, -1), { upper: null, closed: false, to: last.to }];
  return [...inner, ...above.map((to): Segment => ({ upper: null, closed: false, to }))];
}

function rising(steps: readonly Step[], report: Report): boolean {
  let sorted = true;
  for (const [at, { key, span }] of steps.entries()) {
    const before = steps[at - 1];
    if (!before || before.key < key) continue;
    sorted = false;
    const text = String(key);
    if (before.key === key)
      report(diagnostic("axis/duplicate", span, { text }, { related: [{ message: "the first", span: before.span }] }));
    else report(diagnostic("axis/order", span, { text, before: String(before.key) }));
  }
  return sorted;
}

/** What lies beyond the end key: nothing where the domain ends there, else the author's policy. */
function beyond(axis: Axis, side: Side, end: Step, usage: Usage, report: Report): readonly Target[] {
  const reachable = side === "below" ? low(axis.domain) < end.key : high(axis.domain) > end.key;
  if (!reachable) return [];
  usage.sides.add(side);
  const policy = axis[side];
  if (policy) return [outsideTarget(policy, end.to)];
  report(missingPolicy(axis, side, end));
  return [];
}

/** The target of a policy: `clamp` leads to the end row itself. */
export function outsideTarget(policy: Outside, end: Target): Target {
  if (policy.kind === "clamp") return end;
  return policy.kind === "unknown" ? policy : { kind: "outside", outside: policy };
}

/** The complaint that a side of an axis has no policy. */
export function missingPolicy(axis: Axis, side: Side, end: { readonly span: Span }) {
  const words = side === "below" ? "below the first row" : "above the last row";
  const hint = `add ${side}: none, clamp, error, { cell: … } or { unknown: … } to the axis ${axis.id}`;
  return diagnostic("axis/policy-missing", end.span, { axis: axis.id, side: words }, { hint });
}

function nearestSegments(tie: "lower" | "higher" | "unknown", steps: readonly Step[]): readonly Segment[] {
  return steps.flatMap(({ key, to }, at): Segment[] => {
    const next = steps[at + 1];
    if (!next) return [{ upper: null, closed: false, to }];
    const middle = (key + next.key) / 2;
    const own: Segment = { upper: middle, closed: tie === "lower", to };
    if (tie !== "unknown") return [own];
    const because = `${middle} is equally close to ${key} and ${next.key}`;
    return [own, { upper: middle, closed: true, to: { kind: "unknown", because } }];
  });
}

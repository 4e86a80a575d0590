import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Axis, Outside, Segment, Target } from "../model.ts";
import type { Report } from "../resolve/input.ts";
import type { Span } from "../source.ts";

/** A key of a numeric axis with where it leads. */
export interface Step {
  readonly key: number;
  readonly to: Target;
  readonly span: Span;
}

/** Segments of a `floor`, `ceiling` or `nearest` axis, with its keys proved to rise. */
export function stepSegments(axis: Axis, steps: readonly Step[], report: Report): readonly Segment[] {
  if (steps.length === 0 || !rising(steps, report)) return [];
  const { kind } = axis.match;
  const first = steps[0] as Step;
  const last = steps.at(-1) as Step;
  if (kind === "nearest") return nearestSegments(axis, steps);
  if (kind === "floor") {
    const below = beyond(axis, "below", first, axis.domain?.from ?? null, report);
    refuse(axis, "above", report);
    const inner = steps
      .slice(1)
      .map(({ key }, at): Segment => ({ upper: key, closed: false, to: (steps[at] as Step).to }));
    return [
      ...below.map((to) => ({ upper: first.key, closed: false, to })),
      ...inner,
      { upper: null, closed: false, to: last.to },
    ];
  }
  const above = beyond(axis, "above", last, axis.domain?.to ?? null, report);
  refuse(axis, "below", report);
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
function beyond(
  axis: Axis,
  side: "below" | "above",
  end: Step,
  limit: number | null,
  report: Report,
): readonly Target[] {
  const reachable = limit === null || (side === "below" ? limit < end.key : limit > end.key);
  const policy = axis[side];
  if (!reachable) {
    refuse(axis, side, report);
    return [];
  }
  if (policy) return [outsideTarget(policy, end.to)];
  report(missingPolicy(axis, side, end));
  return [];
}

/** The target of a policy: `clamp` leads to the end row itself. */
export function outsideTarget(policy: Outside, end: Target): Target {
  return policy.kind === "clamp" ? end : { kind: "outside", outside: policy };
}

/** The complaint that a side of an axis has no policy. */
export function missingPolicy(axis: Axis, side: "below" | "above", end: { readonly span: Span }) {
  const words = side === "below" ? "below the first row" : "above the last row";
  const hint = `add ${side}: none, clamp, error or { cell: … } to the axis ${axis.id}`;
  return diagnostic("axis/policy-missing", end.span, { axis: axis.id, side: words }, { hint });
}

/** Complains of a policy for a side no value can reach. */
export function refuse(axis: Axis, side: "below" | "above", report: Report): void {
  if (axis[side])
    report(diagnostic("axis/policy-needless", axis.span, { axis: axis.id, side }, { hint: `remove ${side}:` }));
}

function nearestSegments(axis: Axis, steps: readonly Step[]): readonly Segment[] {
  const tie = axis.match.kind === "nearest" ? axis.match.tie : "unknown";
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

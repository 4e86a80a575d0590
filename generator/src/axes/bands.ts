import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Axis, AxisException, Segment, Target } from "../model.ts";
import type { Report } from "../resolve/input.ts";
import type { Span } from "../source.ts";
import type { Band } from "../value.ts";
import { bandText } from "./domain.ts";
import { missingPolicy, outsideTarget, refuse } from "./steps.ts";

/** A band of a `range` axis with where it leads. */
export interface BandStep {
  readonly band: Band;
  readonly to: Target;
  readonly span: Span;
}

/**
 * Segments of a `range` axis. Proves that the bands cover the domain without gap or overlap; a place the
 * print itself leaves open or covers twice must be excused by an exception of exactly that place.
 */
export function bandSegments(axis: Axis, steps: readonly BandStep[], report: Report): readonly Segment[] {
  for (const step of steps) reachable(axis, step, report);
  const sorted = steps
    .map((step, order): Ordered => ({ ...step, band: clip(step.band, axis.domain), order }))
    .sort((a, b) => low(a.band) - low(b.band) || high(a.band) - high(b.band));
  const [first, ...rest] = sorted;
  if (!first) return [];
  const segments: Segment[] = [...beyond(axis, "below", first, report)];
  const used = new Set<AxisException>();
  let before = first;
  for (const step of rest) {
    segments.push(...between(axis, before, step, used, report));
    if (high(step.band) >= high(before.band)) before = step;
  }
  for (const exception of axis.exceptions) {
    const { kind, at, span } = exception;
    if (!used.has(exception)) report(diagnostic("axis/exception-needless", span, { at: bandText(at), kind }));
  }
  const last = beyond(axis, "above", before, report);
  if (last.length === 0) return [...segments, { upper: null, closed: false, to: before.to }];
  return [...segments, { upper: before.band.to, closed: true, to: before.to }, ...last];
}

/** A band with its place in the book, which says what `first` and `last` mean. */
type Ordered = BandStep & { readonly order: number };

/** An open end of a band reaches as far as the domain does. */
function clip(band: Band, domain: Band | null): Band {
  return { from: band.from ?? domain?.from ?? null, to: band.to ?? domain?.to ?? null };
}

/** A finite end of a band must be a value that can occur. */
function reachable(axis: Axis, { band, span }: BandStep, report: Report): void {
  const { domain } = axis;
  if (!domain) return;
  const under = band.from !== null && domain.from !== null && band.from < domain.from;
  const over = band.to !== null && domain.to !== null && band.to > domain.to;
  if (under || over) report(diagnostic("axis/outside", span, { text: bandText(band), domain: bandText(domain) }));
}

/** What joins two neighbouring bands: nothing but the first one's end, or an excused gap or overlap. */
function between(
  axis: Axis,
  before: Ordered,
  step: Ordered,
  used: Set<AxisException>,
  report: Report,
): readonly Segment[] {
  const end = high(before.band);
  const start = low(step.band);
  const own: Segment = { upper: before.band.to, closed: true, to: before.to };
  if (start <= end) {
    const at = { from: step.band.from, to: Math.min(end, high(step.band)) };
    const exception = high(step.band) < end ? undefined : excuse(axis, "overlap", at, used);
    if (exception) return overlapSegments(axis, before, step, exception);
    report(overlap(axis, before, step, at));
    return [];
  }
  if (axis.whole ? start === end + 1 : start === end) return [own];
  const missing = axis.whole ? { from: end + 1, to: start - 1 } : { from: end, to: start };
  const exception = excuse(axis, "gap", missing, used);
  if (!exception) {
    report(gap(axis, before, step, missing));
    return [own];
  }
  const filled: Segment = { ...upTo(axis, start), to: before.to };
  const winner = chosen(before, step, exception);
  if (winner) return [winner === before ? filled : own];
  return [own, { ...filled, to: { kind: "unknown", because: exception.because } }];
}

function overlapSegments(axis: Axis, before: Ordered, step: Ordered, exception: AxisException): readonly Segment[] {
  const whole: Segment = { upper: before.band.to, closed: true, to: before.to };
  const short: Segment = { ...upTo(axis, low(step.band)), to: before.to };
  const winner = chosen(before, step, exception);
  if (winner) return [winner === before ? whole : short];
  return [short, { ...whole, to: { kind: "unknown", because: exception.because } }];
}

/** The band an exception gives the place to: the earlier or the later in the book; undefined for neither. */
function chosen(before: Ordered, step: Ordered, { gives }: AxisException): Ordered | undefined {
  if (gives === "unknown") return undefined;
  return before.order < step.order === (gives === "first") ? before : step;
}

/** The end of a segment just below a start. */
function upTo(axis: Axis, start: number): Pick<Segment, "upper" | "closed"> {
  return axis.whole ? { upper: start - 1, closed: true } : { upper: start, closed: false };
}

function excuse(
  axis: Axis,
  kind: AxisException["kind"],
  at: Band,
  used: Set<AxisException>,
): AxisException | undefined {
  const found = axis.exceptions.find((exception) => {
    return exception.kind === kind && exception.at.from === at.from && exception.at.to === at.to;
  });
  if (found) used.add(found);
  return found;
}

/** What lies beyond the outermost band: nothing where the domain ends there, else the author's policy. */
function beyond(axis: Axis, side: "below" | "above", end: BandStep, report: Report): readonly Segment[] {
  const edge = side === "below" ? end.band.from : end.band.to;
  const limit = (side === "below" ? axis.domain?.from : axis.domain?.to) ?? null;
  if (edge === null || (limit !== null && (side === "below" ? limit >= edge : limit <= edge))) {
    refuse(axis, side, report);
    return [];
  }
  const policy = axis[side];
  if (policy) {
    const to = outsideTarget(policy, end.to);
    return [side === "below" ? { upper: edge, closed: false, to } : { upper: null, closed: false, to }];
  }
  if (limit === null) report(missingPolicy(axis, side, end));
  else report(edgeGap(axis, side, end, limit, edge));
  return [];
}

function edgeGap(axis: Axis, side: "below" | "above", end: BandStep, limit: number, edge: number) {
  const step = axis.whole ? 1 : 0;
  const missing = side === "below" ? { from: limit, to: edge - step } : { from: edge + step, to: limit };
  return diagnostic(
    "axis/gap",
    end.span,
    { axis: axis.id, missing: bandText(missing) },
    { hint: "add a row for it, or say what it gives with below: or above:" },
  );
}

function gap(axis: Axis, before: BandStep, step: BandStep, missing: Band) {
  const wider = { from: missing.from, to: step.band.to };
  const related = [{ message: `the band before ends at ${before.band.to}`, span: before.span }];
  const words = axis.whole ? bandText(missing) : `more than ${missing.from} and less than ${missing.to}`;
  const written = wider.to === null ? `${wider.from}+` : bandText(wider);
  return diagnostic("axis/gap", step.span, { axis: axis.id, missing: words }, { related, hint: `write ${written}` });
}

function overlap(axis: Axis, before: BandStep, step: BandStep, twice: Band) {
  const related = [
    { message: `the band before runs to ${before.band.to ?? "every larger number"}`, span: before.span },
  ];
  return diagnostic("axis/overlap", step.span, { axis: axis.id, twice: bandText(twice) }, { related });
}

function low(band: Band): number {
  return band.from ?? Number.NEGATIVE_INFINITY;
}

function high(band: Band): number {
  return band.to ?? Number.POSITIVE_INFINITY;
}

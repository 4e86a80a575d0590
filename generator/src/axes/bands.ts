import { write } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Axis, AxisException, Segment, Target } from "../model/index.ts";
import type { Span } from "../source/source-file.ts";
import type { Band } from "../values/value.ts";
import { areDigits, bandText, high, low, unreachable } from "./domain.ts";
import { missingPolicy, outsideTarget } from "./steps.ts";
import type { Side, Usage } from "./usage.ts";
import { writtenKey } from "./written-key.ts";

/** A band of a `range` axis with where it leads. */
export interface BandStep {
  readonly band: Band;
  readonly to: Target;
  readonly span: Span;
  /** Whether a complaint about the row has been made already. */
  readonly reported: boolean;
}

/**
 * Segments of a `range` axis. Proves that the bands cover the domain without gap or overlap; a place the
 * print itself leaves open or covers twice must be excused by an exception of exactly that place.
 */
export function bandSegments(axis: Axis, steps: readonly BandStep[], usage: Usage, report: Report): readonly Segment[] {
  const sorted = steps
    .map((step, order): Ordered => ({ ...step, ...fit(axis, step, report), order }))
    .sort((a, b) => low(a.band) - low(b.band) || high(a.band) - high(b.band));
  const [first, ...rest] = sorted;
  if (!first) return [];
  const segments: Segment[] = [...beyond(axis, "below", first, usage, report)];
  let before = first;
  for (const step of rest) {
    segments.push(...between(axis, before, step, usage, report));
    if (high(step.band) >= high(before.band)) before = step;
  }
  const last = beyond(axis, "above", before, usage, report);
  if (last.length === 0) return [...segments, { upper: null, closed: false, to: before.to }];
  return [...segments, { upper: before.band.to, closed: true, to: before.to }, ...last];
}

/** A band with its place in the book, which says what `first` and `last` mean. */
type Ordered = BandStep & { readonly order: number };

/** The band inside the domain: an open end reaches as far as the domain does, a finite one must be able to occur. */
function fit(axis: Axis, { band, span, reported }: BandStep, report: Report): Pick<BandStep, "band" | "reported"> {
  const { domain } = axis;
  const within = { from: band.from ?? domain?.from ?? null, to: band.to ?? domain?.to ?? null };
  const lost = low(within) < low(domain) || high(within) > high(domain) || low(within) > high(within);
  const isShown = !axis.dice?.digits || [within.from, within.to].every((end) => end !== null && areDigits(end));
  if (!isShown && !lost) {
    report(
      diagnostic("axis/outside", span, { text: bandText(band), where: "be rolled with d66: each digit is 1 to 6" }),
    );
  }
  const split = axis.whole && [band.from, band.to].some((end) => end !== null && !Number.isInteger(end));
  if (split) report(diagnostic("axis/outside", span, { text: bandText(band), where: "occur: only whole numbers do" }));
  else if (lost) report(unreachable(axis, band, span));
  return { band: within, reported: reported || lost || split || !isShown };
}

/** What joins two neighboring bands: nothing but the first one's end, or an excused gap or overlap. */
function between(axis: Axis, before: Ordered, step: Ordered, usage: Usage, report: Report): readonly Segment[] {
  const end = high(before.band);
  const start = low(step.band);
  const own: Segment = { upper: before.band.to, closed: true, to: before.to };
  if (start <= end) {
    const at = { from: step.band.from, to: Math.min(end, high(step.band)) };
    const exception = excuse(axis, "overlap", at, usage);
    if (exception && high(step.band) < end) return innerSegments(axis, before, step, exception);
    if (exception) return overlapSegments(axis, before, step, exception);
    if (!misplaced(axis, "overlap", at, usage, report)) report(overlap(axis, before, step, at));
    return [];
  }
  if (axis.whole && start === after(axis, end)) return [own];
  const missing = axis.whole ? { from: after(axis, end), to: ahead(axis, start) } : { from: end, to: start };
  const exception = excuse(axis, "gap", missing, usage);
  if (axis.listed && !axis.dice)
    return [own, { ...upTo(axis, start), to: { kind: "outside", outside: { kind: "error" } } }];
  if (!exception) {
    const reported = before.reported || step.reported || misplaced(axis, "gap", missing, usage, report);
    if (!reported) report(gap(axis, before, step, missing));
    return [own];
  }
  const filled: Segment = { ...upTo(axis, start), to: before.to };
  const winner = chosen(before, step, exception);
  if (winner) return [winner === before ? filled : own];
  return [own, { ...filled, to: { kind: "unknown", because: exception.because } }];
}

/** The number after another that can be rolled. */
function after({ dice }: Axis, end: number): number {
  return end + (dice?.digits && end % 10 === 6 ? 5 : 1);
}

/** The number before another that can be rolled. */
function ahead({ dice }: Axis, start: number): number {
  return start - (dice?.digits && start % 10 === 1 ? 5 : 1);
}

function overlapSegments(axis: Axis, before: Ordered, step: Ordered, exception: AxisException): readonly Segment[] {
  const whole: Segment = { upper: before.band.to, closed: true, to: before.to };
  const short: Segment = { ...upTo(axis, low(step.band)), to: before.to };
  const winner = chosen(before, step, exception);
  if (winner) return [winner === before ? whole : short];
  return [short, { ...whole, to: { kind: "unknown", because: exception.because } }];
}

/** A band inside another: the outer one goes on behind it. */
function innerSegments(axis: Axis, before: Ordered, step: Ordered, exception: AxisException): readonly Segment[] {
  const winner = chosen(before, step, exception);
  if (winner === before) return [];
  const short: Segment = { ...upTo(axis, low(step.band)), to: before.to };
  const to: Target = winner ? step.to : { kind: "unknown", because: exception.because };
  return [short, { upper: step.band.to, closed: true, to }];
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

function excuse(axis: Axis, kind: AxisException["kind"], at: Band, usage: Usage): AxisException | undefined {
  const found = axis.exceptions.find((exception) => {
    return exception.kind === kind && exception.at.from === at.from && exception.at.to === at.to;
  });
  if (found) usage.exceptions.add(found);
  return found;
}

/** Whether an exception means this place but names another; then that is the one mistake. */
function misplaced(axis: Axis, kind: AxisException["kind"], at: Band, usage: Usage, report: Report): boolean {
  const found = axis.exceptions.find(
    (other) =>
      !usage.exceptions.has(other) && other.kind === kind && low(other.at) <= high(at) && high(other.at) >= low(at),
  );
  if (!found) return false;
  usage.exceptions.add(found);
  const params = { at: bandText(found.at), kind };
  report(diagnostic("axis/exception-needless", found.span, params, write(found.span, typed(at))));
  return true;
}

/** A band as an exception names it. */
function typed({ from, to }: Band): string {
  return to === null ? `${from}+` : bandText({ from, to });
}

/** What lies beyond the outermost band: nothing where the domain ends there, else the author's policy. */
function beyond(axis: Axis, side: Side, end: Ordered, usage: Usage, report: Report): readonly Segment[] {
  const edge = side === "below" ? end.band.from : end.band.to;
  const limit = (side === "below" ? axis.domain?.from : axis.domain?.to) ?? null;
  if (edge === null || (limit !== null && (side === "below" ? limit >= edge : limit <= edge))) return [];
  usage.sides.add(side);
  const policy = axis[side];
  if (policy) {
    const to = outsideTarget(policy, end.to);
    return [side === "below" ? { upper: edge, closed: false, to } : { upper: null, closed: false, to }];
  }
  if (limit === null) report(openEnd(axis, side, end));
  else if (!end.reported) report(edgeGap(axis, side, end, limit, edge));
  return [];
}

/** The complaint that the outermost band stops where values go on. */
function openEnd(axis: Axis, side: Side, end: BandStep) {
  const found = missingPolicy(axis, side, end);
  const open = writtenKey(axis, side === "below" ? { ...end.band, from: null } : { ...end.band, to: null });
  return open === undefined ? found : { ...found, hint: `write ${open}, or ${found.hint}` };
}

function edgeGap(axis: Axis, side: Side, end: BandStep, limit: number, edge: number) {
  const step = axis.whole ? 1 : 0;
  const missing = side === "below" ? { from: limit, to: edge - step } : { from: edge + step, to: limit };
  const wider = writtenKey(axis, side === "below" ? { ...end.band, from: limit } : { ...end.band, to: limit });
  const row = `add a row for ${bandText(missing)}`;
  const hint = wider === undefined ? row : `write ${wider}, or ${row}`;
  return diagnostic("axis/gap", end.span, { axis: axis.id, missing: bandText(missing) }, { hint });
}

function gap(axis: Axis, before: BandStep, step: BandStep, missing: Band) {
  const related = [{ message: `the band before ends at ${before.band.to}`, span: before.span }];
  const words = axis.whole ? bandText(missing) : `more than ${missing.from} and less than ${missing.to}`;
  const wider = writtenKey(axis, { ...step.band, from: missing.from });
  // Where digits are rolled, a stretch of tens ends as often as it begins wrongly.
  const longer =
    axis.dice?.digits && before.band.from !== null ? writtenKey(axis, { ...before.band, to: missing.to }) : undefined;
  const above = longer === undefined ? "" : ` here, or ${longer} in the row before`;
  const row = wider === undefined ? `add a row for ${words}` : `write ${wider}${above}`;
  // Both ends belong to a band: between decimals a wider one would cover the end of its neighbor twice.
  const hint = axis.whole
    ? row
    : `say values: whole on the axis if only whole numbers occur, or name ${bandText(missing)} under its exceptions as a gap`;
  return diagnostic("axis/gap", step.span, { axis: axis.id, missing: words }, { related, hint });
}

function overlap(axis: Axis, before: BandStep, step: BandStep, twice: Band) {
  const related = [
    { message: `the band before runs to ${before.band.to ?? "every larger number"}`, span: before.span },
  ];
  const free = axis.whole && high(step.band) > high(before.band) ? { ...step.band, from: high(before.band) + 1 } : null;
  const written = free && writtenKey(axis, free);
  const hint = written ? `write ${written}` : undefined;
  return diagnostic("axis/overlap", step.span, { axis: axis.id, twice: bandText(twice) }, { related, hint });
}

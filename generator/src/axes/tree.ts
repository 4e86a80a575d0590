import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Axis, AxisKey, Branch, Target } from "../model.ts";
import type { Report } from "../resolve/input.ts";
import type { Span } from "../source.ts";
import type { Band } from "../value.ts";
import { bandSegments } from "./bands.ts";
import { stepSegments } from "./steps.ts";

/** A row by its keys, in the order of the row axes. */
export interface KeyedRow {
  readonly keys: readonly AxisKey[];
  readonly spans: readonly Span[];
}

/** Decides the row axes one after the other; each step proves its axis over the rows that remain. */
export function buildTree(axes: readonly Axis[], rows: readonly KeyedRow[], report: Report): Branch | null {
  const numbered = rows.map((row, index) => ({ ...row, index }));
  return branch(axes, numbered, 0, report);
}

type Numbered = KeyedRow & { readonly index: number };

function branch(axes: readonly Axis[], rows: readonly Numbered[], depth: number, report: Report): Branch | null {
  const axis = axes[depth];
  if (!axis) return null;
  const groups = group(rows, depth);
  const steps = [...groups.values()].map((members) => {
    const [first] = members as [Numbered];
    return {
      key: first.keys[depth] as AxisKey,
      span: first.spans[depth] as Span,
      to: target(axes, members, depth, report),
    };
  });
  if (axis.match.kind === "exact") {
    return { by: "id", axis: axis.id, cases: steps.map(({ key, to }) => ({ key: String(key), to })) };
  }
  if (axis.match.kind === "range") {
    const bands = steps.map(({ key, to, span }) => ({ band: typeof key === "object" ? key : single(key), to, span }));
    return { by: "number", axis: axis.id, segments: bandSegments(axis, bands, report) };
  }
  const numbers = steps.flatMap(({ key, to, span }) => (typeof key === "number" ? [{ key, to, span }] : []));
  return { by: "number", axis: axis.id, segments: stepSegments(axis, numbers, report) };
}

function target(axes: readonly Axis[], members: readonly Numbered[], depth: number, report: Report): Target {
  const [first, second] = members as [Numbered, Numbered?];
  if (depth < axes.length - 1) {
    const inner = branch(axes, members, depth + 1, report);
    if (inner) return { kind: "branch", branch: inner };
  }
  if (second) {
    const place = second.spans[depth] as Span;
    const related = [{ message: "the first", span: first.spans[depth] as Span }];
    report(diagnostic("axis/duplicate", place, { text: place.file.text.slice(place.start, place.end) }, { related }));
  }
  return { kind: "row", row: first.index };
}

function group(rows: readonly Numbered[], depth: number): ReadonlyMap<string, readonly Numbered[]> {
  const groups = new Map<string, Numbered[]>();
  for (const row of rows) {
    const name = JSON.stringify(row.keys[depth]);
    const members = groups.get(name);
    if (members) members.push(row);
    else groups.set(name, [row]);
  }
  return groups;
}

function single(key: string | number): Band {
  return { from: Number(key), to: Number(key) };
}

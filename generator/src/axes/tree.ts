import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Axis, AxisKey, Branch, Target } from "../model/index.ts";
import type { Span } from "../source/source-file.ts";
import type { Band } from "../values/value.ts";
import { bandSegments } from "./bands.ts";
import { stepSegments } from "./steps.ts";
import { reportNeedless, startUsage, type Usage } from "./usage.ts";

/** A row by its keys, in the order of the row axes. */
export interface KeyedRow {
  readonly keys: readonly AxisKey[];
  readonly spans: readonly Span[];
}

/** Decides the row axes one after the other; each step proves its axis over the rows that remain. */
export function buildTree(axes: readonly Axis[], rows: readonly KeyedRow[], report: Report): Branch | null {
  const numbered = rows.map((row, index) => ({ ...row, index }));
  const ids = axes.map((_, depth) => new Set(rows.map(({ keys }) => String(keys[depth]))));
  const proof: Proof = { axes, ids, usages: axes.map(startUsage), report };
  const root = branch(proof, numbered, 0);
  for (const [at, axis] of axes.entries()) reportNeedless(axis, proof.usages[at] as Usage, report);
  return root;
}

interface Proof {
  readonly axes: readonly Axis[];
  /** Every key of each axis, as typed code may ask for it. */
  readonly ids: readonly ReadonlySet<string>[];
  /** One for each axis. */
  readonly usages: readonly Usage[];
  readonly report: Report;
}

type Numbered = KeyedRow & { readonly index: number };

function branch(proof: Proof, rows: readonly Numbered[], depth: number): Branch | null {
  const { report } = proof;
  const axis = proof.axes[depth];
  const usage = proof.usages[depth];
  if (!axis || !usage) return null;
  const groups = group(rows, depth);
  const steps = [...groups.values()].map((members) => {
    const [first] = members as [Numbered];
    return {
      key: first.keys[depth] as AxisKey,
      span: first.spans[depth] as Span,
      to: target(proof, members, depth),
      reported: members.length > 1 && depth === proof.axes.length - 1,
    };
  });
  const { kind } = axis.match;
  switch (kind) {
    case "exact": {
      const present = new Set(steps.map(({ key }) => String(key)));
      for (const id of proof.ids[depth] ?? []) if (!present.has(id)) report(idGap(axis, id, rows, depth));
      return { by: "id", axis: axis.id, cases: steps.map(({ key, to }) => ({ key: String(key), to })) };
    }
    case "range": {
      const bands = steps.map(({ key, ...step }) => ({ ...step, band: typeof key === "object" ? key : single(key) }));
      return { by: "number", axis: axis.id, segments: bandSegments(axis, bands, usage, report) };
    }
    case "floor":
    case "ceiling":
    case "nearest": {
      const numbers = steps.flatMap(({ key, to, span }) => (typeof key === "number" ? [{ key, to, span }] : []));
      return { by: "number", axis: axis.id, segments: stepSegments(axis, numbers, usage, report) };
    }
    default:
      return kind satisfies never;
  }
}

/** The complaint that an outer key lacks an id other outer keys have. */
function idGap({ id: axis }: Axis, missing: string, rows: readonly Numbered[], depth: number): Diagnostic {
  const outer = rows[0]?.spans[depth - 1] as Span;
  const hint = `add a row with ${axis}: ${missing}`;
  return diagnostic("axis/gap", outer, { axis, missing }, { hint });
}

function target(proof: Proof, members: readonly Numbered[], depth: number): Target {
  const [first, second] = members as [Numbered, Numbered?];
  if (depth < proof.axes.length - 1) {
    const inner = branch(proof, members, depth + 1);
    if (inner) return { kind: "branch", branch: inner };
  }
  if (second) {
    const place = second.spans[depth] as Span;
    const related = [{ message: "the first", span: first.spans[depth] as Span }];
    proof.report(
      diagnostic("axis/duplicate", place, { text: place.file.text.slice(place.start, place.end) }, { related }),
    );
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

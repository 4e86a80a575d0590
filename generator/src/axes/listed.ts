import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Axis, AxisKey, Match, Segment } from "../model/index.ts";
import { readBand } from "../numerals/band.ts";
import { isFraction } from "../numerals/quotient.ts";
import { childList, childText, type SyntaxMap, type SyntaxScalar } from "../source/syntax.ts";
import type { TableInput } from "../validate/input.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import { high, low } from "./domain.ts";
import { readKey } from "./key.ts";
import { buildTree } from "./tree.ts";

/** The keys of an axis as they are typed: its headings, or what its rows have. */
export function keysTyped(id: string, map: SyntaxMap, { root }: TableInput): readonly SyntaxScalar[] {
  const headings = childList(map, "columns")?.items;
  const nodes =
    headings ??
    (childList(root, "rows")?.items ?? []).map((row) => (row.kind === "map" ? row.entries.get(id)?.value : row));
  return nodes.flatMap((node) => (node?.kind === "scalar" ? [node] : []));
}

/** `listed` means numbers and bands where all keys are such, else words; either takes just what is printed. */
export function matchOf(map: SyntaxMap, keys: readonly SyntaxScalar[]): Match {
  const kind = childText(map, "match") ?? "";
  // A form is how numbers are written.
  const isNumbers = map.entries.has("form") || (keys.length > 0 && keys.every(isNumber));
  if (kind === "listed") return { kind: isNumbers ? "range" : "exact" };
  if (kind === "ratio") return { kind: "exact" };
  if (kind !== "nearest") return { kind: kind as Exclude<Match["kind"], "nearest"> };
  return { kind, tie: (childText(map, "tie") ?? "unknown") as "lower" | "higher" | "unknown" };
}

function isNumber({ text }: SyntaxScalar): boolean {
  return /^[-+]?[\d.]+(?:[-/]-?[\d.]+|\+)?$/.test(text) || isFraction(text);
}

/** Only whole numbers can occur where bands of them touch by one, and where all numbers listed are whole. */
export function areWhole(keys: readonly SyntaxScalar[], listed: boolean, { minus }: Scope): boolean {
  const bands = keys.flatMap(({ text }) => {
    const read = readBand(text, listed ? "negative" : minus, {});
    return read.ok ? [read.band] : [];
  });
  const figures = bands.flatMap(({ from, to }) => [from ?? 0, to ?? 0]);
  if (bands.length < keys.length || !figures.every(Number.isInteger)) return false;
  // Rows of several axes each have bands of their own, so any two may touch.
  const ends = new Set(bands.map(high));
  return listed || bands.some((band) => ends.has(low(band) - 1));
}

/** Headings that are numbers, with what leads from a number to their places; undefined after a complaint. */
export function readHeadings(
  axis: Axis,
  nodes: readonly SyntaxScalar[],
  scope: Scope,
  report: Report,
): { readonly keys: readonly AxisKey[]; readonly segments: readonly Segment[] } | undefined {
  const word = nodes.find(({ text }) => !/\d/.test(text) && !axis.notation?.words.has(text));
  if (word) {
    const why = `its match is ${axis.match.kind}, and ${word.text} is no number`;
    const hint = "write match: exact where the headings are ids, match: listed where they are words as printed";
    report(diagnostic("axis/columns", word, { axis: axis.id, why }, { hint }));
    return undefined;
  }
  const keys = nodes.map((node) => readKey(node, axis, scope, report));
  if (keys.includes(undefined)) return undefined;
  const rows = keys.map((key, at) => ({ keys: [key as AxisKey], spans: [nodes[at] as SyntaxScalar] }));
  const branch = buildTree([axis], rows, report);
  return branch?.by === "number" ? { keys: keys as readonly AxisKey[], segments: branch.segments } : undefined;
}

import { write } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic, type Report, withCure } from "../diagnostics/diagnostic.ts";
import type { Axis, AxisKey, Match } from "../model/index.ts";
import { compileNotation } from "../notation/compile-notation.ts";
import type { Notation } from "../notation/notation.ts";
import { roundTrips } from "../notation/print-notation.ts";
import { readNotation } from "../notation/read-notation.ts";
import { type BandReading, readBand } from "../numerals/band.ts";
import { cureOf } from "../numerals/cure.ts";
import { readDice } from "../numerals/dice.ts";
import { ordinalsAgree } from "../numerals/ordinal.ts";
import { isFraction } from "../numerals/quotient.ts";
import { child, childList, childMap, childText, type SyntaxMap, type SyntaxScalar } from "../source/syntax.ts";
import { typed } from "../text/typed.ts";
import { idComplaint } from "../validate/ids.ts";
import { repaired } from "../validate/repair.ts";
import { type Band, isRecord, type Value } from "../values/value.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import { unreadable } from "../vocabulary/notation.ts";
import { endsOf, only, writtenKey } from "./written-key.ts";

/** How the keys of a band axis are written where the table names no form of its own. */
const bandForms = {
  "up-to": ["{from}-{to}", "{from}+", "-{to}", "{key}"],
  negative: ["{from}-{to}", "{from}+", "{to} or less", "{key}"],
};

/** The notation of an axis's keys: its `form` and `words`, or the usual one of its match. */
export function keyNotation(
  map: SyntaxMap,
  match: Match,
  typed: readonly SyntaxScalar[],
  scope: Scope,
  report: Report,
): Notation | null {
  const fractions = typed.some(({ text }) => isFraction(text));
  const forms = childList(map, "form")?.items.flatMap((item) => (item.kind === "scalar" ? [item.text] : []));
  const authored = forms ?? (childText(map, "form") === undefined ? null : [childText(map, "form") as string]);
  const usual = match.kind === "range" && !fractions ? bandForms[scope.minus] : ["{key}"];
  const words: Record<string, Value> = {};
  const form = authored ?? usual;
  const worded = childMap(map, "words")?.entries ?? new Map();
  const used = ["key", "from", "to"].filter(
    (end) => form.some((one) => one.includes(`{${end}}`)) || (end === "key" && worded.size > 0),
  );
  for (const [word, { value }] of worded) {
    const read = value.kind === "scalar" ? readBand(value.text, scope.minus) : null;
    if (read?.ok) words[word] = only(endsOf(read.band), used);
  }
  try {
    const type: "fraction" | "number" = fractions ? "fraction" : "number";
    // A book that prints 00 for a hundred on percentile dice is printed back so.
    const isPercentile = readDice(childText(map, "dice") ?? "")?.sides === 100;
    const isHundred = isPercentile && typed.some(({ text }) => /^(?:\d+-)?00$/.test(text));
    const hundred = isHundred ? { words: { "00": 100 } } : {};
    const fields = Object.fromEntries(used.map((end) => [end, { type, ...hundred }]));
    const notation = compileNotation({ form, fields, words });
    const other = form.length > 1 && used.length === 1 ? inOtherForms(notation, typed) : {};
    return Object.keys(other).length === 0
      ? notation
      : compileNotation({ form, fields, words: { ...words, ...other } });
  } catch (cause) {
    const at = child(map, "form") ?? map;
    const lacksKey = at.kind === "scalar" && !at.text.includes("{");
    const hint = lacksKey ? `put {key} where the number stands: "{key}${at.text}"` : undefined;
    report(diagnostic("axis/form", at, { problem: (cause as Error).message }, { hint }));
    return null;
  }
}

/** Reads the key of a row; undefined after a complaint. */
export function readKey(node: SyntaxScalar, axis: Axis, scope: Scope, report: Report): AxisKey | undefined {
  if (axis.match.kind === "exact") {
    const found = axis.listed ? null : idComplaint(node);
    if (!found) return node.text;
    const isNumber = /^\d+$/.test(node.text);
    report(
      isNumber ? { ...found, hint: `where the keys are numbers, say match: listed on the axis ${axis.id}` } : found,
    );
    return undefined;
  }
  const percentile = axis.dice?.count === 1 && axis.dice.sides === 100;
  const read = readBand(node.text, scope.minus, { percentile, whole: axis.whole });
  const authored = axis.notation && readNotation(axis.notation, node.text);
  const refused = !read.ok && usualBands(axis, scope);
  if (axis.notation && authored?.ok && roundTrips(axis.notation, node.text)) {
    const band = bandOf(authored.value);
    if (!axis.bands) return band.from ?? undefined;
    // The usual forms alone would take -3--1 for a band although minus: up-to says otherwise.
    const isBelowZero = (band.from ?? 0) < 0 || (band.to ?? 0) < 0;
    if (!refused || !isBelowZero) return backwards(band, node, report) ? undefined : band;
  }
  // Percentile dice are printed with two figures each, 01-05, and 00 is 100.
  if (read.ok && percentile && axis.bands && /(^|-)\d\d(-|$)/.test(node.text)) return read.band;
  if (refused) report(diagnostic("cell/band", node, { text: node.text, problem: read.problem }, cureOf(node, read)));
  else if (axis.notation) report(unlikeTheForm(node, axis, axis.notation, read, scope));
  return undefined;
}

/** Keys the first form would print otherwise than typed, as words. */
function inOtherForms(notation: Notation, typed: readonly SyntaxScalar[]): Readonly<Record<string, Value>> {
  const { definition } = notation;
  const [first, ...others] = [definition.form].flat().map((form) => compileNotation({ ...definition, form }));
  const found: Record<string, Value> = {};
  for (const { text } of typed) {
    if ((first && roundTrips(first, text)) || (notation.ordinals && !ordinalsAgree(text))) continue;
    const own = others.find((one) => roundTrips(one, text));
    const read = own && readNotation(own, text);
    if (read?.ok) found[text] = read.value;
  }
  return found;
}

/** The complaint that a key is not written in the form of its axis, with the key in that form. */
function unlikeTheForm(
  node: SyntaxScalar,
  axis: Axis,
  notation: Notation,
  read: BandReading,
  scope: Scope,
): Diagnostic {
  const found = unreadable(notation, node);
  if (found.hint !== undefined) return found;
  const again = read.ok || read.instead === undefined ? read : readBand(read.instead, scope.minus);
  const written = (again.ok ? inForm(axis, again.band) : undefined) ?? repaired(notation, node.text);
  if (written !== undefined) return withCure(found, write(node, typed(written)));
  if (axis.match.kind === "range" && read.ok && notation.definition.fields?.key?.type === "fraction") {
    const hint = `a key of ${axis.id} is a fraction: beside bands write it as a decimal; or say match: listed on the axis`;
    return { ...found, hint };
  }
  return read.ok || read.advice === undefined ? found : { ...found, hint: read.advice };
}

/** A band as its axis writes it: where keys are single numbers, `9-13` is the step that begins at 9. */
function inForm(axis: Axis, band: Band): string | undefined {
  if (axis.bands || band.from === band.to) return writtenKey(axis, band);
  const step = stepOf(axis.match, band);
  return writtenKey(axis, { from: step, to: step });
}

/** The end of a band that is the key where keys are single numbers; null where neither is. */
function stepOf({ kind }: Match, { from, to }: Band): number | null {
  switch (kind) {
    case "floor":
      return from;
    case "ceiling":
      return to;
    case "exact":
    case "nearest":
    case "range":
      return null;
    default:
      return kind satisfies never;
  }
}

function usualBands(axis: Axis, { minus }: Scope): boolean {
  return formsOf(axis).join() === bandForms[minus].join();
}

function formsOf({ notation }: Axis): readonly string[] {
  return notation?.forms.map(({ text }) => text) ?? [];
}

function backwards(band: Band, node: SyntaxScalar, report: Report): boolean {
  if (band.from === null || band.to === null || band.from <= band.to) return false;
  report(diagnostic("axis/backwards", node, { text: node.text }, { hint: `write ${band.to}-${band.from}` }));
  return true;
}

function bandOf(value: Value): Band {
  if (!isRecord(value)) return { from: null, to: null };
  const number = (field: string) => (typeof value[field] === "number" ? (value[field] as number) : null);
  const key = number("key");
  return key === null ? { from: number("from"), to: number("to") } : { from: key, to: key };
}

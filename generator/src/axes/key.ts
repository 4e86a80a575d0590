import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Axis, AxisKey, Match } from "../model.ts";
import { compileNotation } from "../notation/compile-notation.ts";
import type { Notation } from "../notation/notation.ts";
import { roundTrips } from "../notation/print-notation.ts";
import { readNotation } from "../notation/read-notation.ts";
import { readBand } from "../reading/band.ts";
import { typed } from "../reading/typed.ts";
import type { Report } from "../resolve/input.ts";
import { child, childList, childMap, childText, type SyntaxMap, type SyntaxScalar } from "../syntax.ts";
import { idComplaint } from "../validate/ids.ts";
import { repaired } from "../validate/repair.ts";
import { type Band, isRecord, type RecordValue, type Value } from "../value.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import { unreadable } from "../vocabulary/notation.ts";

/** How the keys of a band axis are written where the table names no form of its own. */
const bandForms = {
  "up-to": ["{from}-{to}", "{from}+", "-{to}", "{key}"],
  negative: ["{from}-{to}", "{from}+", "{to} or less", "{key}"],
};

/** The notation of an axis's keys: its `form` and `words`, or the usual one of its match. */
export function keyNotation(map: SyntaxMap, match: Match, scope: Scope, report: Report): Notation | null {
  const forms = childList(map, "form")?.items.flatMap((item) => (item.kind === "scalar" ? [item.text] : []));
  const authored = forms ?? (childText(map, "form") === undefined ? null : [childText(map, "form") as string]);
  const usual = match.kind === "range" ? bandForms[scope.minus] : ["{key}"];
  const words: Record<string, Value> = {};
  const form = authored ?? usual;
  const worded = childMap(map, "words")?.entries ?? new Map();
  const used = ["key", "from", "to"].filter(
    (end) => form.some((one) => one.includes(`{${end}}`)) || (end === "key" && worded.size > 0),
  );
  for (const [word, { value }] of worded) {
    const read = value.kind === "scalar" ? readBand(value.text, scope.minus) : null;
    if (read?.ok) words[word] = only(ends(read.band), used);
  }
  try {
    return compileNotation({ form, fields: Object.fromEntries(used.map((end) => [end, { type: "number" }])), words });
  } catch (cause) {
    report(diagnostic("axis/form", child(map, "form") ?? map, { problem: (cause as Error).message }));
    return null;
  }
}

/** Reads the key of a row; undefined after a complaint. */
export function readKey(node: SyntaxScalar, axis: Axis, scope: Scope, report: Report): AxisKey | undefined {
  if (axis.match.kind === "exact") {
    const found = idComplaint(node);
    if (!found) return node.text;
    report(found);
    return undefined;
  }
  const authored = axis.notation && readNotation(axis.notation, node.text);
  if (axis.notation && authored?.ok && roundTrips(axis.notation, node.text)) {
    const band = bandOf(authored.value);
    if (!axis.bands) return band.from ?? undefined;
    return backwards(band, node, report) ? undefined : band;
  }
  const percentile = axis.dice?.count === 1 && axis.dice.sides === 100;
  const read = readBand(node.text, scope.minus, { percentile });
  // Percentile dice are printed with two figures each, 01-05, and 00 is 100.
  if (read.ok && percentile && axis.bands && /(^|-)\d\d(-|$)/.test(node.text)) return read.band;
  if (!read.ok && usualBands(axis, scope)) {
    const { problem, instead } = read;
    report(diagnostic("cell/band", node, { text: node.text, problem }, { hint: instead && `write ${instead}` }));
  } else if (axis.notation) {
    const found = unreadable(axis.notation, node);
    const meant = found.hint === undefined ? repaired(axis.notation, node.text) : undefined;
    report(meant === undefined ? found : { ...found, hint: `write ${typed(meant)}` });
  }
  return undefined;
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

/** The fields a key's notation prints. */
export function keyFields(key: AxisKey, notation: Notation): RecordValue {
  const fields = typeof key === "object" ? ends(key) : { key, from: null, to: null };
  return only(
    fields,
    notation.fields.map(({ id }) => id),
  );
}

function only(fields: RecordValue, ids: readonly string[]): RecordValue {
  return Object.fromEntries(ids.map((id) => [id, fields[id] ?? null]));
}

function ends({ from, to }: Band): RecordValue {
  return from === to ? { key: from, from: null, to: null } : { key: null, from, to };
}

function bandOf(value: Value): Band {
  if (!isRecord(value)) return { from: null, to: null };
  const number = (field: string) => (typeof value[field] === "number" ? (value[field] as number) : null);
  const key = number("key");
  return key === null ? { from: number("from"), to: number("to") } : { from: key, to: key };
}

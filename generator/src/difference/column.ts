import type { RecordValue, Value } from "../values/value.ts";
import type { Tell } from "./change.ts";
import { record, records, same, tellParts, text, texts } from "./json.ts";
import { idsOf, type Pair, pairById } from "./pairs.ts";

/** Compares lists of columns, each at its own address. */
export function compareColumns(
  before: readonly RecordValue[],
  after: readonly RecordValue[],
  at: string,
  tell: Tell,
): void {
  const { pairs, added, removed, isReordered } = pairById(before, after);
  for (const one of removed) tell({ at: `${at}/${one.id}`, change: "column removed", was: typeName(one), now: null });
  for (const one of added) tell({ at: `${at}/${one.id}`, change: "column added", was: null, now: typeName(one) });
  for (const pair of pairs) compareColumn(pair, `${at}/${pair[1].id}`, tell);
  if (isReordered) tell({ at, change: "order changed", part: "columns", was: idsOf(before), now: idsOf(after) });
}

/** Compares a column: its type, unit, outcomes and documentation. */
export function compareColumn(pair: Pair, at: string, tell: Tell): void {
  tellParts(at, pair, { title: "text changed", reference: "type changed", notation: "text changed" }, tell);
  compareField(pair, at, "", tell);
}

/** Whether the cells of two columns cannot be held against each other. */
export function isOfOtherType([before, after]: Pair): boolean {
  return before.type !== after.type;
}

function compareField(pair: Pair, at: string, prefix: string, tell: Tell): void {
  tellParts(
    at,
    pair,
    { description: "text changed", unit: "unit changed", labels: "text changed", default: "text changed" },
    tell,
    prefix,
  );
  compareType(pair, at, prefix, tell);
  const [before, after] = pair;
  for (const [part, outcome] of [
    ["blank", "blank"],
    ["unknowable", "unknown"],
  ] as const) {
    if (before[part] === after[part]) continue;
    const change = after[part] === true ? "outcome added" : "outcome removed";
    const [was, now] = after[part] === true ? [null, outcome] : [outcome, null];
    tell({ at, change, part: prefix + part, was, now });
  }
}

function compareType(pair: Pair, at: string, prefix: string, tell: Tell): void {
  const [before, after] = pair;
  if (isOfOtherType(pair)) {
    tell({ at, change: "type changed", part: `${prefix}type`, was: typeName(before), now: typeName(after) });
    return;
  }
  if (!same(before.whole, after.whole)) {
    tell({ at, change: "type changed", part: `${prefix}type`, was: typeName(before), now: typeName(after) });
  }
  const [earlier, later] = [texts(before.words), texts(after.words)];
  for (const now of later.filter((word) => !earlier.includes(word))) {
    tell({ at, change: "outcome added", part: `${prefix}words`, was: null, now });
  }
  for (const was of earlier.filter((word) => !later.includes(word))) {
    tell({ at, change: "outcome removed", part: `${prefix}words`, was, now: null });
  }
  if (before.type === "list") compareType([record(before.item), record(after.item)], at, `${prefix}item.`, tell);
  if (before.type === "record") compareFields(pair, at, prefix, tell);
}

function compareFields([before, after]: Pair, at: string, prefix: string, tell: Tell): void {
  const [earlier, later] = [records(before.fields), records(after.fields)];
  const { pairs, added, removed, isReordered } = pairById(earlier, later);
  for (const one of removed) {
    tell({ at, change: "field removed", part: prefix + text(one.id), was: typeName(one), now: null });
  }
  for (const one of added) {
    tell({ at, change: "field added", part: prefix + text(one.id), was: null, now: typeName(one) });
  }
  for (const pair of pairs) compareField(pair, at, `${prefix}${text(pair[1].id)}.`, tell);
  if (isReordered) {
    tell({ at, change: "order changed", part: `${prefix}fields`, was: idsOf(earlier), now: idsOf(later) });
  }
}

/** `whole number`, `list of text`. */
function typeName({ type, whole, item }: RecordValue): Value {
  if (type === "number" && whole === true) return "whole number";
  return type === "list" ? `list of ${typeName(record(item))}` : text(type);
}

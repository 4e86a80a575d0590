import type { Column, ItemType } from "../published/data.ts";
import type { AsRead } from "../rule-set/rule-set.ts";
import type { Value } from "../values/value.ts";
import type { AddChange } from "./change.ts";
import { idsOf, type Pair, pairById } from "./pairs.ts";
import { asValue, compareParts, same } from "./parts.ts";

/** A column of rows or a field of a record, as it may be read. */
export type ColumnRead = AsRead<Column>;

type TypeRead = AsRead<ItemType>;

/** Compares lists of columns, each at its own address. */
export function compareColumns(
  before: readonly ColumnRead[] = [],
  after: readonly ColumnRead[] = [],
  at: string,
  add: AddChange,
): void {
  const { pairs, added, removed, isReordered } = pairById(before, after);
  for (const one of removed) add({ at: `${at}/${one.id}`, change: "column removed", was: typeName(one), now: null });
  for (const one of added) add({ at: `${at}/${one.id}`, change: "column added", was: null, now: typeName(one) });
  for (const pair of pairs) compareColumn(pair, `${at}/${pair[1].id}`, add);
  if (isReordered) add({ at, change: "order changed", part: "columns", was: idsOf(before), now: idsOf(after) });
}

/** Compares a column: its type, unit, outcomes and documentation. */
export function compareColumn(pair: Pair<ColumnRead>, at: string, add: AddChange): void {
  const parts = {
    title: "text changed",
    reference: "type changed",
    notation: "text changed",
    ordered: "order changed",
  } as const;
  compareParts(at, pair, parts, add);
  compareOrder(pair, at, add);
  compareField(pair, at, "", add);
}

/** The order of words that go from the least to the most; what is added or gone is told by itself. */
function compareOrder([before, after]: Pair<ColumnRead>, at: string, add: AddChange): void {
  const [earlier, later] = [before.words ?? [], after.words ?? []];
  const was = earlier.filter((word) => later.includes(word));
  const now = later.filter((word) => earlier.includes(word));
  if (after.ordered && !same(was, now)) add({ at, change: "order changed", part: "words", was, now });
}

/** Whether the cells of two columns cannot be held against each other. */
export function isOfOtherType([before, after]: Pair<TypeRead>): boolean {
  return before.type !== after.type;
}

function compareField(pair: Pair<ColumnRead>, at: string, prefix: string, add: AddChange): void {
  compareParts(at, pair, { description: "text changed", unit: "unit changed", default: "text changed" }, add, prefix);
  compareWords(pair, at, prefix, add);
  compareType(pair, at, prefix, add);
  const [before, after] = pair;
  for (const [part, outcome] of [
    ["blank", "blank"],
    ["unknowable", "unknown"],
  ] as const) {
    if (before[part] === after[part]) continue;
    const change = after[part] === true ? "outcome added" : "outcome removed";
    const [was, now] = after[part] === true ? [null, outcome] : [outcome, null];
    add({ at, change, part: prefix + part, was, now });
  }
}

/** A printed word that means something else changes every cell that prints it, so it is told of the table, once. */
function compareWords(pair: Pair<ColumnRead>, at: string, prefix: string, add: AddChange): void {
  const meanings = ({ labels = [] }: ColumnRead) =>
    new Map(labels.map(({ printed = "", value }) => [printed, asValue(value)] as const));
  const [before, after] = [meanings(pair[0]), meanings(pair[1])];
  const path = at.split("/");
  const place = { column: path.at(-1) ?? "", field: prefix === "" ? null : prefix.slice(0, -1) };
  for (const [word, now] of after) {
    const was = before.get(word);
    if (was === undefined || same(was, now)) continue;
    add({ at: path[0] ?? "", change: "word changed", part: `words.${word}`, was, now, columns: [place] });
    before.set(word, now);
  }
  const listed = (words: ReadonlyMap<string, Value>) => ({
    labels: [...words].map(([printed, value]) => ({ printed, value })),
  });
  compareParts(at, [listed(before), listed(after)], { labels: "text changed" }, add, prefix);
}

function compareType(pair: Pair<TypeRead>, at: string, prefix: string, add: AddChange): void {
  const [before, after] = pair;
  if (isOfOtherType(pair)) {
    add({ at, change: "type changed", part: `${prefix}type`, was: typeName(before), now: typeName(after) });
    return;
  }
  if (before.whole !== after.whole) {
    add({ at, change: "type changed", part: `${prefix}type`, was: typeName(before), now: typeName(after) });
  }
  const [earlier, later] = [before.words ?? [], after.words ?? []];
  for (const now of later.filter((word) => !earlier.includes(word))) {
    add({ at, change: "outcome added", part: `${prefix}words`, was: null, now });
  }
  for (const was of earlier.filter((word) => !later.includes(word))) {
    add({ at, change: "outcome removed", part: `${prefix}words`, was, now: null });
  }
  if (before.type === "list") compareType([before.item ?? {}, after.item ?? {}], at, `${prefix}item.`, add);
  if (before.type === "record") compareFields(pair, at, prefix, add);
}

function compareFields([before, after]: Pair<TypeRead>, at: string, prefix: string, add: AddChange): void {
  const [earlier, later] = [before.fields ?? [], after.fields ?? []];
  const { pairs, added, removed, isReordered } = pairById(earlier, later);
  for (const one of removed) {
    add({ at, change: "field removed", part: prefix + one.id, was: typeName(one), now: null });
  }
  for (const one of added) {
    add({ at, change: "field added", part: prefix + one.id, was: null, now: typeName(one) });
  }
  for (const pair of pairs) compareField(pair, at, `${prefix}${pair[1].id}.`, add);
  if (isReordered) {
    add({ at, change: "order changed", part: `${prefix}fields`, was: idsOf(earlier), now: idsOf(later) });
  }
}

/** `whole number`, `list of text`. */
function typeName({ type, whole, item = {} }: TypeRead): string {
  if (type === "number" && whole === true) return "whole number";
  return type === "list" ? `list of ${typeName(item)}` : (type ?? "");
}

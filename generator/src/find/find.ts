import type { Model } from "../model/index.ts";
import { nearest } from "../text/suggest.ts";
import { follow } from "./address.ts";
import { type Entry, entriesOf } from "./entry.ts";

/** What was found, best first, and what may have been meant where that is nothing. */
export interface Findings {
  readonly entries: readonly Entry[];
  readonly suggestion: string | null;
}

/** Looks for an address, an id or name, words, the number of a rule, a line of a document, or a figure as printed. */
export function find(model: Model, typed: string): Findings {
  const query = typed.trim().toLowerCase();
  const entries = entriesOf(model);
  const ranked = entries
    .map((entry) => ({ entry, rank: rankOf(entry, query) }))
    .filter(({ rank }) => rank > 0)
    // A stable sort: of two alike the one that stands first in the books comes first.
    .sort((a, b) => b.rank - a.rank || order.indexOf(a.entry.kind) - order.indexOf(b.entry.kind));
  const found = [...atAddress(model, entries, typed), ...ranked.map(({ entry }) => entry)];
  const distinct = [...new Set(found)];
  return { entries: distinct, suggestion: distinct.length > 0 ? null : suggestionFor(model, query, entries) };
}

const order: readonly Entry["kind"][] = ["table", "row", "column", "erratum", "cell"];

/** An address may be typed without its book, or with former ids. */
function atAddress(model: Model, entries: readonly Entry[], typed: string): readonly Entry[] {
  if (!typed.includes("/")) return [];
  const located = follow(model, typed.trim());
  if (!("book" in located)) return [];
  const wanted = located.column === null ? ["table", "row"] : ["cell", "column"];
  const exact = entries.filter(({ kind, address }) => address === located.address && wanted.includes(kind));
  const rest = entries.filter(({ kind, address }) => kind === "erratum" && address === located.address);
  return [...exact.slice(0, 1), ...rest];
}

function rankOf(entry: Entry, query: string): number {
  return Math.max(lineRank(entry, query), ruleRank(entry, query), nameRank(entry, query), wordRank(entry, query));
}

/** `3298` or `striker-ii:3298`: what stands on few lines tells more than what stands on many. */
function lineRank({ lines, book, kind }: Entry, query: string): number {
  const [, inBook, digits] = /^(?:([a-z][a-z0-9.-]*):)?(\d+)$/.exec(query) ?? [];
  if (digits === undefined || (inBook !== undefined && inBook !== book) || kind === "column") return 0;
  const line = Number(digits);
  const spans = lines.filter(({ from, to }) => from <= line && line <= to).map(({ from, to }) => to - from);
  return spans.length === 0 ? 0 : 800 - Math.min(99, ...spans);
}

/** Rule `8A1` holds rule `8A1b`. */
function ruleRank({ rules }: Entry, query: string): number {
  if (!/^\d+[a-z]/.test(query)) return 0;
  const alike = rules.map((rule) => rule.toLowerCase()).filter((rule) => rule.startsWith(query));
  return alike.length === 0 ? 0 : alike.includes(query) ? 700 : 600;
}

function nameRank({ names, around, kind, address }: Entry, query: string): number {
  const plain = words(query).join(" ");
  const isNamed = (name: string) => name.toLowerCase() === query || (plain !== "" && words(name).join(" ") === plain);
  // A bare number or word stands in many cells, a figure such as 300(3)+2 in few.
  if (kind === "cell")
    return names.some((text) => text.toLowerCase() === query) ? (/\d\D|\D\d/.test(query) ? 450 : 90) : 0;
  if (names.some((name) => name === query) && address.endsWith(`/${query}`)) return 510;
  if (names.some(isNamed)) return 500;
  return around.some(isNamed) ? 250 : 0;
}

/** Every word must begin one of the entry's; the less the entry is about each, the lower. */
function wordRank(entry: Entry, query: string): number {
  const wanted = words(query);
  if (wanted.length === 0) return 0;
  if (entry.kind === "cell") return cellRank(entry, wanted);
  const ranks = wanted.map((word) =>
    Math.max(
      beginsOne(word, entry.names, 300, 400),
      beginsOne(word, entry.around, 200, 240),
      beginsOne(word, entry.texts, 100, 140),
    ),
  );
  return ranks.includes(0) ? 0 : Math.round(ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length);
}

/** `7mm acr price`: the column of a cell and its row, each word whole. */
function cellRank({ around, texts }: Entry, wanted: readonly string[]): number {
  const [column, row] = [texts.flatMap(words), around.flatMap(words)];
  const ofRow = wanted.filter((word) => !column.includes(word));
  const isMeant = ofRow.length > 0 && ofRow.length < wanted.length && ofRow.every((word) => row.includes(word));
  return isMeant ? 230 : 0;
}

function beginsOne(word: string, texts: readonly string[], begun: number, whole: number): number {
  const known = texts.flatMap(words);
  if (known.includes(word)) return whole;
  return known.some((one) => one.startsWith(word)) ? begun : 0;
}

/** `burstSize` and `burst-size` are two words. */
function words(text: string): readonly string[] {
  return text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .flatMap((word) => word.replace(/^\.+|\.+$/g, "") || []);
}

function suggestionFor(model: Model, query: string, entries: readonly Entry[]): string | null {
  if (query.includes("/")) {
    const located = follow(model, query);
    return "near" in located ? (located.near ?? null) : null;
  }
  const named = entries
    .filter(({ kind }) => kind !== "cell")
    .flatMap(({ names }) => names.map((name) => name.toLowerCase()));
  return nearest(query, named) ?? nearest(query, named.flatMap(words)) ?? null;
}

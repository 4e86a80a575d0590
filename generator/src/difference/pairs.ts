import type { RecordValue, Value } from "../values/value.ts";
import { text } from "./json.ts";

/** One thing in both rule sets; its id differs if it was renamed. */
export type Pair = readonly [RecordValue, RecordValue];

export interface Pairing {
  /** In the order of the later list. */
  readonly pairs: readonly Pair[];
  readonly added: readonly RecordValue[];
  readonly removed: readonly RecordValue[];
  /** Whether what both have stands in another order. */
  readonly isReordered: boolean;
}

/**
 * Pairs what has the same id, or whose former id leads to the present one.
 * @param aliases former id → present id
 */
export function pairById(
  before: readonly RecordValue[],
  after: readonly RecordValue[],
  aliases: ReadonlyMap<string, string> = new Map(),
): Pairing {
  const later = new Map(after.map((one) => [text(one.id), one]));
  const partner = new Map<RecordValue, RecordValue>();
  for (const one of before) {
    const other = later.get(text(one.id));
    if (other) partner.set(other, one);
  }
  for (const one of before) {
    const other = later.has(text(one.id)) ? undefined : later.get(aliases.get(text(one.id)) ?? "");
    // Two former rows may have become one; only the first is the same row, the other is gone.
    if (other && !partner.has(other)) partner.set(other, one);
  }
  return pairing(before, after, partner);
}

/** Gathers what is paired, and what has no partner. */
export function pairing(
  before: readonly RecordValue[],
  after: readonly RecordValue[],
  partner: ReadonlyMap<RecordValue, RecordValue>,
): Pairing {
  const pairs = after.flatMap((one): Pair[] => {
    const earlier = partner.get(one);
    return earlier ? [[earlier, one]] : [];
  });
  const kept = new Set(pairs.map(([one]) => one));
  const places = before.filter((one) => kept.has(one));
  return {
    pairs,
    added: after.filter((one) => !partner.has(one)),
    removed: before.filter((one) => !kept.has(one)),
    isReordered: pairs.some(([one], index) => places[index] !== one),
  };
}

export function idsOf(list: readonly RecordValue[]): readonly Value[] {
  return list.map(({ id }) => id ?? null);
}

import type { Value } from "../values/value.ts";

/** What is known by its id. */
export interface Identified {
  readonly id?: string | undefined;
}

/** One thing in both rule sets; its id differs if it was renamed. */
export type Pair<Thing> = readonly [Thing, Thing];

export interface Pairing<Thing> {
  /** In the order of the later list. */
  readonly pairs: readonly Pair<Thing>[];
  readonly added: readonly Thing[];
  readonly removed: readonly Thing[];
  /** Whether what both have stands in another order. */
  readonly isReordered: boolean;
}

/**
 * Pairs what has the same id, or whose former id leads to the present one.
 * @param aliases former id → present id
 */
export function pairById<Thing extends Identified>(
  before: readonly Thing[],
  after: readonly Thing[],
  aliases: ReadonlyMap<string, string> = new Map(),
): Pairing<Thing> {
  const later = new Map(after.map((one) => [one.id, one]));
  const partner = new Map<Thing, Thing>();
  for (const one of before) {
    const other = later.get(one.id);
    if (other) partner.set(other, one);
  }
  for (const one of before) {
    const other = later.has(one.id) ? undefined : later.get(aliases.get(one.id ?? "") ?? "");
    // Two former rows may have become one; only the first is the same row, the other is gone.
    if (other && !partner.has(other)) partner.set(other, one);
  }
  return pairing(before, after, partner);
}

/** Gathers what is paired, and what has no partner. */
export function pairing<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  partner: ReadonlyMap<Thing, Thing>,
): Pairing<Thing> {
  const pairs = after.flatMap((one): Pair<Thing>[] => {
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

export function idsOf(list: readonly Identified[]): readonly Value[] {
  return list.map(({ id }) => id ?? null);
}

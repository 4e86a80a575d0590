import type { AddChange } from "./change.ts";
import type { Pair } from "./pairs.ts";

/** A thing with an id, and what it denotes whatever it is called. */
export interface Thing {
  readonly id: string;
  readonly name?: string | undefined;
  /** The figures and printed words, as one text. */
  readonly cells: string;
  /** Where they are printed. */
  readonly place: string;
}

/** The things of a list, and former id → present id. */
export interface Named {
  readonly things: readonly Thing[];
  readonly aliases: ReadonlyMap<string, string>;
}

/** Tells of ids, former ids and names that lead to another thing than before. */
export function compareIdentity([before, after]: Pair<Named>, at: string, add: AddChange): void {
  const [thingBefore, thingAfter] = [finder(before), finder(after)];
  const successors = successorsOf(before, after);
  const origins = new Map([...successors].map(([was, now]) => [now, was]));
  const inside = (id: string) => (at === "" ? id : `${at}/${id}`);
  for (const id of [...before.things.map((one) => one.id), ...before.aliases.keys()]) {
    const [was, now] = [thingBefore(id), thingAfter(id)];
    if (!was || !now || successors.get(was) === now) continue;
    const isNow = successors.get(was)?.id ?? origins.get(now)?.id;
    if (isNow !== undefined) add({ at: inside(id), change: "id moved", was: was.id, now: isNow });
  }
  const owners = new Map(before.things.map((one) => [one.name, one]));
  for (const [was, now] of successors) {
    const owner = owners.get(now.name);
    const isTaken = owner && owner !== was && was.name !== now.name && successors.get(owner)?.name !== owner.name;
    if (!isTaken || thingAfter(was.id) !== now) continue;
    add({ at: inside(now.id), change: "name moved", was: was.name ?? null, now: now.name ?? null });
  }
}

/** What became of each thing. Its figures tell first, since they stay when an id is given to another. */
function successorsOf(before: Named, after: Named): ReadonlyMap<Thing, Thing> {
  const found = new Map<Thing, Thing>();
  const taken = new Set<Thing>();
  const pair = (find: (was: Thing) => Thing | undefined): void => {
    for (const was of before.things) {
      const now = found.has(was) ? undefined : find(was);
      if (!now || taken.has(now)) continue;
      found.set(was, now);
      taken.add(now);
    }
  };
  const here = finder(after);
  const same = new Map(after.things.map((one) => [one.id, one]));
  pair(({ id, cells }) => (same.get(id)?.cells === cells ? same.get(id) : undefined));
  const left = new Map(after.things.filter((one) => !taken.has(one)).map((one) => [one.place + one.cells, one]));
  pair(({ place, cells }) => left.get(place + cells));
  pair(({ id }) => same.get(id));
  pair(({ id }) => here(id));
  return found;
}

/** Finds a thing by its id, else by a former one. */
function finder({ things, aliases }: Named): (id: string) => Thing | undefined {
  const known = new Map(things.map((one) => [one.id, one]));
  return (id) => known.get(id) ?? known.get(aliases.get(id) ?? "");
}

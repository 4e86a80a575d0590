import type { AddChange } from "./change.ts";
import type { Pair } from "./pairs.ts";
import { own } from "./parts.ts";

/** What has former ids of what stands in it, each with the present one: a book, a table, an axis. */
interface Holder {
  readonly aliases?: Readonly<Record<string, string | undefined>>;
}

/** Tells of former ids that came or went: both are promises to an app. */
export function compareAliases([before, after]: Pair<Holder>, at: string, add: AddChange): void {
  const [earlier, later] = [before.aliases ?? {}, after.aliases ?? {}];
  for (const id of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
    const [was, now] = [own(earlier, id) ?? null, own(later, id) ?? null];
    if (was === now) continue;
    const change = now === null ? "alias removed" : "alias added";
    add({ at, change, part: `aliases.${id}`, was, now });
  }
}

/** Former id → present id of the rows below a path inside the table. */
export function aliasesOf({ aliases = {} }: Holder, below = ""): ReadonlyMap<string, string> {
  const inner = (path: string) => path.slice(below.length);
  const found = Object.entries(aliases).filter(([from]) => from.startsWith(below));
  return new Map(found.map(([from, to = ""]) => [inner(from), inner(to)]));
}

import type { LiveBook } from "../../../site/src/live/book.ts";

/** A book as its script brings it to a page. */
export async function liveBook(id: string): Promise<LiveBook> {
  const [meta, explain, { errata }] = await Promise.all([
    import(`skirmish-tables/meta/${id}`),
    import(`skirmish-tables/explain/${id}`),
    import(`skirmish-tables/errata/${id}`),
  ]);
  const odds = await import(`skirmish-tables/odds/${id}`).catch(() => ({}));
  return { id, meta, explain, odds, errata };
}

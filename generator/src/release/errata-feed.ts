import type { Erratum } from "../published/data.ts";
import type { AsRead, RuleSet } from "../rule-set/rule-set.ts";
import type { ReleasedVersion } from "./feed.ts";
import { nameOf } from "./names.ts";

/** A correction as a reader of news sees it. */
interface Item {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** `2026-01-31T00:00:00Z` */
  readonly at: string;
}

/**
 * The corrections of all versions, newest first, as JSON Feed and as Atom. Both name no address, for nobody knows where they
 * will lie.
 * @param name of the package
 */
export function errataFeeds(name: string, rules: RuleSet, versions: readonly ReleasedVersion[]) {
  const items = versions.flatMap(({ version, date, errata }) =>
    Object.entries(errata).flatMap(([book, ids]) => {
      const known = rules.books.get(book)?.current.errata ?? [];
      const found = known.filter(({ id = "" }) => ids.includes(id));
      return found.map((erratum) => itemOf(name, version, date, book, erratum, rules));
    }),
  );
  return { "errata-feed.json": jsonFeed(name, items), "errata-feed.atom": atom(name, items) };
}

function itemOf(
  name: string,
  version: string,
  date: string,
  book: string,
  erratum: AsRead<Erratum>,
  rules: RuleSet,
): Item {
  const { id = "", because = "", changes = [], withdraws } = erratum;
  const steps = changes.map(
    ({ at = "", was, now }) => `${nameOf(`${book}/${at}`, [rules])}: ${was ?? "nothing"} → ${now ?? "nothing"}`,
  );
  const text = [...steps, ...(withdraws ? [`As printed again: ${withdraws}`] : []), because].join("\n");
  return { id: `urn:${name}:${book}:${id}`, title: `${id} (${version})`, text, at: `${date}T00:00:00Z` };
}

function jsonFeed(name: string, items: readonly Item[]): string {
  const entries = items.map(({ id, title, text, at }) => ({ id, title, content_text: text, date_published: at }));
  const head = { version: "https://jsonfeed.org/version/1.1", title: `Errata of ${name}` };
  return `${JSON.stringify({ ...head, items: entries }, null, 2)}\n`;
}

function atom(name: string, items: readonly Item[]): string {
  const entries = items.map(
    ({ id, title, text, at }) =>
      `  <entry>\n    <id>${xml(id)}</id>\n    <title>${xml(title)}</title>\n    <updated>${at}</updated>\n    <content type="text">${xml(text)}</content>\n  </entry>\n`,
  );
  const updated = items[0]?.at ?? "1970-01-01T00:00:00Z";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:${xml(name)}:errata</id>
  <title>Errata of ${xml(name)}</title>
  <author><name>${xml(name)}</name></author>
  <updated>${updated}</updated>
${entries.join("")}</feed>
`;
}

/** Text that stays text in XML; what XML cannot hold is left out. */
function xml(text: string): string {
  return text
    .replace(/(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

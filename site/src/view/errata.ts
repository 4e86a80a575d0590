import type { Book, Erratum } from "../data/book.ts";
import { rowsOf, spellingOf } from "../data/names.ts";
import { type Html, html } from "../html.ts";
import { label, lowerLabel, sourceWords } from "../words.ts";

const authorities = { document: "The document proves it", author: "The author says so", ruling: "A ruling" };

/** Corrections and open questions of a book in its order; each has an anchor `errata/<id>`. */
export function errataSections(book: Book, link: (address: string) => string): Html {
  const counted = book.errata.filter(({ state }) => state === "applied");
  const open = book.errata.filter(({ state }) => state === "open");
  const past = book.errata.filter(({ state }) => state === "superseded" || state === "withdrawn");
  const list = (errata: readonly Erratum[]) => errata.map((erratum) => article(book, erratum, link));
  return html`<section id="errata" aria-labelledby="errata/:title"><h2 id="errata/:title">Errata</h2>
${counted.length === 0 ? html`<p>Nothing of this book is corrected.</p>` : list(counted)}
${past.length > 0 && html`<h3>No longer counted</h3>${list(past)}`}</section>
<section id="questions" aria-labelledby="questions/:title"><h2 id="questions/:title">Open questions</h2>
<p class="says">The print leaves these open. The tables stay as printed until someone decides.</p>
${open.length === 0 ? html`<p>Nothing is asked of this book.</p>` : list(open)}</section>`;
}

function article(
  book: Book,
  { id, changes, because, options, concerns, source, since, authority, state }: Erratum,
  link: (address: string) => string,
): Html {
  const told =
    state === "applied"
      ? [authorities[authority ?? "ruling"], since === null ? "not in a release yet" : `since version ${since}`]
      : [];
  const standing = [...told, ...(source ? [sourceWords(source)] : [])].join(" · ");
  return html`<article class="erratum" id="errata/${id}">
<h3><a href="#errata/${id}">${erratumTitle(book, id)}</a></h3>
${changes.length > 0 && html`<ul class="changes">${changes.map(({ at, was, now }) => html`<li><a href="${link(at)}">${placeWords(book, at)}</a>: <del>${was ?? "blank"}</del> → <ins>${now ?? "blank"}</ins></li>`)}</ul>`}
<p>${because}</p>
${options.length > 0 && html`<ul class="options">${options.map((option) => html`<li>${option}</li>`)}</ul>`}
${concerns.length > 0 && html`<p class="soft">About ${concerns.map((at, index) => html`${index > 0 && "; "}<a href="${link(at)}">${placeWords(book, at)}</a>`)}</p>`}
<p class="source">${standing}</p>
</article>`;
}

/** What an erratum goes by: its id, spelled the way the book spells. */
export function erratumTitle(book: Book, id: string): string {
  const title = spellingOf(book)(id);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** An address as a reader would say it: table, row, column. */
export function placeWords({ tables }: Book, address: string): string {
  const [tableId, rowId, ...rest] = address.split("/");
  const table = tables.find(({ id }) => id === tableId);
  if (!table) return address;
  const row = rowsOf(table).find(({ id }) => id === rowId);
  const [nested, innerId, column] = row?.nested && rest.length > 1 ? rest : [undefined, undefined, rest[0]];
  const inner =
    nested === undefined ? undefined : row?.nested?.find(({ within, id }) => within === nested && id === innerId);
  const last = column === undefined || column === "value" ? [] : [lowerLabel(column)];
  return [
    table.title,
    ...(row ? [row.name] : rowId ? [label(rowId)] : []),
    ...(inner ? [inner.name] : []),
    ...last,
  ].join(", ");
}

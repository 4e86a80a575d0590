import type { Shown } from "../data/project.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { questionsOf, sheetOf } from "../sheet/index.ts";
import { lineTitle, type Named, namedCells } from "../sheet/named.ts";
import { cellAttributes, figure } from "../view/cell.ts";
import { label } from "../words.ts";

/** A row of a catalog with all its figures, as the list of its family has it. */
interface Entry {
  readonly book: string;
  readonly address: string;
  readonly title: string;
  readonly table: string;
  readonly figures: readonly Named[];
}

/** A family of so many rows is worth a list of its own. */
const fewest = 60;

/** What fewer rows than one in so many have stays in the book. */
const rarest = 6;

/** A row with fewer of the columns is of another kind, and stays in the book too. */
const leastFigures = 4;

export interface Roster {
  readonly family: string;
  readonly title: string;
  readonly path: string;
  readonly entries: readonly Entry[];
}

export function rostersOf(books: readonly Shown[]): readonly Roster[] {
  const families = [...new Set(books.flatMap(({ tables }) => tables.map(({ family }) => family)))];
  return families.flatMap((family) => {
    const all = books.flatMap((book) => entriesOf(book, family));
    const columns = new Set(columnsOf(all));
    const entries = all.filter(({ figures }) => figures.filter(({ name }) => columns.has(name)).length >= leastFigures);
    return entries.length < fewest ? [] : [{ family, title: `${label(family)}s`, path: `${family}s.html`, entries }];
  });
}

function entriesOf(book: Shown, family: string): readonly Entry[] {
  return book.tables.flatMap((table) => {
    if (table.shape !== "catalog" || table.family !== family) return [];
    const before = book.printed.find(({ id }) => id === table.id);
    const sheet = sheetOf(table, before, questionsOf(book));
    return (sheet?.groups ?? []).flatMap((group) =>
      group.lines.map((line) => ({
        book: book.book,
        address: line.address ?? group.address,
        title: sheet ? lineTitle(table.title, sheet, group, line) : "",
        table: table.title,
        figures: sheet ? namedCells(sheet, group, line) : [],
      })),
    );
  });
}

/** Every row of a family in one list to sort, filter and compare. Without scripts it is the list alone. */
export function rosterPage({ title, path, entries }: Roster): Page {
  const columns = columnsOf(entries);
  const measures = common(entries, ({ figures }) => figures.flatMap(({ cell }) => measuresIn(cell.words)));
  return {
    path,
    title: `${title} compared`,
    description: `All ${title.toLowerCase()} in one list: sorted, filtered, side by side.`,
    main: html`<h1>${title}</h1>
${filters(columns, measures)}
<p class="count soft" role="status">${entries.length} rows</p>
<div class="scroll" role="group" tabindex="0" aria-label="List of ${title.toLowerCase()}"><table class="roster wide dense">
<caption class="vh">${title} of all books</caption>
<thead><tr><th scope="col" data-sort="name">Name</th>${columns.map((name) => html`<th scope="col" data-sort="${name}">${name}</th>`)}<th scope="col" class="script-alone">Compare</th></tr></thead>
<tbody>${entries.map((entry) => row(entry, columns))}</tbody>
</table></div>`,
  };
}

function columnsOf(entries: readonly Entry[]): readonly string[] {
  return common(entries, ({ figures }) => figures.map(({ name }) => name));
}

/** Names that many rows have, in the order the tables bring them. */
function common(entries: readonly Entry[], namesOf: (entry: Entry) => readonly string[]): readonly string[] {
  const all = entries.map((entry) => new Set(namesOf(entry)));
  const names = [...new Set(all.flatMap((one) => [...one]))];
  return names.filter((name) => all.filter((one) => one.has(name)).length * rarest >= entries.length);
}

/** What the parts of a figure measure: `range 300 m, penetration 3` → range, penetration. */
function measuresIn(words: string): readonly string[] {
  if (!words.includes(", ")) return [];
  return [...words.matchAll(/(?:^|, )([a-z ]+) \d/g)].flatMap(([, name]) => name ?? []);
}

function filters(columns: readonly string[], measures: readonly string[]): Html {
  return html`<details class="filter script-alone"><summary>Filter</summary><form class="filters" role="search" aria-label="Rows">
<label>Words <input type="text" name="words" autocomplete="off"></label>
<fieldset><legend>Figure</legend><select name="figure" aria-label="Figure">${columns.map((name) => html`<option>${name}</option>`)}</select><label>from <input type="number" name="from" step="any"></label><label>to <input type="number" name="to" step="any"></label></fieldset>
<fieldset><legend>At least, at one and the same time</legend>${measures.map((name) => html`<label>${name} <input type="number" name="${name}" data-measure step="any"></label>`)}</fieldset>
<button type="reset">Clear</button>
</form></details>`;
}

function row({ book, address, title, table, figures }: Entry, columns: readonly string[]): Html {
  const page = `${book}.html`;
  return html`<tr><th scope="row" class="t"><a class="name" href="${page}#${address}">${title}</a><small>${table}</small></th>${columns.map(
    (name) => {
      const found = figures.find((one) => one.name === name);
      if (!found) return html`<td></td>`;
      return html`<td data-label="${name}"${cellAttributes(found.cell, false, false)}>${figure(found.cell, page)}</td>`;
    },
  )}<td class="script-alone" data-label="Compare"><input type="checkbox" name="compare" value="${book}/${address}" data-name="${title}" aria-label="Compare ${title}"></td></tr>
`;
}

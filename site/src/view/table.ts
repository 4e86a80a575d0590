import type { Book, Table } from "../data/book.ts";
import { type Html, html } from "../html.ts";
import { diceTables } from "../pictures/dice-tables.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { sourceWords } from "../words.ts";
import { formerAnchors } from "./former.ts";
import { howWords, usedTables } from "./how.ts";
import { columnKey } from "./key.ts";
import { readingNotes, sheetTable } from "./sheet.ts";

/** A table of a book with all that is said of it. */
export function tableSection(book: Book, table: Table, sheet: Sheet | null): Html {
  const how = howWords(table);
  return html`<section class="table" id="${table.id}">
${formerAnchors(table.aliases, table.id)}<h3 id="${table.id}/:title"><a href="#${table.id}">${table.title}</a></h3>
<p class="says">${table.description}</p>
${how.length > 0 && html`<ul class="how">${how.map((words) => html`<li>${words}</li>`)}</ul>`}
${sheet && html`<div class="scroll" role="group" tabindex="0" aria-labelledby="${table.id}/:title">${sheetTable(sheet, table.title)}</div>${readingNotes(sheet)}`}
${table.shape === "derived" && html`<p class="uses">Worked out from ${usedTables(table, book.tables)}. <span class="soft">In code: <code>${table.function}</code></span></p>`}
<p class="source">${table.source && "Source: "}${sourceWords(table.source)}</p>
${(table.shape === "catalog" || table.shape === "lookup") && columnKey(table)}
${picturesOf(book, table).map(({ name, says }) => html`<section class="live" data-live="${name}" data-book="${book.book}" data-table="${table.id}" aria-label="${table.title}: ${says}"></section>`)}
</section>
`;
}

interface Picture {
  /** The island that draws it. */
  readonly name: string;
  readonly says: string;
}

/** Pictures below a table, beside the odds of whatever dice decide. */
const pictures: Readonly<Record<string, Picture>> = {
  "striker-ii/morale-table": { name: "morale-odds", says: "chance to pass by state" },
  "walkers/walker-damage": { name: "hull-losses", says: "what hull points lost lead to" },
};

const odds: Picture = { name: "odds", says: "chance of each outcome" };

export function picturesOf({ book }: Book, table: Table): readonly Picture[] {
  const at = `${book}/${table.id}`;
  const own = pictures[at];
  return [...(Object.hasOwn(diceTables, at) ? [odds] : []), ...(own === undefined ? [] : [own])];
}

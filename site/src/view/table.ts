import type { Table } from "../data/book.ts";
import type { Shown, Tool } from "../data/project.ts";
import { type Html, html } from "../html.ts";
import { functionPath } from "../pages/calculators.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { sourceWords } from "../words.ts";
import { formerAnchors } from "./former.ts";
import { howWords, usedTables } from "./how.ts";
import { columnKey } from "./key.ts";
import { readingNotes, sheetTable, type Use } from "./sheet.ts";

/** A table of a book with all that is said of it. */
export function tableSection(book: Shown, table: Table, sheet: Sheet | null, tools: readonly Tool[]): Html {
  const how = howWords(table);
  const functions = book.functions.filter((one) => one.table === table.id);
  const at = `${book.book}/${table.id}`;
  return html`<section class="table" id="${table.id}">
${formerAnchors(table.aliases, table.id)}<h3 id="${table.id}/:title"><a href="#${table.id}">${table.title}</a></h3>
${table.description !== "" && html`<p class="says">${table.description}</p>`}
${how.length > 0 && html`<ul class="how">${how.map((words) => html`<li>${words}</li>`)}</ul>`}
${sheet && html`<div class="scroll" role="group" tabindex="0" aria-labelledby="${table.id}/:title">${sheetTable(sheet, table.title, { uses: usesOf(book, table.id, tools) })}</div>${readingNotes(sheet)}`}
${table.shape === "derived" && html`<p class="uses">Worked out from ${usedTables(table, book.tables)}.</p>`}
${functions.length > 0 && html`<p class="uses script-alone">${functions.map(({ name, title }) => html`<a class="button" href="${functionPath(book.book, name)}">${title === table.title ? "Work it out" : title}</a> `)}</p>`}
<p class="source">${table.source && "Source: "}${sourceWords(table.source)}</p>
${(table.shape === "catalog" || table.shape === "lookup") && columnKey(table)}
${table.shape === "lookup" && functions.filter(isRolled).map(({ name, title }) => html`<section class="live" data-live="odds" data-book="${book.book}" data-function="${name}" aria-label="${title}: chance of each outcome"></section>`)}
${tools.filter(({ below }) => below === at).map(({ id, title }) => html`<section class="live" data-live="${id}" data-book="${book.book}" data-own="yes" aria-label="${table.title}: ${title}"></section>`)}
</section>
`;
}

function isRolled({ parameters }: Shown["functions"][number]): boolean {
  return parameters.some((one) => one.type === "number" && one.dice !== null);
}

/** What a row can be put into, by its address: words, and the address of the page. */
function usesOf(book: Shown, table: string, tools: readonly Tool[]): readonly Use[] {
  const own = tools.flatMap(({ id, takes }) =>
    takes?.tables.includes(`${book.book}/${table}`)
      ? [{ words: takes.words, href: `calculators/${id}.html#${takes.name}=` }]
      : [],
  );
  const asked = book.functions.flatMap(({ name, title, parameters }) =>
    parameters.flatMap((one) => {
      const parts = one.type === "named" ? one.parts : [];
      const part = parts.find((part) => part.type === "row" && part.tables.includes(table));
      return part ? [{ words: `${title} with this`, href: `${functionPath(book.book, name)}#${part.name}=` }] : [];
    }),
  );
  return own.length > 0 ? own : asked;
}

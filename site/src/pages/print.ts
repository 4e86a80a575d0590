import type { Book, Table } from "../data/book.ts";
import { printedTables } from "../data/rulebooks.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { questionsOf, sheetOf } from "../sheet/index.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { errataSections } from "../view/errata.ts";
import { legend } from "../view/legend.ts";
import { sheetTable } from "../view/sheet.ts";
import { lineWords } from "../words.ts";

/** What is laid on the table beside the dice: every table rolled, added or looked up in play, on a few pages. */
export function quickReference(book: Book): Page {
  const printed = printedTables(book);
  const questions = questionsOf(book);
  const blocks = book.tables.flatMap((table) => {
    const sheet = sheetOf(
      table,
      printed.find(({ id }) => id === table.id),
      questions,
    );
    return sheet && isQuick(table, sheet) ? [block(book, table, sheet)] : [];
  });
  return {
    path: `${book.book}-sheet.html`,
    title: `${book.title}: quick reference`,
    description: `The tables of ${book.title} needed in play, on a few pages to print.`,
    live: false,
    main: html`${head(book, "Quick reference")}${legend}<div class="quick">${blocks}</div>`,
  };
}

/** Corrections and open questions, to lay into the book. */
export function errataSheet(book: Book): Page {
  return {
    path: `${book.book}-errata.html`,
    title: `${book.title}: errata`,
    description: `What is corrected in ${book.title}, and what its print leaves open.`,
    live: false,
    main: html`${head(book, "Errata sheet")}<div class="errata-sheet">${errataSections(book, (address) => `${book.book}.html#${address}`)}</div>`,
  };
}

/** Rosters of weapons and long texts stay in the book. */
function isQuick({ shape, family }: Table, { groups, columns }: Sheet): boolean {
  if (shape !== "catalog") return shape !== "derived";
  return family !== "weapon" && groups.length <= 8 && columns.length <= 5;
}

function block({ book }: Book, { id, title, source }: Table, sheet: Sheet): Html {
  const short = { ...sheet, ...without(sheet, "description") };
  return html`<section class="block"><h2><a href="${book}.html#${id}">${title}</a> <small>${source && lineWords(source.lines)}</small></h2>
<div class="scroll" role="group" tabindex="0" aria-label="${title}">${sheetTable(short, title, { page: `${book}.html`, lines: false })}</div></section>
`;
}

/** The same table without a column. */
function without({ columns, groups }: Sheet, id: string): Pick<Sheet, "columns" | "groups"> {
  const keep = <T>(list: readonly T[]) => list.filter((_, at) => columns[at]?.id !== id);
  return {
    columns: keep(columns),
    groups: groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => ({ ...line, cells: keep(line.cells) })),
    })),
  };
}

function head({ book, title, dataVersion }: Book, what: string): Html {
  return html`<header class="sheet-head"><p class="soft"><a href="${book}.html">${title}</a></p><h1>${what}</h1>
<p class="soft">Data version ${dataVersion}. <span class="screen">Print this page on A4 or Letter; the switch above chooses the edition.</span></p></header>`;
}

import type { Book, Table } from "../data/book.ts";
import type { Shown } from "../data/project.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { questionsOf, sheetOf } from "../sheet/index.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { errataSections } from "../view/errata.ts";
import { legend } from "../view/legend.ts";
import { sheetTable } from "../view/sheet.ts";
import { lineWords } from "../words.ts";
import { chaptersOf } from "./book.ts";

/** A table of the sheet; one that is not needed by everybody waits until rows of it are chosen. */
interface Block {
  readonly table: Table;
  readonly sheet: Sheet;
  readonly isQuick: boolean;
}

/** What is laid on the table beside the dice: every table rolled, added or looked up in play, and what a reader adds. */
export function quickReference(book: Shown): Page {
  const questions = questionsOf(book);
  const blockOf = (table: Table): readonly Block[] => {
    const before = book.printed.find(({ id }) => id === table.id);
    const sheet = sheetOf(table, before, questions);
    return sheet ? [{ table, sheet: short(sheet), isQuick: isQuick(table, sheet) }] : [];
  };
  // Chapters follow the book; blocks of one height side by side leave no half-empty columns.
  const blocks = chaptersOf(book.tables).flatMap(({ tables }) =>
    tables.flatMap(blockOf).toSorted((one, other) => linesIn(other.sheet) - linesIn(one.sheet)),
  );
  return {
    path: `${book.book}-sheet.html`,
    title: `${book.title}: quick reference`,
    description: `The tables of ${book.title} needed in play, on a few pages to print.`,
    main: html`${head(book, "Quick reference")}${picks(blocks)}<div class="quick">${blocks.map((one) => block(book, one))}</div>${legend}`,
  };
}

function linesIn({ groups }: Sheet): number {
  return groups.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** Corrections and open questions, to lay into the book. */
export function errataSheet(book: Book): Page {
  return {
    path: `${book.book}-errata.html`,
    title: `${book.title}: errata`,
    description: `What is corrected in ${book.title}, and what its print leaves open.`,
    main: html`${head(book, "Errata sheet")}<div class="errata-sheet">${errataSections(book, (address) => `${book.book}.html#${address}`)}</div>`,
  };
}

/** Rosters of weapons and long texts stay in the book until rows of them are chosen. */
function isQuick({ shape, family }: Table, { groups, columns }: Sheet): boolean {
  if (shape !== "catalog") return true;
  return family !== "weapon" && groups.length <= 8 && columns.length <= 5;
}

/** A sheet of one's own: which tables stand on it, and which rows of the long ones. */
function picks(blocks: readonly Block[]): Html {
  const box = (value: string, words: string, on: boolean) =>
    html`<label><input type="checkbox" name="on" value="${value}"${on && html` checked`}> ${words}</label>`;
  const rows = ({ table, sheet }: Block) =>
    html`<details><summary>${table.title}</summary>${sheet.groups.map(({ address, name }) => box(address, name, false))}</details>`;
  return html`<details class="picks script-alone"><summary>Choose what stands on your sheet</summary>
<form><p><button type="button" data-does="none">Nothing</button> <button type="reset">As at first</button></p>
<div>${blocks.filter((one) => one.isQuick).map(({ table }) => box(table.id, table.title, true))}</div>
<div>${blocks.filter((one) => !one.isQuick).map(rows)}</div></form></details>`;
}

function block({ book }: Book, { table: { id, title, source }, sheet, isQuick }: Block): Html {
  return html`<section class="block" data-block="${id}"${!isQuick && html` hidden`}><h2><a href="${book}.html#${id}">${title}</a> <small>${source && lineWords(source.lines)}</small></h2>
<div class="scroll" role="group" tabindex="0" aria-label="${title}">${sheetTable(sheet, title, { page: `${book}.html`, lines: false })}</div></section>
`;
}

/** The same sheet without what only explains. */
function short(sheet: Sheet): Sheet {
  const keep = <T>(list: readonly T[]) => list.filter((_, at) => sheet.columns[at]?.id !== "description");
  const groups = sheet.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, cells: keep(line.cells) })),
  }));
  return { ...sheet, columns: keep(sheet.columns), groups };
}

function head({ book, title, dataVersion }: Book, what: string): Html {
  return html`<header class="sheet-head"><p class="soft"><a href="${book}.html">${title}</a></p><h1>${what}</h1>
<p class="soft">Data version ${dataVersion}. <span class="screen">Print this page on A4 or Letter; the switch above chooses the edition.</span></p></header>`;
}

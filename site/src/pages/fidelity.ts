import type { Book } from "../data/book.ts";
import type { Checks, Note } from "../data/checks.ts";
import { rowsOf } from "../data/names.ts";
import type { Shown } from "../data/project.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { placeWords } from "../view/errata.ts";

/** What was done to hold a book's figures to its document: checks made, and what they left. */
export function fidelityPage(book: Shown): Page {
  const { checks } = book;
  const open = book.errata.filter(({ state }) => state === "open").length;
  const applied = book.errata.filter(({ state }) => state === "applied").length;
  const page = `${book.book}.html`;
  const counts: readonly (readonly [number, string, string])[] = [
    [book.tables.length, "tables", "with their rows, in both editions"],
    [book.tables.reduce((sum, table) => sum + rowsOf(table).length, 0), "rows", "each cites its lines of the document"],
    [checks.compared.length, "lines compared", "printed again from the tables, figure by figure, at every build"],
    [checks.uncited.length, "lines no row cites", "each with the reason, below"],
    [checks.readTwice.length, "cells read twice", "words and corrections no figure proves, against a second reading"],
    [applied, "corrections", "with who decided and why"],
    [open, "open questions", "the tables stay as printed until someone decides"],
    [checks.settled.length, "slips of the print", "that change no figure, below"],
    [checks.survivors.length, "changes no check would notice", "of all figures changed one by one, below"],
  ];
  return {
    path: `${book.book}-checks.html`,
    title: `${book.title}: checks`,
    description: `How the tables of ${book.title} are held to the document, and what that leaves.`,
    main: html`<p class="soft"><a href="${page}">${book.title}</a></p><h1>How these figures are checked</h1>
<p class="lead">Checks made, not a promise: a figure passes when the table, printed the book's way, equals its line. A rule misunderstood by every reader would pass too.</p>
<dl class="counts">${counts.map(([count, what, says]) => html`<div><dt>${count} ${what}</dt><dd>${says}</dd></div>`)}</dl>
<p><a href="${page}#questions">Open questions</a> · <a href="${page}#errata">Corrections</a></p>
${lists(book, checks)}`,
  };
}

function lists(book: Book, { uncited, settled, survivors }: Checks): Html {
  const place = ({ at }: Note) => placeWords(book, at.split("/").slice(1).join("/"));
  return html`${list("Lines no row cites", uncited, ({ at }) => `Line ${at}`)}
${list("Slips of the print that change no figure", settled, ({ at }) => `No. ${at}`)}
${list("Changes no check would notice", survivors, place)}`;
}

function list(title: string, notes: readonly Note[], place: (note: Note) => string): Html {
  if (notes.length === 0) return html``;
  return html`<details class="key"><summary>${title} (${notes.length})</summary><ul>${notes.map((note) => html`<li>${place(note)}: ${note.says}</li>`)}</ul></details>`;
}

import type { Book, Table } from "../data/book.ts";
import type { Project, Shown } from "../data/project.ts";
import { hasPrint } from "../data/value.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { questionsOf, sheetOf } from "../sheet/index.ts";
import { errataSections } from "../view/errata.ts";
import { formerAnchors } from "../view/former.ts";
import { legend } from "../view/legend.ts";
import { tableSection } from "../view/table.ts";
import { label, valueWords } from "../words.ts";

/** A whole book on one page, so that the address of a figure is its anchor. */
export function bookPage(book: Shown, { tools, versions }: Pick<Project, "tools" | "versions">): Page {
  const chapters = chaptersOf(book.tables);
  const questions = questionsOf(book);
  const section = (table: Table) => {
    const sheet = sheetOf(
      table,
      book.printed.find(({ id }) => id === table.id),
      questions,
    );
    return tableSection(book, table, sheet, tools);
  };
  return {
    path: `${book.book}.html`,
    title: book.title,
    description: `Every table of ${book.title}, figure by figure, with its source lines and errata.`,
    main: html`<div class="book">
${contents(book, chapters)}
<div class="chapters" data-book="${book.book}" data-title="${book.title}" data-data="${book.dataVersion} ${book.dataHash}" data-file="${book.document?.file}">
${bookHead(book)}
${formerAnchors(book.aliases, "")}
${chapters.map(
  ({
    family,
    tables,
  }) => html`<section class="chapter" id="chapter/${family}" aria-labelledby="chapter/${family}/:title"><h2 id="chapter/${family}/:title">${label(family)}</h2>
${tables.map(section)}</section>`,
)}
${hasPrint(book) && errataSections(book, (address) => `#${address}`)}
${history(book, versions)}
</div></div>`,
  };
}

/** What each version made of each cell, newest first; the card of a cell tells it. */
function history({ book }: Shown, versions: Project["versions"]): Html {
  const changes = versions.flatMap(({ version, date, changes }) =>
    changes.filter(({ at }) => at.startsWith(`${book}/`)).map((one) => ({ ...one, version, date })),
  );
  const item = ({ at, version, date, edition, was, now }: (typeof changes)[number]) =>
    html`<li data-at="${at.slice(book.length + 1)}">${version}, ${date}${edition === "as-printed" && ", as printed"}: ${valueWords(was) || "nothing"} → ${valueWords(now) || "nothing"}</li>`;
  return html`${changes.length > 0 && html`<ul class="history" hidden>${changes.map(item)}</ul>`}`;
}

export interface Chapter {
  readonly family: string;
  readonly tables: readonly Table[];
}

/** Tables of a family together, families in the order the book comes to them; what is worked out stands last. */
export function chaptersOf(tables: readonly Table[]): readonly Chapter[] {
  const families = [...new Set(tables.map(({ family }) => family))];
  return families.map((family) => {
    const own = tables.filter((table) => table.family === family);
    const derived = own.filter(({ shape }) => shape === "derived");
    return { family, tables: [...own.filter(({ shape }) => shape !== "derived"), ...derived] };
  });
}

function bookHead({ book, title, author, year, rights, document, dataVersion, errata }: Book): Html {
  const credits = [author, year === null ? null : String(year), rights].filter((part) => part !== null).join(" · ");
  return html`<header class="book-head">
<h1>${title}</h1>
${credits !== "" && html`<p class="credits">${credits}</p>`}
<p class="soft">Data version ${dataVersion}. ${document && html`Line numbers count every line of <code>${document.file}</code> from 1.`}</p>
<p class="sheets"><a href="${book}-sheet.html">Quick reference to print</a>${hasPrint({ document, errata }) && html` <a href="${book}-errata.html">Errata sheet to print</a>`} <a href="${book}-checks.html">How these figures are checked</a> <a href="cases/${book}.json" download>Cases for a port to another language</a></p>
${hasPrint({ document, errata }) && legend}
</header>`;
}

function contents({ document, errata }: Book, chapters: readonly Chapter[]): Html {
  const open = errata.filter(({ state }) => state === "open").length;
  return html`<nav class="contents" aria-label="Contents"><details><summary>Contents</summary>
<ol>${chapters.map(
    ({ family, tables }) => html`<li><a href="#chapter/${family}">${label(family)}</a>
<ol>${tables.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ol></li>`,
  )}
${hasPrint({ document, errata }) && html`<li><a href="#errata">Errata</a></li><li><a href="#questions">Open questions${open > 0 && html` <small>${open}</small>`}</a></li>`}</ol></details></nav>`;
}

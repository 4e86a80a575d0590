import type { Book } from "../data/book.ts";
import type { Project } from "../data/project.ts";
import { hasPrint } from "../data/value.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { legend } from "../view/legend.ts";
import type { Roster } from "./roster.ts";

export function home({ title, books, tools }: Project, rosters: readonly Roster[]): Page {
  const byTables = books.toSorted((one, other) => other.tables.length - one.tables.length);
  return {
    path: "index.html",
    title,
    description: "The tables of rulebooks, figure by figure, with their lines and corrections.",
    main: html`<div class="home">
<h1>Rulebook tables, figure by figure</h1>
<p class="lead">The tables as the books lay them out. Each figure has an address to link to${books.some(hasPrint) && ", and its line in the document; what was corrected shows the print behind it"}.</p>
<p><button type="button" class="find wide" aria-haspopup="dialog">Search a row, a table, a figure <kbd>/</kbd></button></p>
<section aria-labelledby="books"><h2 id="books">Books</h2><ul class="cards">${byTables.map(bookCard)}</ul></section>
<section aria-labelledby="tools"><h2 id="tools">Worked out for you</h2><ul class="cards">
${rosters.map(({ path, title }) => html`<li><a href="${path}">${title} compared</a><p>Sort, filter, and set up to four side by side.</p></li>`)}
${tools.filter(({ says }) => says !== undefined).map(({ id, title, says }) => html`<li><a href="calculators/${id}.html">${title}</a><p>${says}</p></li>`)}
<li><a href="calculators/index.html">All calculators</a><p>Every function of the books, step by step with its lines.</p></li></ul></section>
${
  books.some(hasPrint) &&
  html`<section aria-labelledby="reading"><h2 id="reading">How to read the tables</h2>
<p>The switch above chooses the edition: <b>current</b> is as printed plus accepted errata, <b>as printed</b> is the book letter by letter. Choose any figure to see what it means and where it stands, and to copy its link.</p>
${legend}</section>`
}
</div>`,
  };
}

function bookCard({ book, title, author, year, tables, errata }: Book): Html {
  const counted = (state: string) => errata.filter((one) => one.state === state).length;
  const credits = [author, year === null ? null : String(year)].filter((part) => part !== null).join(", ");
  const facts = [
    `${tables.length} tables`,
    counted("applied") > 0 ? `${counted("applied")} corrected` : "",
    counted("open") > 0 ? `${counted("open")} open questions` : "",
  ].filter((fact) => fact !== "");
  return html`<li><a href="${book}.html">${title}</a>${credits !== "" && html`<p>${credits}</p>`}<p>${facts.join(" · ")}</p></li>`;
}

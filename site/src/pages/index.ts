import { readProject } from "../data/project.ts";
import { hasPrint } from "../data/value.ts";
import { layout } from "../frame/layout.ts";
import { printed } from "../html.ts";
import { searchIndex } from "../search/index-text.ts";
import { bookPage } from "./book.ts";
import { calculatorPages } from "./calculators.ts";
import { changesPage } from "./changes.ts";
import { comparePage } from "./compare.ts";
import { fidelityPage } from "./fidelity.ts";
import { home } from "./home.ts";
import { errataSheet, quickReference } from "./print.ts";
import { rosterPage, rostersOf } from "./roster.ts";

/** A file of the site as text. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** All that the site says of a project: its pages, and what the search finds. */
export async function siteOf(folder: string) {
  const project = await readProject(folder);
  const { title, books, tools, feeds } = project;
  const rosters = rostersOf(books);
  const all = [
    home(project, rosters),
    ...books.flatMap((book) => [bookPage(book, project), quickReference(book), errataSheet(book), fidelityPage(book)]),
    ...rosters.map(rosterPage),
    comparePage(project),
    changesPage(project),
    ...calculatorPages(project),
  ];
  const pages: readonly SiteFile[] = all.map((page) => {
    return { path: page.path, text: printed(layout(page, { title, rosters, hasPrint: books.some(hasPrint) })) };
  });
  return {
    title,
    books: books.map(({ book }) => book),
    feeds,
    hasTools: tools.length > 0,
    pages,
    index: searchIndex(project),
  };
}

import { rulebooks } from "../data/rulebooks.ts";
import { layout } from "../frame/layout.ts";
import { printed } from "../html.ts";
import { bookPage } from "./book.ts";
import { calculatorPages } from "./calculators.ts";
import { changesPage } from "./changes.ts";
import { comparePage } from "./compare.ts";
import { fidelityPage } from "./fidelity.ts";
import { home } from "./home.ts";
import { errataSheet, quickReference } from "./print.ts";
import { rosterPage, rosters } from "./roster.ts";

/** Every page of the site: its file and its text. */
export function pages(): readonly { readonly path: string; readonly text: string }[] {
  const all = [
    home(),
    ...rulebooks.flatMap((book) => [bookPage(book), quickReference(book), errataSheet(book), fidelityPage(book)]),
    ...rosters.map(rosterPage),
    comparePage,
    changesPage(),
    ...calculatorPages(),
  ];
  return all.map((page) => ({ path: page.path, text: printed(layout(page, rosters)) }));
}

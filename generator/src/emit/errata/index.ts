import { template } from "../markdown/handlebars.ts";
import type { BookTarget } from "../output/target.ts";
import { printModules } from "../typescript/print-modules.ts";
import { errataModule } from "./sdk.ts";
import { sheet } from "./sheet.ts";
import { sheetView } from "./sheet-view.ts";

const render = template(sheet);

/** What was corrected in a book and what is asked: `errata/<book>.ts` for apps, `errata/<book>.md` for players. */
export const errata: BookTarget = (book) => [
  ...printModules([errataModule(book)]),
  { path: `errata/${book.id}.md`, text: render(sheetView(book)) },
];

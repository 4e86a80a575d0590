import type { BookTarget } from "../output/output.ts";
import { printModules } from "../typescript/printer.ts";
import { errataModule } from "./sdk.ts";
import { sheet, sheetView } from "./sheet.ts";

/** What was corrected in a book and what is asked: `errata/<book>.ts` for apps, `errata/<book>.md` for players. */
export const errata: BookTarget = (book) => [
  ...printModules([errataModule(book)]),
  { path: `errata/${book.id}.md`, text: sheet(sheetView(book)) },
];

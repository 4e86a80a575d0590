import { template } from "../handlebars.ts";
import type { Target } from "../target.ts";
import { errataModules } from "./sdk.ts";
import { sheet } from "./sheet.ts";
import { sheetView } from "./sheet-view.ts";

/** What was corrected in each book and what is asked: `errata/<book>.ts` for apps, `errata/<book>.md` for players. */
export const errata: Target = (model, memo) => {
  const render = template(sheet);
  const sheets = model.books.map((book) => ({ path: `errata/${book.id}.md`, text: render(sheetView(book)) }));
  return [...errataModules(model, memo), ...sheets];
};

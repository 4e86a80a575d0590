import { template } from "../handlebars.ts";
import type { Target } from "../target.ts";
import { bookView } from "./book-view.ts";
import { page } from "./page.ts";

/** Every table of a book for a person to read: `reference/<book>.md`. */
export const reference: Target = ({ books }) => {
  const render = template(page);
  return books.map((book) => ({ path: `reference/${book.id}.md`, text: render(bookView(book)) }));
};

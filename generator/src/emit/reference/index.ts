import { template } from "../markdown/handlebars.ts";
import type { BookTarget } from "../output/target.ts";
import { bookView } from "./book-view.ts";
import { page } from "./page.ts";

const render = template(page);

/** Every table of a book for a person to read: `reference/<book>.md`. */
export const reference: BookTarget = (book) => [{ path: `reference/${book.id}.md`, text: render(bookView(book)) }];

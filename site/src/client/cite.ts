import { factsOf } from "./figure.ts";
import type { Place } from "./row.ts";

/** What the page of a book says of itself. */
export function bookOfPage(): {
  readonly id: string;
  readonly title: string;
  readonly data: string;
  readonly file: string;
} {
  const {
    book = "",
    title = "",
    data = "",
    file = "",
  } = document.querySelector<HTMLElement>("main [data-book]")?.dataset ?? {};
  return { id: book, title, data, file };
}

export function linkTo({ chosen }: Place): string {
  const url = new URL(location.href);
  url.hash = chosen.id;
  return url.href;
}

/** Lines of the document, as the row cites them. */
export function linesOf({ chosen }: Place): string {
  return chosen.closest("tr")?.querySelector("td.line")?.firstChild?.textContent ?? "";
}

/** A figure as it is quoted: book, table, row, figure, line and version. */
export function citation(place: Place): string {
  const { title, data } = bookOfPage();
  const facts = place.cell && factsOf(place, place.cell);
  const figure = facts ? `, ${facts.column} ${facts.shown || "blank"}` : "";
  const lines = linesOf(place);
  return `${title}, ${place.title}, ${place.name}${figure} (${lines && `line ${lines}, `}data ${data.split(" ")[0]})`;
}

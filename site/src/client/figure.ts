import { addressIn } from "./address.ts";
import { type Place, seenText } from "./row.ts";

/** What the page says of one figure, read from the page itself. */
export interface FigureFacts {
  readonly column: string;
  readonly shown: string;
  readonly words: string;
  readonly about: string;
  readonly lost: string;
  readonly source: string;
  /** Errata and open questions about it: sentence and anchor. */
  readonly marks: readonly { readonly text: string; readonly href: string }[];
}

export function factsOf({ section }: Place, figure: HTMLElement): FigureFacts {
  const column = columnId(figure);
  const key = section?.querySelector(`[data-key="${CSS.escape(column)}"]`);
  return {
    column: (key?.querySelector("dt")?.firstChild?.textContent ?? "").trim() || headingOf(section, column),
    shown: seenText(figure),
    words: wordsOf(figure),
    about: seenText(key?.querySelector("dd") ?? section?.querySelector("[data-key=cell] dd")),
    lost: figure.querySelector<HTMLElement>(".lost")?.title ?? "",
    source: seenText(figure.closest("tr")?.querySelector("td.line")),
    marks: marksIn(figure),
  };
}

/** What a figure means; the words are those of the figure that counts now. */
export function wordsOf(figure: HTMLElement): string {
  const isPrinted = document.documentElement.dataset.edition !== "current";
  return isPrinted && figure.matches(".is-fixed") ? "" : (figure.dataset.words ?? "");
}

/** The column of an address: `table/row/column`, or `table/row/loads/load/column` as `loads.column`. */
function columnId({ id }: HTMLElement): string {
  const [, , column = "", , inner] = id.split("/");
  return inner === undefined ? column : `${column}.${inner}`;
}

/** Behind the words of a heading stands its unit. */
function headingOf(section: HTMLElement | null, column: string): string {
  const headings = [...(section?.querySelectorAll<HTMLElement>("th[data-column]") ?? [])];
  const found = headings.find(({ dataset }) => dataset.column?.split("+").includes(column));
  return (found?.firstChild?.textContent ?? "").trim() || column.replaceAll("-", " ");
}

/** Errata and open questions a part of the page is marked with, each once. */
export function marksIn(part: HTMLElement): FigureFacts["marks"] {
  const marks = [...part.querySelectorAll<HTMLAnchorElement>("a.mark")];
  return marks.filter((mark, at) => marks.findIndex(({ hash }) => hash === mark.hash) === at).map(markOf);
}

function markOf(mark: HTMLAnchorElement): FigureFacts["marks"][number] {
  const erratum = document.getElementById(addressIn(mark.hash));
  const reason = seenText(erratum?.querySelector(":scope > p"));
  const authority = mark.matches(".ask") ? "" : ` ${seenText(erratum?.querySelector(".source"))}`;
  return { text: `${mark.matches(".ask") ? "Open question: " : "Corrected: "}${reason}${authority}`, href: mark.hash };
}

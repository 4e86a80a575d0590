import { addressIn } from "./address.ts";

/** What the page says of one figure or row, read from the page itself. */
export interface FigureFacts {
  readonly title: string;
  readonly row: string;
  readonly column: string;
  readonly shown: string;
  readonly words: string;
  readonly about: string;
  readonly lost: string;
  readonly source: string;
  /** Errata and open questions about it: sentence and anchor. */
  readonly marks: readonly { readonly text: string; readonly href: string }[];
}

/** The row or cell of a table the hash of an address names; null where it names something else. */
export function addressed(hash: string): HTMLElement | null {
  const address = addressIn(hash);
  const found = address === "" ? null : document.getElementById(address);
  return found?.closest(".scroll") ? found : null;
}

export function factsOf(figure: HTMLElement): FigureFacts {
  const section = figure.closest<HTMLElement>("section.table");
  const line = figure.closest("tr");
  const isCell = figure.matches("td, td > span, th.inner > span, th > small");
  const column = isCell ? columnId(figure) : "";
  return {
    title: text(section?.querySelector("h3")),
    row: [rowName(figure), isCell || !line ? "" : text(line.querySelector("th.inner"))]
      .filter((part) => part !== "")
      .join(", "),
    column: heading(section, column),
    shown: isCell ? text(figure) : "",
    // The words are those of the figure that counts now.
    words: isCurrent() || !figure.matches(".is-fixed") ? (figure.dataset.words ?? "") : "",
    about: text(
      section?.querySelector(`[data-key="${CSS.escape(column)}"] dd`) ??
        (isCell ? section?.querySelector("[data-key=cell] dd") : null),
    ),
    lost: figure.querySelector<HTMLElement>(".lost")?.title ?? "",
    source: text(line?.querySelector("td.line")),
    marks: [...figure.querySelectorAll<HTMLAnchorElement>("a.mark")].map((mark) => markOf(mark)),
  };
}

/** The column of an address: `table/row/column`, or `table/row/loads/load/column` as `loads.column`. */
function columnId({ id }: HTMLElement): string {
  const [, , column = "", , inner] = id.split("/");
  return inner === undefined ? column : `${column}.${inner}`;
}

function heading(section: HTMLElement | null | undefined, column: string): string {
  const headings = [...(section?.querySelectorAll<HTMLElement>("th[data-column]") ?? [])];
  const key = section?.querySelector(`[data-key="${CSS.escape(column)}"] dt`);
  const exact = headings.find(({ dataset }) => dataset.column?.split("+").includes(column));
  // Behind the words of a heading stands its unit.
  return ((key ?? exact)?.firstChild?.textContent ?? "").trim() || column.replaceAll("-", " ");
}

/** The name of a row stands on the first of its lines. */
function rowName(figure: HTMLElement): string {
  let line = figure.closest("tr");
  while (line && !line.querySelector(":scope > th:not(.inner)"))
    line = line.previousElementSibling as HTMLTableRowElement | null;
  const inner = text(figure.closest("tr")?.querySelector("th.inner"));
  const name = text(line?.querySelector(":scope > th:not(.inner) > .name"));
  return figure.matches("td, td *") && inner !== "" ? `${name}, ${inner}` : name;
}

function markOf(mark: HTMLAnchorElement): FigureFacts["marks"][number] {
  const erratum = document.getElementById(addressIn(mark.hash));
  const reason = text(erratum?.querySelector(":scope > p"));
  const authority = mark.matches(".ask") ? "" : ` ${text(erratum?.querySelector(".source"))}`;
  return { text: `${mark.matches(".ask") ? "Open question: " : "Corrected: "}${reason}${authority}`, href: mark.hash };
}

/** What a reader sees of it: no marks, and not the edition that is switched off. */
function text(of: Element | null | undefined): string {
  const told = [...(of?.childNodes ?? [])].map((node) => (node instanceof Element ? seen(node) : node.textContent));
  return told.join("").replace(/\s+/g, " ").trim();
}

function seen(part: Element): string {
  if (part.matches("a.mark") || getComputedStyle(part).display === "none") return "";
  if (!part.matches("del.was")) return text(part);
  // Its first words are for those who hear the page.
  const printed = part.lastChild?.textContent ?? "";
  return isCurrent() ? ` (printed ${printed})` : printed;
}

function isCurrent(): boolean {
  return document.documentElement.dataset.edition === "current";
}

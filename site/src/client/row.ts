import { addressIn } from "./address.ts";

/** A row or a cell of a table that is pointed at, and the row it is of. */
export interface Place {
  readonly chosen: HTMLElement;
  /** The section of its table; null on a page that lists rows of many. */
  readonly section: HTMLElement | null;
  readonly title: string;
  readonly name: string;
  /** Its figures: those of the row itself, then those of each row inside it that is meant. */
  readonly parts: readonly RowPart[];
  /** The cell that is pointed at; null for a whole row. */
  readonly cell: HTMLElement | null;
}

interface RowPart {
  /** What the row inside the row goes by. */
  readonly name: string;
  readonly cells: readonly HTMLElement[];
}

/** The row or cell the hash of an address names; null where it names something else. */
export function addressed(hash: string): HTMLElement | null {
  const address = addressIn(hash);
  const found = address === "" ? null : document.getElementById(address);
  return found?.closest(".scroll") ? found : null;
}

export function placeOf(chosen: HTMLElement): Place {
  const section = chosen.closest<HTMLElement>("section.table");
  const line = chosen.closest("tr") as HTMLTableRowElement;
  const body = line.parentElement as HTMLTableSectionElement;
  const isGroup = body.querySelector("th[scope=rowgroup]") !== null;
  const lines = isGroup ? [...body.rows] : [line];
  const isOuter = chosen.closest("th:not(.inner), [rowspan]") !== null;
  const meant = isOuter ? lines : [line];
  const rowName = seenText(lines[0]?.querySelector(":scope > th > .name"));
  const inner = (one: HTMLTableRowElement) => seenText(one.querySelector("th.inner"));
  const outer = isGroup ? figuresOf(lines[0]).filter(isOfGroup) : [];
  const parts = meant.map((one) => ({
    name: inner(one),
    cells: figuresOf(one).filter((cell) => !outer.includes(cell)),
  }));
  return {
    chosen,
    section,
    title: seenText(section?.querySelector("h3")),
    name: [rowName, isGroup && !isOuter ? inner(line) : ""].filter((part) => part !== "").join(", "),
    parts: [{ name: "", cells: outer }, ...parts].filter(({ cells }) => cells.length > 0),
    cell: chosen.matches("td, td > span, th.inner > span, th > small") ? chosen : null,
  };
}

/** Of a row with rows inside, its own figures: they stand beside all lines, or joined to those of the first. */
function isOfGroup(cell: HTMLElement): boolean {
  const isTall = cell.closest("td")?.rowSpan !== 1;
  return isTall || (cell.id !== "" && cell.id.split("/").length === 3);
}

/** The figures of a line, those that share a cell apart. */
function figuresOf(line: HTMLTableRowElement | undefined): readonly HTMLElement[] {
  const cells = [...(line?.querySelectorAll<HTMLElement>(":scope > td[data-label]") ?? [])];
  const each = cells.flatMap((cell) => {
    const parts = [...cell.querySelectorAll<HTMLElement>(":scope > span[data-label]")];
    return parts.length > 0 ? parts : [cell];
  });
  return each.filter((one) => seenText(one) !== "");
}

/** What a reader sees of an element: no marks, and not the edition that is switched off. */
export function seenText(of: Element | null | undefined): string {
  const told = [...(of?.childNodes ?? [])].map((node) => (node instanceof Element ? seen(node) : node.textContent));
  return told.join("").replace(/\s+/g, " ").trim();
}

function seen(part: Element): string {
  if (part.matches("a.mark, sup") || getComputedStyle(part).display === "none") return "";
  if (!part.matches("del.was")) return seenText(part);
  // Its first words are for those who hear the page.
  const printed = part.lastChild?.textContent ?? "";
  return isCurrent() ? ` (printed ${printed})` : printed;
}

function isCurrent(): boolean {
  return document.documentElement.dataset.edition === "current";
}

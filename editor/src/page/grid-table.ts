import type { Sheet, SheetCell, SheetColumn, SheetLine } from "../engine/sheet.ts";
import { element } from "./element.ts";

/** What is said of a cell beside its text. */
export interface Mark {
  readonly severity: "error" | "warning" | null;
  readonly messages: readonly string[];
  readonly erratum: "corrected" | "asked" | null;
}

/** Makes the head of a native table in the ARIA grid pattern. */
export function gridHead(sheet: Sheet, shown: readonly number[]): HTMLTableSectionElement {
  const columns = shown.map((index) => sheet.columns[index] as SheetColumn);
  const heads = columns.flatMap((column, at) =>
    columns[at - 1]?.group === column.group ? [] : [headOf(column, columns)],
  );
  return element("thead", {}, element("tr", {}, ...heads));
}

/** Makes a line without its texts, and by column its cells. */
export function gridLine(
  { lines, columns }: Sheet,
  shown: readonly number[],
  at: number,
): { readonly row: HTMLTableRowElement; readonly cells: ReadonlyMap<number, HTMLTableCellElement> } {
  const line = lines[at] as SheetLine;
  const made = shown.flatMap((index): [number, HTMLTableCellElement][] => {
    const column = columns[index] as SheetColumn;
    return hasCell(line, column) ? [[index, cellOf(line, at, column, index)]] : [];
  });
  const cells = new Map(made);
  return { row: element("tr", { "aria-rowindex": at + 2 }, ...cells.values()), cells };
}

/** The row of the line above covers the place of its own cells. */
export function hasCell({ span }: SheetLine, { within }: SheetColumn): boolean {
  return within !== null || span > 0;
}

/** Columns that print as one share a heading. */
function headOf({ group, isNumeric, about }: SheetColumn, columns: readonly SheetColumn[]): HTMLElement {
  const joined = columns.filter((one) => one.group === group);
  const words = [...new Set(joined.map(({ heading }) => heading))].join(" / ");
  const said = { scope: "col", colspan: joined.length > 1 && joined.length, class: isNumeric && "n" };
  return element("th", said, words, about?.unit ? element("small", {}, about.unit) : null);
}

function cellOf(line: SheetLine, at: number, { field, within }: SheetColumn, index: number): HTMLTableCellElement {
  const rowspan = within === null && line.span > 1 && line.span;
  const said = { "data-line": at, "data-column": index, tabindex: "-1", rowspan };
  return field === "" ? element("th", { ...said, scope: within !== null ? "row" : "rowgroup" }) : element("td", said);
}

/** Shows a cell: blank, lost, a dash and zero look different, and so does what is wrong or corrected. */
export function fillCell(
  td: HTMLTableCellElement,
  cell: SheetCell | null,
  isNumeric: boolean,
  mark: Mark | null,
): void {
  const isDash = cell?.state === "value" && /^[-–—]$/.test(cell.text);
  const looks = isDash ? "dash" : (cell?.state ?? "void");
  td.className = [
    `is-${looks}`,
    isNumeric && "n",
    looks === "value" && cell && cell.text.length > 40 && "is-long",
    mark?.severity && `has-${mark.severity}`,
    mark?.erratum && `is-${mark.erratum}`,
  ]
    .filter(Boolean)
    .join(" ");
  td.textContent = looks === "lost" ? "lost" : (cell?.text ?? "");
  td.title = mark?.messages.join("\n") ?? "";
  if (mark?.severity === "error") td.setAttribute("aria-invalid", "true");
  else td.removeAttribute("aria-invalid");
  if (looks === "group") td.setAttribute("aria-readonly", "true");
}

/** What must be the same for a sheet to be shown by changing texts alone. */
export function skeleton({ path, lines, columns }: Sheet, shown: readonly number[]): string {
  const rows = lines.map(({ path: own, inner, span }) => [own, inner, span]);
  return JSON.stringify([path, shown, columns.map(({ heading }) => heading), rows]);
}

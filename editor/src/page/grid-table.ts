import type { Sheet, SheetCell, SheetColumn, SheetLine } from "../engine/sheet.ts";
import { element } from "./element.ts";

/** What is said of a cell beside its text. */
export interface Mark {
  readonly severity: "error" | "warning" | null;
  readonly messages: readonly string[];
  readonly erratum: "corrected" | "asked" | null;
}

/** A table without its texts: by line and column the cells, null where the row of the line above covers the place. */
export interface GridTable {
  readonly table: HTMLTableElement;
  readonly cells: readonly (readonly (HTMLTableCellElement | null)[])[];
}

/** Makes a native table in the ARIA grid pattern; a row with rows within it is a group of lines. */
export function gridTable(sheet: Sheet, shown: readonly number[]): GridTable {
  const columns = shown.map((index) => sheet.columns[index] as SheetColumn);
  const heads = columns.flatMap((column, at) =>
    columns[at - 1]?.group === column.group ? [] : [headOf(column, columns)],
  );
  const cells = sheet.lines.map((line, at) =>
    sheet.columns.map((column, index) => (shown.includes(index) ? cellOf(line, at, column, index) : null)),
  );
  const bodies: HTMLTableSectionElement[] = [];
  for (const [at, line] of sheet.lines.entries()) {
    const row = element("tr", { "aria-rowindex": at + 2 }, ...(cells[at] ?? []));
    if (line.span > 0) bodies.push(element("tbody", {}, row));
    else bodies.at(-1)?.append(row);
  }
  const said = { role: "grid", "aria-label": sheet.title, "aria-rowcount": sheet.lines.length + 1 };
  return { table: element("table", said, element("thead", {}, element("tr", {}, ...heads)), ...bodies), cells };
}

/** Columns that print as one share a heading. */
function headOf({ group, isNumeric, about }: SheetColumn, columns: readonly SheetColumn[]): HTMLElement {
  const joined = columns.filter((one) => one.group === group);
  const words = [...new Set(joined.map(({ heading }) => heading))].join(" / ");
  const said = { scope: "col", colspan: joined.length > 1 && joined.length, class: isNumeric && "n" };
  return element("th", said, words, about?.unit ? element("small", {}, about.unit) : null);
}

function cellOf(
  line: SheetLine,
  at: number,
  { field, within }: SheetColumn,
  index: number,
): HTMLTableCellElement | null {
  if (within === null && line.span === 0) return null;
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

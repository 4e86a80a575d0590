import { strFromU8, unzipSync } from "fflate";
import { emptyCell, type Grid, type GridCell } from "./grid.ts";
import { type Element, elementIn, elementsIn, readXml, textIn } from "./xml.ts";

/** No table of a rulebook comes near; what is larger is no table. */
const mostBytes = 64 * 1024 * 1024;

/** Reads every sheet of a workbook. */
export function readXlsx(bytes: Uint8Array): readonly Grid[] | { readonly problem: string } {
  try {
    let size = 0;
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        if (size > mostBytes) throw new RangeError("it unpacks to more than 64 MB");
        return /\.(?:xml|rels)$/.test(name);
      },
    });
    const read = (path: string): Element | undefined => {
      const file = files[path.replace(/^\//, "")];
      return file && readXml(strFromU8(file));
    };
    const workbook = read("xl/workbook.xml");
    if (!workbook) return { problem: "this is no XLSX workbook; save it as one, or as CSV UTF-8" };
    return sheetsOf(workbook, read);
  } catch (error) {
    const why =
      error instanceof RangeError ? `: ${error.message}` : "; open it in a spreadsheet and save it as XLSX again";
    return { problem: `this workbook cannot be read${why}` };
  }
}

function sheetsOf(workbook: Element, read: (path: string) => Element | undefined): readonly Grid[] {
  const links = new Map(
    elementsIn(read("xl/_rels/workbook.xml.rels"), "Relationship").map(({ attributes }) => {
      const target = attributes.Target ?? "";
      return [attributes.Id, target.startsWith("/") ? target : `xl/${target}`];
    }),
  );
  const texts = elementsIn(read("xl/sharedStrings.xml"), "si").map(textIn);
  const dates = dateStyles(read("xl/styles.xml"));
  const from1904 = /^(?:1|true)$/.test(elementIn(workbook, "workbookPr")?.attributes.date1904 ?? "");
  return elementsIn(elementIn(workbook, "sheets"), "sheet").flatMap(({ attributes }) => {
    const link = Object.entries(attributes).find(([name]) => /(?:^|:)id$/.test(name))?.[1];
    const sheet = read(links.get(link ?? "") ?? "");
    const cell = (element: Element) => cellOf(element, texts, dates, from1904);
    return sheet ? [{ name: attributes.name ?? "", rows: rowsOf(sheet, cell) }] : [];
  });
}

/** Numbers of the formats that show a number as a date or a time. */
function dateStyles(styles: Element | undefined): ReadonlySet<number> {
  const own = new Map(
    elementsIn(elementIn(styles, "numFmts"), "numFmt").map(({ attributes }) => [
      attributes.numFmtId,
      attributes.formatCode ?? "",
    ]),
  );
  const isDate = (id: string) => {
    const code = own.get(id);
    if (code === undefined) return (Number(id) >= 14 && Number(id) <= 22) || (Number(id) >= 45 && Number(id) <= 47);
    return /[dmyhs]/i.test(code.replace(/"[^"]{0,255}"|\\.|\[[^\]]{0,255}\]/g, "").replace(/General/gi, ""));
  };
  const formats = elementsIn(elementIn(styles, "cellXfs"), "xf");
  return new Set(formats.flatMap(({ attributes }, index) => (isDate(attributes.numFmtId ?? "0") ? [index] : [])));
}

function rowsOf(sheet: Element, cellOf: (element: Element) => GridCell): readonly (readonly GridCell[])[] {
  const rows: GridCell[][] = [];
  for (const row of elementsIn(elementIn(sheet, "sheetData"), "row")) {
    const at = row.attributes.r === undefined ? rows.length : Number(row.attributes.r) - 1;
    while (rows.length <= at) rows.push([]);
    const cells = rows[at] ?? [];
    for (const element of elementsIn(row, "c")) {
      const place = element.attributes.r === undefined ? cells.length : columnOf(element.attributes.r);
      while (cells.length < place) cells.push(emptyCell);
      cells[place] = cellOf(element);
    }
  }
  for (const { attributes } of elementsIn(elementIn(sheet, "mergeCells"), "mergeCell"))
    fillMerged(rows, attributes.ref ?? "");
  return rows;
}

/** Every cell of merged ones holds what the first holds. */
function fillMerged(rows: GridCell[][], ref: string): void {
  const [from = "", to = from] = ref.split(":");
  const first = rows[rowOf(from)]?.[columnOf(from)];
  if (!first) return;
  for (let row = rowOf(from); row <= Math.min(rowOf(to), rows.length - 1); row += 1) {
    const cells = rows[row] ?? [];
    for (let column = columnOf(from); column <= Math.min(columnOf(to), 999); column += 1) {
      while (cells.length < column) cells.push(emptyCell);
      cells[column] = first;
    }
  }
}

function columnOf(name: string): number {
  const letters = /^[A-Z]+/.exec(name)?.[0] ?? "A";
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function rowOf(name: string): number {
  return Number(/^[A-Z]*(\d+)$/.exec(name)?.[1] ?? 1) - 1;
}

function cellOf(element: Element, texts: readonly string[], dates: ReadonlySet<number>, from1904: boolean): GridCell {
  const { t = "n", s = "0" } = element.attributes;
  const value = elementIn(element, "v")?.text;
  const inline = elementIn(element, "is");
  if (inline) return { text: textIn(inline), type: "text" };
  if (value === undefined || value === "")
    return { text: "", type: elementIn(element, "f") && t !== "str" ? "no-result" : "text" };
  if (t === "s") return { text: texts[Number(value)] ?? "", type: "text" };
  if (t === "str") return { text: value, type: "text" };
  if (t === "b") return { text: value === "1" ? "TRUE" : "FALSE", type: "yes-no" };
  if (t === "e") return { text: value, type: "error" };
  if (t === "d") return { text: value, type: "date" };
  return dates.has(Number(s))
    ? { text: dayOf(Number(value), from1904), type: "date" }
    : { text: value, type: "number" };
}

/** A day as spreadsheets count them. */
function dayOf(days: number, from1904: boolean): string {
  const at = new Date(Math.round((days - (from1904 ? 24_107 : 25_569)) * 86_400_000));
  return Number.isNaN(at.getTime()) ? String(days) : at.toISOString().slice(0, 10);
}

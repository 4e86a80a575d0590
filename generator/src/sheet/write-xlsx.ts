import writeExcelFile, { type Feature, type SheetData } from "write-excel-file/universal";
import { headingText, type SheetColumn, type TableForm } from "./columns.ts";
import { cellName } from "./grid.ts";
import { baseHeading } from "./lines.ts";
import { cellText, fingerprints, type SheetRow } from "./rows.ts";

/** A table with its lines, to become a sheet. */
export interface TableSheet {
  readonly form: TableForm;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
}

/** Rows below the last that are ready to be typed in. */
const spareRows = 200;

/**
 * Writes a workbook, one sheet a table: headings that stay in sight, notations as texts, words to choose from, and a last
 * column that says what each cell was.
 */
export async function writeXlsx(tables: readonly TableSheet[]): Promise<Uint8Array> {
  const names = sheetNames(tables.map(({ form }) => form.address.replace(/^.*\//, "")));
  const sheets = tables.map((table, index) => ({
    data: dataOf(table),
    sheet: names[index] ?? "",
    stickyRowsCount: 1,
    columns: [...table.columns, null].map((column) => ({ width: column ? widthOf(column, table) : 10 })),
  }));
  const blob = await writeExcelFile(sheets, { features: [choices(tables)] }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

function dataOf({ form, columns, rows }: TableSheet): SheetData {
  const heads = [...columns.map(headingText), baseHeading + form.address];
  const lines = rows.map(({ cells }) => {
    const texts = cells.map(cellText);
    return [
      ...texts.map((text, index) => cellOf(text, columns[index])),
      { value: fingerprints(columns, texts), color: "#808080" },
    ];
  });
  const spare = Array.from({ length: spareRows }, () => columns.map((column) => cellOf("", column)));
  return [heads.map((value) => ({ value, type: String, fontWeight: "bold" as const })), ...lines, ...spare];
}

/** A figure of a column of numbers is a number; all else is a text, which no spreadsheet turns into a date. */
function cellOf(text: string, column: SheetColumn | undefined) {
  const isNumeric = column?.column?.reading === "plain" && column.column.type.type === "number";
  if (isNumeric && /^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text)) return { value: Number(text), type: Number };
  if (isNumeric && text === "") return null;
  return { value: text, type: String, format: "@" };
}

function widthOf(column: SheetColumn, { columns, rows }: TableSheet): number {
  const at = columns.indexOf(column);
  const longest = rows.map(({ cells }) => cellText(cells[at] ?? null).length);
  return Math.min(50, Math.max(headingText(column).length, ...longest) + 2);
}

/** At most 31 characters, and each its own. */
function sheetNames(ids: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const id of ids) {
    const short = id.slice(0, 31);
    names.push(names.includes(short) ? `${id.slice(0, 27)}~${names.length + 1}` : short);
  }
  return names;
}

/** The words of a column to choose from. */
function choices(tables: readonly TableSheet[]): Feature<Blob> {
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _, { sheetIndex }) => {
            const lists = tables[sheetIndex]?.columns.flatMap(listOf) ?? [];
            if (lists.length === 0) return xml;
            const markup = `<dataValidations count="${lists.length}">${lists.join("")}</dataValidations>`;
            return xml.replace(/(?=<pageMargins|<pageSetup|<drawing|<\/worksheet>)/, markup);
          },
        },
      },
    },
  };
}

function listOf({ column }: SheetColumn, index: number): readonly string[] {
  const words = wordsOf(column);
  const list = words.join(",");
  if (words.length === 0 || list.length > 255 || /["&<>]/.test(list)) return [];
  const cells = `${cellName(1, index)}:${cellName(999, index)}`;
  return [
    `<dataValidation type="list" allowBlank="1" errorStyle="warning" showErrorMessage="1" sqref="${cells}"><formula1>"${list}"</formula1></dataValidation>`,
  ];
}

/** What may stand in a cell where that is one of some words. */
function wordsOf(column: SheetColumn["column"]): readonly string[] {
  if (column?.type.type === "boolean") return ["yes", "no"];
  if (column?.type.type === "word") return column.notation ? [...column.notation.words.keys()] : column.type.words;
  return [];
}

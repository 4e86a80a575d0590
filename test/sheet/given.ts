import { fileURLToPath } from "node:url";
import { strToU8, zipSync } from "fflate";
import { load } from "../../generator/src/project/load.ts";
import type { TableForm } from "../../generator/src/sheet/columns.ts";
import { tableForms } from "../../generator/src/sheet/forms.ts";
import type { Grid } from "../../generator/src/sheet/grid.ts";
import { type Merge, mergeSheet } from "../../generator/src/sheet/merge.ts";
import { applyOperations } from "../../generator/src/splice/index.ts";
import { houseBook, projectOf, repository } from "../given/project.ts";

/** The tables of the five books. */
export const bookForms = tableForms(load(repository));

/** The tables of a rulebook of another genre. */
export const otherForms = tableForms({
  ...load(repository),
  rules: load(fileURLToPath(new URL("../rulebook", import.meta.url))).rules,
});

/** A table of a house book as it stands in its file. */
export function formOf(text: string, family = "weapon"): TableForm {
  const path = `rules/house/${family}/club-armory.yaml`;
  const [form] = tableForms(projectOf([houseBook("house"), { path, text }]));
  if (!form) throw new Error("the table cannot be read");
  return form;
}

/** The rows of a sheet, cells apart at `|`; all of them texts. */
export function sheet(...rows: readonly string[]): Grid {
  const cell = (text: string) => ({ text: text.trim(), type: "text" as const });
  return { name: "club-armory", rows: rows.map((row) => row.split("|").map(cell)) };
}

/** What a sheet makes of a table, and all that is told of it. */
export function merged(
  form: TableForm,
  grid: Grid,
): Merge & { readonly text: string; readonly told: readonly string[] } {
  const merge = mergeSheet(form, grid);
  const result = applyOperations(form.file.text, merge.operations);
  if ("problem" in result) throw new Error(result.problem);
  const told = [...merge.problems, ...merge.doubts, ...merge.notes].map(({ at, text }) => `${at}: ${text}`);
  return { ...merge, text: result.text, told };
}

/** A workbook of one sheet, as Excel stores one. */
export function workbook(rows: string, more = "", styles = ""): Uint8Array {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const links = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="club-armory" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/styles.xml": strToU8(`<styleSheet xmlns="${main}">${styles}</styleSheet>`),
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${more}</worksheet>`),
  });
}

/** A row of a sheet's XML: texts stand in line, `<…>` is put as it is, `_` is an empty cell. */
export function xmlRow(number: number, ...cells: readonly string[]): string {
  const all = cells.map((cell, index) => {
    const at = `r="${String.fromCharCode(65 + index)}${number}"`;
    if (cell === "_") return `<c ${at} s="0"/>`;
    return cell.startsWith("<") ? `<c ${at}>${cell}</c>` : `<c ${at} t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${number}">${all.join("")}</row>`;
}

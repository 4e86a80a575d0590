import type { CatalogTable, Column, LookupTable } from "../../model/index.ts";
import type { Value } from "../../values/value.ts";
import { innerLabel, label, others } from "../markdown/labels.ts";
import { inline, join, type Markdown, md, words } from "../markdown/markdown.ts";
import { cellText } from "./cell.ts";

/** What each column of a table is, and what its printed words mean. */
export function columnWords(table: CatalogTable | LookupTable): readonly Markdown[] {
  return everyColumn(table).filter((words) => words !== "");
}

function everyColumn(table: CatalogTable | LookupTable): readonly Markdown[] {
  if (table.shape === "catalog") {
    const inner = table.nested.flatMap((one) => [
      ...(one.description === "" ? [] : [md`${words(label(one.id))}: ${inline(one.description)}`]),
      ...one.columns
        .filter(isDescribed)
        .map((column) => oneColumn(column, column.label ?? innerLabel(column.id, others(table, one), one.title))),
    ]);
    return [...outerColumns(table.columns), ...inner];
  }
  const { result } = table;
  return result.layout === "matrix" ? [oneColumn(result.cell, "Each cell")] : outerColumns(result.columns);
}

function outerColumns(columns: readonly Column[]): readonly Markdown[] {
  return columns.filter(isDescribed).map((column) => oneColumn(column, column.label ?? label(column.id)));
}

/** The column of printed words needs no more than its heading. */
function isDescribed({ id }: Column): boolean {
  return id !== "printed";
}

function oneColumn({ description, notation }: Column, name: string): Markdown {
  const fields = notation && !notation.bare ? notation.fields : [];
  const parts = fields.map((field) => {
    const unit = field.unit === null ? md`` : md`(${inline(field.unit)})`;
    const name = join([inline(label(field.id).toLowerCase()), unit], " ");
    return field.description === "" ? name : md`${name}: ${inline(field.description)}`;
  });
  const labels = [...(notation?.fields.flatMap((field) => [...field.words]) ?? []), ...(notation?.words ?? [])];
  const legend = labels
    .filter(([printed, value]) => printed !== value)
    .map(([printed, value]) => meaning(printed, value));
  const said = [inline(description), ...parts, join(legend, "; ")].filter((one) => one !== "");
  return said.length === 0 ? md`` : md`${words(name)}: ${join(said, " · ")}`;
}

function meaning(printed: string, value: Value): Markdown {
  return md`${inline(printed)} = ${inline(cellText(value, null) || "blank")}`;
}

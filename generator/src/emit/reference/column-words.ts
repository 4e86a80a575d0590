import type { CatalogTable, Column, LookupTable } from "../../model.ts";
import type { Value } from "../../value.ts";
import { cellText } from "./cell.ts";
import { label } from "./labels.ts";
import { inline, join, type Markdown, md } from "./markdown.ts";

/** What each column of a table is, and what its printed words mean. */
export function columnWords(table: CatalogTable | LookupTable): readonly Markdown[] {
  if (table.shape === "catalog") {
    const nested = table.nested;
    const inner =
      nested?.columns.map((column) => oneColumn(column, `${label(nested.id)}: ${label(column.id).toLowerCase()}`)) ??
      [];
    return [...table.columns.map((column) => oneColumn(column, label(column.id))), ...inner];
  }
  const { result } = table;
  if (result.layout === "matrix") return [oneColumn(result.cell, "Each cell")];
  return result.columns.map((column) => oneColumn(column, label(column.id)));
}

function oneColumn({ description, notation }: Column, name: string): Markdown {
  const fields = notation && !notation.bare ? notation.fields : [];
  const parts = fields.map((field) => {
    const unit = field.unit === null ? md`` : md`(${inline(field.unit)})`;
    return join([inline(label(field.id).toLowerCase()), unit, inline(field.description)], " ");
  });
  const labels = [...(notation?.fields.flatMap((field) => [...field.words]) ?? []), ...(notation?.words ?? [])];
  const legend = labels.map(([printed, value]) => meaning(printed, value));
  return join(
    [md`${inline(name)}: ${inline(description)}`, ...parts.map((part) => md`· ${part}`), join(legend, "; ")],
    " ",
  );
}

function meaning(printed: string, value: Value): Markdown {
  return md`${inline(printed)} = ${inline(cellText(value, null) || "blank")}`;
}

import type { CatalogTable, Column, Nested } from "../../model/index.ts";
import type { Field } from "../../values/value.ts";
import { inline, type Markdown } from "./markdown.ts";

/** `techLevel` or `tech-level` → `Tech level`. */
export function label(id: string): string {
  const spaced = id.replace(/[-.]/g, " ").replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The columns beside those of rows inside: of the row itself, and of the other rows inside it. */
export function others({ columns, nested }: CatalogTable, own: Nested): readonly Column[] {
  return [...columns, ...nested.filter((one) => one !== own).flatMap((one) => one.columns)];
}

/** The label of an inner row's column; where another has the same id, the title comes first. */
export function innerLabel(id: string, beside: readonly { readonly id: string }[], title: string): string {
  return beside.some((column) => column.id === id) ? `${title}: ${label(id).toLowerCase()}` : label(id);
}

/** The heading of a column with its unit, or the units of its parts. */
export function heading(name: string, { unit, type }: Pick<Field, "unit" | "type">): Markdown {
  if (unit !== null) return inline(`${name} (${unit})`);
  const fields = type.type === "record" ? type.fields : [];
  const units = fields.flatMap((field) =>
    field.unit === null ? [] : [`${label(field.id).toLowerCase()} ${field.unit}`],
  );
  return inline(units.length === 0 ? name : `${name} (${units.join(", ")})`);
}

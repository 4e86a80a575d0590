import type { Field } from "../../values/value.ts";
import { inline, type Markdown } from "./markdown.ts";

/** `techLevel` or `tech-level` → `Tech level`. */
export function label(id: string): string {
  const spaced = id.replace(/[-.]/g, " ").replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The label of an inner row's column; where the outer row has the same column, the title comes first. */
export function innerLabel(id: string, outer: readonly { readonly id: string }[], title: string): string {
  return outer.some((column) => column.id === id) ? `${title}: ${label(id).toLowerCase()}` : label(id);
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

import type { Option } from "./field.ts";
import { signed } from "./words.ts";

/** A row of a modifiers table of the SDK. */
export interface Modifier {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly group: string | null;
}

/** The modifiers of a group, which exclude each other, as options with their figure. */
export function groupOptions<Rows extends Readonly<Record<string, Modifier>>, Group extends string>(
  rows: Rows,
  group: Group,
): readonly Option<IdsOf<Rows, Group>>[] {
  return Object.values(rows)
    .filter((row) => row.group === group)
    .map(({ id, name, value }) => ({ value: id as IdsOf<Rows, Group>, label: `${name} (${signed(value)})` }));
}

type IdsOf<Rows extends Readonly<Record<string, Modifier>>, Group extends string> = Extract<
  Rows[keyof Rows],
  { readonly group: Group }
>["id"];

/** A modifier that applies so many times. */
export interface Applied {
  readonly row: Modifier;
  readonly times: number;
}

/** `Officer +2 × 2, Team hidden +3 = +7`. */
export function sumText(applied: readonly Applied[], sum: number): string {
  if (applied.length === 0) return "Nothing applies.";
  const parts = applied.map(({ row, times }) =>
    times === 1 ? `${row.name} ${signed(row.value)}` : `${row.name} ${signed(row.value)} × ${times}`,
  );
  return `${parts.join(", ")} = ${signed(sum)}`;
}

import type { Explained } from "skirmish-tables/explain/striker-ii";
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

/** What adds up to a sum, such as `Officer +4, Team hidden +3 = +7`, and where its figures stand. */
export function addedUp({ value, steps }: Explained<number>): { readonly how: string; readonly at: readonly string[] } {
  const parts = steps.filter(({ at }) => at.includes("/"));
  const texts = parts.map((part) => `${part.what} ${signed(Number(part.value))}`);
  const how = texts.length === 0 ? "Nothing applies." : `${texts.join(", ")} = ${signed(value)}`;
  return { how, at: parts.map(({ at }) => at) };
}

import type { Chain, ChainCounted, ChainNamed, ChainRow, ChainValue } from "../model/chain.ts";

/** What a name in a chain means. */
export type Reference =
  | { readonly kind: "row"; readonly row: ChainRow; readonly column: string | null }
  | { readonly kind: "answer"; readonly step: string; readonly field: string | null }
  | { readonly kind: "figure"; readonly address: string }
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "parameter"; readonly name: string };

/** A name in a chain: `distance`, `weapon.damage`, `shot.band`, `explosive-figures/contact-soldiers` or 0. */
export function referenceIn({ rows, steps }: Pick<Chain, "rows" | "steps">, text: string): Reference {
  if (/^\d+(\.\d+)?$/.test(text)) return { kind: "number", text };
  if (text.includes("/")) return { kind: "figure", address: text };
  const [name = "", part = null] = text.split(".");
  const row = rows.find((one) => one.name === name);
  if (row) return { kind: "row", row, column: part };
  return steps.some((one) => one.name === name)
    ? { kind: "answer", step: name, field: part }
    : { kind: "parameter", name };
}

/** A value as it is counted. */
export function counted(value: ChainValue): ChainCounted {
  return typeof value === "string" ? { of: value } : value;
}

/** The values of an argument: one, or those of a named object. */
function valuesIn(value: ChainValue | ChainNamed): readonly ChainValue[] {
  if (typeof value === "string" || !("fields" in value)) return [value];
  return [...value.fields.map((field) => field.value), ...(value.besides === undefined ? [] : [value.besides])];
}

/** Every name in a value. */
export function namesIn(value: ChainValue | ChainNamed): readonly string[] {
  return valuesIn(value).flatMap((one) => {
    const { of, times, most, when, otherwise } = counted(one);
    const cap = most === undefined ? [] : namesIn(most);
    return [of, times, when, otherwise].filter((name) => name !== undefined).concat(cap);
  });
}

/** The parameter that is passed on as it stands; null for any other value. */
export function passedOn(chain: Pick<Chain, "rows" | "steps">, value: ChainValue | ChainNamed): string | null {
  const name = typeof value === "string" ? value : "fields" in value ? value.besides : undefined;
  const found = name === undefined ? null : referenceIn(chain, name);
  if (found?.kind === "row" && found.column === null) return found.row.name;
  return found?.kind === "parameter" ? found.name : null;
}

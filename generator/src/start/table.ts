import { camelCase } from "../text/ids.ts";
import { typed } from "../text/typed.ts";

/** What a table can be whose columns stand in the table itself. */
export const kinds = ["catalog", "lookup", "modifiers", "figures"] as const;

export type NewKind = (typeof kinds)[number];

/** A column or a key as a person types it: `weight: number lb`, `roll: 2d6`. */
export interface Definition {
  readonly name: string;
  readonly what: string;
}

export interface NewTable {
  readonly title: string;
  readonly kind: NewKind;
  /** What a lookup is looked up by. */
  readonly keys: readonly Definition[];
  readonly columns: readonly Definition[];
}

/** Whether a table of this kind declares columns; the other kinds always have the same fields. */
export function hasColumns(kind: NewKind): boolean {
  return kind === "catalog" || kind === "lookup";
}

/** Reads `name: what`; null where that is something else. */
export function definition(text: string): Definition | null {
  const [, name, what] = /^\s*([^\s:]+)\s*:\s+(\S.*?)\s*$/.exec(text) ?? [];
  return name === undefined || what === undefined ? null : { name, what };
}

/** Why a text is no definition. */
export function definitionProblem(text: string): string {
  const [, name, what] = /^\s*(\S[^:]*?)\s*:\s+(\S.*?)\s*$/.exec(text) ?? [];
  if (name === undefined) return `write it as "${text.trim() || "weight"}: <type>", with a type`;
  return `a name has no spaces; write "${camelCase(name.toLowerCase().split(/\s+/).join("-"))}: ${what}"`;
}

/** A table up to its rows. */
export function tableHead({ title, kind, keys, columns }: NewTable): string {
  const lines = [
    `kind: ${kind}`,
    `title: ${typed(title)}`,
    ...(kind === "lookup" ? ["axes:", ...keys.map(({ name, what }) => `  ${name}: ${axis(what)}`)] : []),
    ...(hasColumns(kind) ? ["columns:", ...columns.map(({ name, what }) => `  ${name}: ${what}`)] : []),
  ];
  return `${lines.join("\n")}\n`;
}

/** A first row without figures: the check says what is missing, and none is made up. */
export function firstRow({ kind, keys, columns }: NewTable): string {
  const names = columns.map(({ name }) => name);
  switch (kind) {
    case "catalog":
      return byId(["name", ...names]);
    case "modifiers":
      return byId(["name", "value"]);
    case "figures":
      return byId(["description", "value"]);
    case "lookup": {
      const cells = [...keys.map(({ name }) => name), ...names].map((name) => `${name}:`);
      return `rows:\n  - ${cells.join("\n    ")}\n`;
    }
    default:
      return kind satisfies never;
  }
}

/** The rows of a table while only its head is checked. */
export function noRows(kind: NewKind): string {
  return kind === "lookup" ? "rows: []\n" : "rows: {}\n";
}

function byId(fields: readonly string[]): string {
  return `rows:\n  first-row:\n${fields.map((name) => `    ${name}:\n`).join("")}`;
}

/** Dice and bands (`1-20`, `1+`) are matched by range; anything else is the match itself. */
function axis(what: string): string {
  if (what.startsWith("{")) return what;
  if (/^-?\d+(?:--?\d+|\+)$/.test(what)) return `{ match: range, domain: ${what} }`;
  return /^\d*d[\d%]/i.test(what) ? `{ match: range, dice: ${what} }` : `{ match: ${what} }`;
}

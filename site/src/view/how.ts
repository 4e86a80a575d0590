import type { Axis, AxisException, Band, Derived, EndPolicy, Fields, Table, Value } from "../data/book.ts";
import { isFields } from "../data/value.ts";
import { type Html, html } from "../html.ts";
import { printValue } from "../sheet/notation.ts";
import { bandWords, diceWords, label, valueWords } from "../words.ts";

/** How a table is used, a sentence each: what is rolled, which row counts, what plus and minus do. */
export function howWords(table: Table): readonly string[] {
  switch (table.shape) {
    case "lookup": {
      const { result } = table;
      const cell = result.layout === "matrix" ? result.cell : result.columns[0];
      return table.axes.flatMap((axis) =>
        axisWords(axis, (value) => (cell ? printValue(value, cell) : valueWords(value))),
      );
    }
    case "modifiers":
      return table.sign ? [`Plus ${table.sign.plus}; minus ${table.sign.minus}.`] : [];
    case "catalog":
    case "constants":
    case "derived":
      return [];
    default:
      return table satisfies never;
  }
}

const matches = {
  exact: "",
  range: "the row whose band holds it",
  floor: "the row of the largest key not above it",
  ceiling: "the row of the smallest key not below it",
  nearest: "the row of the closest key",
};

function axisWords(axis: Axis, inBook: (value: Value) => string): readonly string[] {
  const { below, above, domain, tie } = axis;
  const dice = axis.dice ? diceWords(axis.dice) : "";
  const clauses = [
    axis.listed ? "just what is listed" : matches[axis.match],
    tie === undefined ? "" : `midway between two: ${tie === "unknown" ? "not said" : `the ${tie}`}`,
    domain && !axis.dice?.digits ? `values ${bandWords(domain)}` : "",
    below ? `below the first row: ${outsideWords(below, inBook)}` : "",
    above ? `above the last row: ${outsideWords(above, inBook)}` : "",
    ...axis.exceptions.map(exceptionWords),
  ].filter((clause) => clause !== "");
  if (clauses.length === 0) return [];
  return [`${label(axis.id)}${dice === "" ? "" : `, rolled on ${dice}`}: ${clauses.join("; ")}.`];
}

function outsideWords({ gives, because, value }: EndPolicy, inBook: (value: Value) => string): string {
  switch (gives) {
    case "none":
      return "nothing";
    case "clamp":
      return "that row";
    case "error":
      return "not allowed";
    case "unknown":
      return `not said (${(because ?? "").replace(/\.$/, "")})`;
    case "cell":
      return `“${inBook(value ?? null)}”`;
    default:
      return gives satisfies never;
  }
}

function exceptionWords({ at, kind, gives, because }: AxisException): string {
  const place = kind === "gap" ? "no row covers" : "two rows cover";
  return `${place} ${ends(at)}: ${gives === "unknown" ? "not said" : `the ${gives} counts`} (${because.replace(/\.$/, "")})`;
}

/** A gap lies between its ends; an overlap is where they meet. */
function ends({ from, to }: Band): string {
  return from !== null && to !== null && from !== to ? `what lies between ${from} and ${to}` : bandWords({ from, to });
}

/** The tables something is worked out from, each with a link. */
export function usedTables({ id, parameters }: Derived, tables: readonly Table[]): Html {
  const named = new Set(textsIn(parameters).map((text) => text.split("/")[0]));
  const used = tables.filter((table) => table.id !== id && named.has(table.id));
  if (used.length === 0) return html`${givenIn(parameters).join("; ")}`;
  return html`${used.map((table, at) => html`${at > 0 && ", "}<a href="#${table.id}">${table.title}</a>`)}`;
}

/** What a function is asked by, where it needs no table. */
function givenIn(value: Value | Fields): readonly string[] {
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!/description$/i.test(name) || typeof inner !== "string") return givenIn(inner);
    return [inner.charAt(0).toLowerCase() + inner.slice(1).replace(/\.$/, "")];
  });
}

function textsIn(value: Value | Fields): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

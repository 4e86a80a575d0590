import type { Table } from "../model/index.ts";
import { printJson } from "../values/print-json.ts";
import type { Value } from "../values/value.ts";
import { label } from "./markdown/labels.ts";
import type { BookTarget } from "./output/output.ts";
import { declare } from "./sdk/index.ts";
import { withNamedRows } from "./sdk/tables/named-rows.ts";
import { type Code, runtime, whole } from "./typescript/code.ts";
import type { FunctionDeclaration } from "./typescript/module.ts";
import type { Takes, Word } from "./typescript/takes.ts";

/** What every function of a book takes and answers: `functions/<book>.json`, which `meta/<book>` publishes. */
export const functions: BookTarget = (book) => {
  const tables = new Map(withNamedRows(book.editions.current).map((table) => [table.id, table]));
  // A catalog's function, and that of a union of catalogs, finds a row by what is typed; it answers nothing of the rules.
  const asked = [...tables.values()].filter((table) => table.shape !== "catalog" && !isUnion(table));
  const all = asked.flatMap((table) =>
    declare(table, { book, tables }).flatMap((one) => (one.kind === "function" ? [functionOf(table, one)] : [])),
  );
  return all.length === 0 ? [] : [{ path: `functions/${book.id}.json`, text: printJson({ functions: all }) }];
};

function isUnion(table: Table): boolean {
  return table.shape === "derived" && table.operation.operation === "union";
}

function functionOf(table: Table, { name, doc, parameters, returns, unit = null, words = [] }: FunctionDeclaration) {
  const [first] = parameters;
  const isOther = table.shape === "lookup" && name !== table.lookupName;
  return {
    name,
    table: table.id,
    title: isOther ? `${table.title}, by ${label(first?.name ?? "").toLowerCase()}` : table.title,
    description: isOther ? (doc?.text.join(" ") ?? "") : table.description,
    parameters: parameters.map((one) => {
      const { name, doc, optional, initializer, takes } = one;
      if (!takes) throw new Error(`what ${name} takes is not said`);
      return partOf({ name, doc, optional: optional === true || initializer !== undefined, takes });
    }),
    answers: answersOf(returns, unit, words),
  };
}

interface Named {
  readonly name: string;
  readonly doc: string;
  readonly optional: boolean;
  readonly takes: Takes;
}

function partOf({ name, doc, optional, takes }: Named): { readonly [field: string]: Value } {
  const { type, ...of } = takes;
  const parts = takes.type === "named" ? { parts: takes.parts.map(partOf) } : {};
  return { name, label: label(name), description: doc, optional, type, ...(of as object), ...parts };
}

/** What a function may answer: a number, one of some words, a row or record; and what may take its place. */
function answersOf(declared: readonly Code[], unit: string | null, called: readonly Word[]) {
  const returns = declared.map((one) => (one === whole ? "number" : one));
  const texts = returns.filter((one) => typeof one === "string");
  const literals = texts.filter((one) => one.startsWith('"')).map((one) => JSON.parse(one) as string);
  const words = [...called, ...literals.map((id) => ({ id, label: label(id) }))];
  const types = ["number", "boolean"].filter((type) => texts.includes(type));
  const isRecord =
    called.length === 0 &&
    returns.some((one) => {
      return typeof one === "string"
        ? /^[{\w]/.test(one) && !/^(number|boolean|string|null)$/.test(one)
        : !isBeside(one);
    });
  return {
    types: [...types, ...(words.length > 0 ? ["word"] : []), ...(isRecord ? ["record"] : [])],
    unit,
    words: words.map((one) => ({ ...one })),
    none: texts.includes("null"),
    unknown: returns.includes(runtime.Unknown),
    forbidden: returns.includes(runtime.Forbidden),
  };
}

function isBeside(one: Code): boolean {
  return one === runtime.Unknown || one === runtime.Forbidden;
}

import type { Table } from "../../model/index.ts";
import { isRecord, isUnknown, type Value } from "../../values/value.ts";
import { answerersOf } from "../cases/index.ts";
import { type Answer, type Answerer, type Argument, refused } from "../cases/tables/answerer.ts";
import { runtime } from "../typescript/code.ts";
import { access, literal } from "../typescript/literal.ts";
import type { Declaration, FunctionDeclaration } from "../typescript/module.ts";
import type { Setting } from "./tables/doc.ts";

/** The declarations of a table, its functions with an example: a call, and what the tables answer to it. */
export function withExamples(
  declarations: readonly Declaration[],
  table: Table,
  tables: Setting["tables"],
): readonly Declaration[] {
  const answerers = new Map(answerersOf(table, tables));
  return declarations.map((one) => {
    const answerer = one.kind === "function" ? answerers.get(one.name) : undefined;
    const example = one.kind === "function" && answerer ? exampleOf(one, answerer, tables) : null;
    if (one.kind !== "function" || example === null) return one;
    const { text = [], tags = [] } = one.doc ?? {};
    return { ...one, doc: { text, tags: [...tags, ["example", example] as const] } };
  });
}

/** The plainest call that has an answer: `lookupMorale(9); // "suppressed"`. */
function exampleOf(
  { name, returns }: FunctionDeclaration,
  { parameters, trials, answer, together }: Answerer,
  tables: Setting["tables"],
): string | null {
  const calls = trials.flatMap((given): { rank: number; text: string }[] => {
    const gives = answer(given);
    if (gives === refused) return [];
    const written = given.map((value, at) => {
      const { of } = parameters[at] ?? {};
      if (of === undefined || value === null) return literal(value);
      return rowText(typeof of === "string" ? `${of}/${value}` : String(value), tables);
    });
    const present = written.filter((_, at) => given[at] !== null);
    const fields = written.flatMap((text, at) => (given[at] === null ? [] : [`${parameters[at]?.name}: ${text}`]));
    const asked = together ? `{ ${fields.join(", ")} }` : present.join(", ");
    return [{ rank: rank(given, gives), text: `${name}(${asked})${shown(gives, returns)}` }];
  });
  const [first] = [...calls].sort((a, b) => a.rank - b.rank);
  return first?.text ?? null;
}

/** The plainest comes first: figures before blanks and lost ones, one modifier before many, whole numbers before others. */
function rank(given: readonly Argument[], gives: Answer): number {
  const absent = gives === null || (gives !== refused && isUnknown(gives));
  return given.reduce<number>((sum, argument) => sum + oddness(argument), absent ? 4 : 0);
}

function oddness(argument: Argument): number {
  if (typeof argument === "number") return argument > 0 && Number.isInteger(argument) ? 0 : 1;
  if (argument === null || !isRecord(argument)) return 0;
  return Object.keys(argument).length === 1 ? 0 : 2;
}

/** The answer as a comment; of a row only its id. */
function shown(gives: Answer, returns: FunctionDeclaration["returns"]): string {
  const value = gives as Value;
  if (value === null || !isRecord(value) || value.id === undefined || returns.includes(runtime.Unknown)) {
    return `; // ${literal(value)}`;
  }
  return `${returns.includes("null") ? "?" : ""}.id; // ${literal(value.id)}`;
}

/** A row as an app names it: `smallArms["acr-7mm"].loads.slugs`. */
function rowText(address: string, tables: Setting["tables"]): string {
  const [table = "", ...path] = address.split("/");
  return `${tables.get(table)?.dataName}${path.map(access).join("")}`;
}

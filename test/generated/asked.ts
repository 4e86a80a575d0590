import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./given.ts";

export interface Call {
  readonly given: readonly unknown[];
  readonly gives?: unknown;
  readonly refused?: true;
}

interface Parameter {
  readonly name: string;
  readonly takes: "number" | "id" | "flag" | "row" | "named";
  readonly of?: string | readonly string[];
}

export interface Asked {
  readonly function: string;
  readonly table: string;
  readonly together?: true;
  readonly parameters: readonly Parameter[];
  readonly cases: readonly Call[];
}

interface Cases {
  readonly book: string;
  readonly functions: readonly Asked[];
}

export type Sdk = Readonly<Record<string, unknown>>;

/** The conformance cases of every book. */
const folder = join(root, "generated/cases");
export const books = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Cases);
export const data = (book: string) => JSON.parse(readFileSync(join(root, `generated/data/${book}.json`), "utf8"));

/** `small-arms` → `smallArms`. */
const camelCase = (id: string) => id.replace(/[-.]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The arguments of a case as the SDK takes them. */
export function argumentsOf(given: Call["given"], { parameters, together }: Asked, sdk: Sdk): readonly unknown[] {
  const found = given.map((value, at) => {
    const { takes, of = "" } = parameters[at] ?? {};
    if (takes === "row" && value !== null) return rowAt(sdk, typeof of === "string" ? `${of}/${value}` : String(value));
    return value === null ? undefined : value;
  });
  if (!together) return found;
  const named = parameters.map(({ name }, at) => [name, found[at]] as const);
  return [Object.fromEntries(named.filter(([, value]) => value !== undefined))];
}

function rowAt(sdk: Sdk, address: string): unknown {
  const [table = "", ...path] = address.split("/");
  return path.reduce((found, key) => (found as Sdk)[key], sdk[camelCase(table)]);
}

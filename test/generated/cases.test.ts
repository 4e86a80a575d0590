import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./given.ts";

interface Call {
  readonly given: readonly unknown[];
  readonly gives?: unknown;
  readonly refused?: true;
}

interface Asked {
  readonly function: string;
  readonly table: string;
  readonly parameters: readonly { readonly name: string; readonly takes: string; readonly of?: string }[];
  readonly cases: readonly Call[];
}

interface Cases {
  readonly book: string;
  readonly functions: readonly Asked[];
}

type Sdk = Readonly<Record<string, unknown>>;

const folder = join(root, "generated/cases");
const books = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Cases);
const data = (book: string) => JSON.parse(readFileSync(join(root, `generated/data/${book}.json`), "utf8"));

/** `small-arms` → `smallArms`. */
const camelCase = (id: string) => id.replace(/[-.]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

describe.each(books)("$book answers its cases:", ({ book, functions }) => {
  test("there are some for every function of its tables", async () => {
    const asked = functions.map((one) => one.function);
    const tables = data(book).tables as { function?: string; inverse?: { function: string } | null }[];
    const named = tables.flatMap((table) => [table.function ?? [], table.inverse?.function ?? []].flat());
    expect(asked.sort()).toEqual(named.sort());
    for (const { cases, function: name } of functions) expect(cases.length, name).toBeGreaterThan(0);
  });

  test.each(functions)("$function", async ({ function: name, parameters, cases }) => {
    const sdk = (await import(`../../generated/${book}/index.ts`)) as Sdk;
    const ask = sdk[name] as (...given: readonly unknown[]) => unknown;
    const argument = (value: unknown, at: number) => {
      const { takes, of = "" } = parameters[at] ?? { takes: "", of: "" };
      if (takes === "row") return rowAt(sdk[camelCase(of)], String(value).split("/"));
      return value === null ? undefined : value;
    };
    const answers = cases.map(({ given }) => ({ given, ...outcome(() => ask(...given.map(argument))) }));
    expect(answers).toMatchObject(cases);
  });
});

function outcome(call: () => unknown): Omit<Call, "given"> {
  try {
    return { gives: call() };
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return { refused: true };
    throw error;
  }
}

function rowAt(table: unknown, path: readonly string[]): unknown {
  return path.reduce((found, key) => (found as Sdk)[key], table);
}

import { describe, expect, test } from "vitest";
import { argumentsOf, books, type Call, data, type Sdk } from "./asked.ts";

describe.each(books)("$book answers its cases:", ({ book, functions }) => {
  test("there are some for every function of its tables", async () => {
    const asked = functions.map((one) => one.function);
    const all = data(book).tables as { function?: string; operation?: string; inverse?: { function: string } | null }[];
    const tables = all.filter(({ operation }) => operation !== "union");
    const named = tables.flatMap((table) => [table.function ?? [], table.inverse?.function ?? []].flat());
    expect(asked.sort()).toEqual(named.sort());
    for (const { cases, function: name } of functions) expect(cases.length, name).toBeGreaterThan(0);
  });

  test.each(functions)("$function", async (asked) => {
    const { function: name, cases } = asked;
    const sdk = (await import(`../../generated/${book}/index.ts`)) as Sdk;
    const ask = sdk[name] as (...given: readonly unknown[]) => unknown;
    const answers = cases.map(({ given }) => ({
      given,
      ...outcome(() => ask(...argumentsOf(given, asked, sdk))),
    }));
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

import { expect, test } from "vitest";
import { outputsOf, realProject } from "./given.ts";
import { typeCheck } from "./program.ts";

// A complaint here is a bug of the generator: fix the generator, don't extend a list. There is no list of exceptions.
test("all generated TypeScript of both editions type-checks in one strict program", async () => {
  const outputs = await outputsOf(realProject());
  expect(outputs.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["striker-ii/small-arms.ts", "as-printed/striker-ii/small-arms.ts", "version.ts"]),
  );
  expect(typeCheck(outputs)).toEqual([]);
});

test("the checker answers for each file by line, so its silence means something", () => {
  const rows = 'export const rows: readonly string[] = ["a"];\nexport const first: string = rows[0];\n';
  const user =
    'import { rows } from "../rows.js";\nimport * as sdk from "skirmish-tables/book";\nrows.push(sdk.row);\n';
  const complaints = typeCheck([
    { path: "rows.ts", text: rows },
    { path: "book/index.ts", text: 'export const row = "b";\n' },
    { path: "test/user.ts", text: user },
    { path: "data/book.json", text: "{}" },
  ]);
  expect(complaints).toEqual([
    "rows.ts:2 Type 'string | undefined' is not assignable to type 'string'.\n" +
      "  Type 'undefined' is not assignable to type 'string'.",
    "test/user.ts:3 Property 'push' does not exist on type 'readonly string[]'.",
  ]);
});

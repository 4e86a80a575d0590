import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { root } from "../generated/given.ts";
import { python3, testWith } from "../given/programs.ts";
import { books, generated, readJson } from "./books.ts";
import { python } from "./python.ts";

interface Cases {
  readonly functions: readonly { readonly cases: readonly unknown[] }[];
}

describe.each(books)("the cases of %s", (book) => {
  const cases = readJson(`generated/cases/${book}.json`) as Cases;

  test("are as their schema says, and of the book they are called by", () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
    const validate = ajv.compile(readJson("schema/cases.schema.json") as object);
    expect(validate(cases) ? [] : validate.errors).toEqual([]);
    expect(validate({ ...cases, functions: [{ ...cases.functions[0], cases: [{ given: [] }] }] })).toBe(false);
    expect(cases).toMatchObject({ book });
  });

  testWith(python3)("are answered by the example in Python", () => {
    const count = cases.functions.flatMap((one) => one.cases).length;
    const paths = ["data", "cases"].map((folder) => join(generated, folder, `${book}.json`));
    const printed = python(["check_cases.py", ...paths], join(root, "examples/python"));
    expect(printed).toBe(`${count} passed, 0 failed\n`);
  });
});

testWith(python3)(
  "the example in Python reads the book as printed, the tables that differ and all others, and adds as on paper",
  () => {
    const program = `
import sys
from rulebook import load
current, printed = [load(path) for path in sys.argv[1:]]
print([book.cell("small-arms", "arl/loads/heap", "targets")["automatic"] for book in (current, printed)])
print([book.ask("lookupMorale", 9) for book in (current, printed)], list(current.tables) == list(printed.tables))
print(current.ask("movementLeft", 50, {"clear": 28.2, "forest": 2}), current.ask("movementLeft", 4.7, {"clear": .1, "forest": 2.3}))
`;
    const paths = ["data", "data/as-printed"].map((folder) => join(generated, folder, "striker-ii.json"));
    const said = python(["-c", program, ...paths], join(root, "examples/python"));
    expect(said.split("\n")).toEqual([
      "[2, {'unknown': 'the print breaks off after the slash'}]",
      "['suppressed', 'suppressed'] True",
      "17.8 0",
      "",
    ]);
  },
);

import { expect, test } from "vitest";
import { code, type Imported, runtime } from "../../../generator/src/emit/typescript/code.ts";
import type { Declaration } from "../../../generator/src/emit/typescript/module.ts";
import { printModules } from "../../../generator/src/emit/typescript/printer.ts";

// What stands in for data while ts-morph builds the rest must never be mistaken for text that reads the same.
const doc = { text: ["Costs 0; a second 0; costs nothing."] };
const declarations: readonly Declaration[] = [
  { kind: "function", name: "first", exported: true, doc, parameters: [], returns: ["0"], body: ["0;", "return 0;"] },
  { kind: "type", name: "Id", doc, type: '"0;" | "b"' },
  { kind: "interface", name: "Row", doc, properties: [{ name: "0;", type: "Id", optional: true, doc }] },
  { kind: "const", name: "data", exported: false, doc: null, value: '{ a: "0;\\n" }' },
  { kind: "const", name: "shown", exported: true, doc, type: "object", value: "data" },
];

test("data stand where they were declared, whatever the text around them says", () => {
  const [file] = printModules([{ path: "book/table", source: "rules/0;.yaml", declarations }]);
  expect(file?.text.split("\n").slice(1)).toEqual([
    "",
    "/** Costs 0; a second 0; costs nothing. */",
    "export function first(): 0 {",
    "  0;",
    "  return 0;",
    "}",
    "",
    "/** Costs 0; a second 0; costs nothing. */",
    'export type Id = "0;" | "b";',
    "",
    "/** Costs 0; a second 0; costs nothing. */",
    "export interface Row {",
    "  /** Costs 0; a second 0; costs nothing. */",
    '  readonly "0;"?: Id;',
    "}",
    "",
    'const data = { a: "0;\\n" };',
    "",
    "/** Costs 0; a second 0; costs nothing. */",
    "export const shown: object = data;",
    "",
  ]);
});

test("a module imports what its code holds, once, and nothing that a text merely says", () => {
  const named = (name: string, table: string): Imported => ({ name, from: { table }, isType: /^[A-Z]/.test(name) });
  const printed: Imported = { name: "guns", as: "currentGuns", from: "book/guns", isType: false };
  const body = [
    code`${runtime.checkNumber}("Band", "freeze", guns, true);`,
    code`return ${printed}[${named("lookupBows", "bows")}(${named("own", "guns")})] ?? ${runtime.refuse}("byId");`,
  ];
  const returns = [named("Row", "guns"), named("BowsRow", "bows"), runtime.Unknown, runtime.Unknown];
  const [file] = printModules([
    {
      path: "as-printed/book/guns",
      source: "rules/book/guns.yaml",
      declarations: [
        { kind: "reexport", from: "book/guns", types: ["Row"] },
        { kind: "function", name: "shot", exported: true, doc, parameters: [], returns, body },
      ],
      pathOf: (table) => `as-printed/book/${table}`,
    },
  ]);
  const lines = file?.text.split("\n") ?? [];
  expect(lines.filter((line) => line.startsWith("import "))).toEqual([
    'import type { BowsRow } from "./bows.js";',
    'import { lookupBows } from "./bows.js";',
    'import type { Row } from "../../book/guns.js";',
    'import { guns as currentGuns } from "../../book/guns.js";',
    'import { checkNumber, refuse } from "../../runtime/check.js";',
    'import type { Unknown } from "../../runtime/types.js";',
  ]);
  expect(lines).toContain("export function shot(): Row | BowsRow | Unknown {");
  expect(lines).toContain('  return currentGuns[lookupBows(own)] ?? refuse("byId");');
});

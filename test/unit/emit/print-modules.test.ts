import { expect, test } from "vitest";
import type { Declaration } from "../../../generator/src/emit/typescript/module.ts";
import { printModules } from "../../../generator/src/emit/typescript/print-modules.ts";

// What stands in for data while ts-morph builds the rest must never be mistaken for text that reads the same.
const doc = { text: ["Costs 0; a second 0; costs nothing."] };
const declarations: readonly Declaration[] = [
  { kind: "function", name: "first", exported: true, doc, parameters: [], returns: "0", body: ["0;", "return 0;"] },
  { kind: "type", name: "Id", doc, type: '"0;" | "b"' },
  { kind: "interface", name: "Row", doc, properties: [{ name: "0;", type: "Id", optional: true, doc }] },
  { kind: "const", name: "data", exported: false, doc: null, value: '{ a: "0;\\n" }' },
  { kind: "const", name: "shown", exported: true, doc, type: "object", value: "data" },
];

test("data stand where they were declared, whatever the text around them says", () => {
  const [file] = printModules([{ path: "book/table", source: "rules/0;.yaml", imports: [], declarations }]);
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

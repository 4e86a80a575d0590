import { describe, expect, test } from "vitest";
import type { PrintColumn } from "../../../generator/src/model/index.ts";
import { compilePrint, type PlanPart } from "../../../generator/src/replay/plan.ts";
import { type PlainRow, printRow } from "../../../generator/src/replay/print-row.ts";
import { range, signature } from "../notation/striker-notations.ts";

const columns = (...parts: readonly (readonly PlanPart[])[]): readonly PrintColumn[] => compilePrint(parts);
const load = (column: string, more: object = {}): PlanPart => ({ column, nested: "loads", ...more });

const inside = (row: PlainRow) => ({ row, within: "loads" });

const weapon = columns(
  ["techLevel"],
  ["printed"],
  [load("printed")],
  [load("difficult", { notation: range })],
  [load("signature", { notation: signature })],
  ["weight", load("weight")],
  ["price", load("price")],
  [load("notes")],
);

describe("a weapon and its loads", () => {
  const row = { id: "acr", name: "ACR", techLevel: 10, printed: "7mm (ACR)", weight: 3, price: 800 };
  const slugs = {
    id: "slugs",
    printed: "slugs",
    difficult: { range: 300, penetration: 3, autofire: 2 },
    signature: "medium",
    weight: 0.4,
    price: 10,
    notes: [1, 3],
  };

  test("the first load prints the weapon too", () => {
    expect(printRow(weapon, row, inside(slugs), true)).toBe("10 7mm (ACR) slugs 300(3)+2 M 3/0.4 800/10 1,3");
  });

  test("a further load leaves the weapon blank and keeps the slash", () => {
    expect(printRow(weapon, row, inside(slugs), false)).toBe("slugs 300(3)+2 M /0.4 /10 1,3");
  });

  test("a lost last part leaves no slash, and a cell with both lost prints nothing", () => {
    const lost = { ...slugs, price: { unknown: "torn" }, weight: null, notes: null };
    expect(printRow(weapon, { ...row, price: { unknown: "torn" } }, inside(lost), true)).toBe(
      "10 7mm (ACR) slugs 300(3)+2 M 3",
    );
  });
});

test.each([
  [1.5, "1.5"],
  [0, "0"],
  [1e21, "1000000000000000000000"],
  ["as is", "as is"],
  [[1, 3], "1,3"],
  [true, ""],
  [null, ""],
  [{ unknown: "lost" }, ""],
])("%j prints %j", (value, want) => {
  expect(printRow(columns(["cell"]), { cell: value }, null, true)).toBe(want);
});

test("a cell nobody printed is blank; another value of the column prints", () => {
  const print = columns([{ column: "loss", default: 0 }]);
  expect(printRow(print, { loss: 0 }, null, true)).toBe("");
  expect(printRow(print, { loss: 1 }, null, true)).toBe("1");
});

test("keys print as the book writes them", () => {
  const number = { type: "number" } as const;
  const fields = { key: number, from: number, to: number };
  const notation = { form: ["{from}-{to}", "{from}+", "-{to}", "{key}"], fields };
  const print = columns([{ column: "roll", key: true, notation }], ["result"]);
  const keys = [{ from: null, to: 8 }, { from: 9, to: 13 }, { from: 14, to: null }, { from: 7, to: 7 }, 5];
  const printed = keys.map((roll) => printRow(print, { roll, result: "routed" }, null, true));
  expect(printed).toStrictEqual(["-8 routed", "9-13 routed", "14+ routed", "7 routed", "5 routed"]);
});

test("a column the row lacks prints nothing", () => {
  expect(printRow(columns(["a"], ["b", "c"]), { c: 1 }, null, true)).toBe("/1");
});

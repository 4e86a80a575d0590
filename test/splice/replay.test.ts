import { expect, test } from "vitest";
import { type Operation, replayOperations } from "../../generator/src/splice/index.ts";
import { edited } from "./given.ts";

const text = `kind: small-arms
rows:
  carbine:
    name: Carbine
    price: 200
    loads:
      standard: { magazine: 20, targets: 1/2 }
  musket:
    name: Musket
    weight: 5
    price: 90
`;
const newer = text.replace("weight: 5", "weight: 4.6");

function set(path: Operation["path"], content: string, was: string | null): Operation {
  return { kind: "set", path, content, was };
}

function replayed(base: string, theirs: string, ...operations: readonly Operation[]) {
  const result = replayOperations(base, theirs, operations);
  if (!("conflicts" in result)) throw new Error(result.problem);
  return result;
}

test("an edit whose place nobody touched joins what others changed meanwhile", () => {
  const price = set(["rows", "carbine", "price"], "210", "200");
  expect(replayed(text, newer, price)).toEqual({
    text: newer.replace("price: 200", "price: 210"),
    operations: [price],
    conflicts: [],
  });
});

test("an edit of what others changed is a conflict that names both, and the file stays as they left it", () => {
  const weight = set(["rows", "musket", "weight"], "5.2", "5");
  expect(replayed(text, newer, weight)).toEqual({
    text: newer,
    operations: [],
    conflicts: [{ operation: weight, there: "4.6", problem: "rows/musket/weight holds 4.6, not 5" }],
  });
});

test("an edit that others made too is no conflict", () => {
  const weight = set(["rows", "musket", "weight"], "4.6", "5");
  expect(replayed(text, newer, weight)).toMatchObject({ text: newer, conflicts: [] });
});

test("edits of an edit that met a conflict are conflicts too, and the others are made", () => {
  const { text: now, conflicts } = replayed(
    text,
    newer,
    set(["rows", "musket", "weight"], "5.2", "5"),
    set(["rows", "musket", "weight"], "5.3", "5.2"),
    set(["rows", "musket", "price"], "95", "90"),
  );
  expect(conflicts.map(({ problem }) => problem)).toEqual([
    "rows/musket/weight holds 4.6, not 5",
    "rows/musket/weight holds 4.6, not 5.2",
  ]);
  expect(now).toBe(newer.replace("price: 90", "price: 95"));
});

const table =
  "rows:\n  - { roll: -8, result: routed }\n  - { roll: 9-13, result: shaken }\n  - { roll: 14+, result: passed }\n";

test("a row of a list is known again where rows were put before it, also one that was itself changed", () => {
  const theirs = edited(
    table,
    {
      kind: "add",
      path: ["rows", 0],
      content: {
        entries: [
          ["roll", "-2"],
          ["result", "gone"],
        ],
      },
    },
    { kind: "set", path: ["rows", 2, "result"], content: "pinned", was: "shaken" },
  );
  const {
    text: now,
    operations,
    conflicts,
  } = replayed(table, theirs, set(["rows", 2, "result"], "held", "passed"), {
    kind: "set",
    path: ["rows", 1, "note"],
    content: "twice",
    was: null,
  });
  expect(conflicts).toEqual([]);
  expect(operations.map(({ path }) => path)).toEqual([
    ["rows", 3, "result"],
    ["rows", 2, "note"],
  ]);
  expect(now).toBe(theirs.replace("passed", "held").replace("pinned", "pinned, note: twice"));
});

test("an edit of a row that others took away is a conflict, and no other row is touched", () => {
  const theirs = table.replace(/.*9-13.*\n/, "");
  const { text: now, conflicts } = replayed(table, theirs, set(["rows", 1, "result"], "held", "shaken"));
  expect(now).toBe(theirs);
  expect(conflicts.map(({ problem }) => problem)).toEqual(["rows/1/result: its row is no longer there"]);
});

test("a row moves to the same neighbor", () => {
  const theirs = table.replace("rows:\n", "rows:\n  - { roll: none, result: gone }\n");
  const { text: now } = replayed(table, theirs, { kind: "move", path: ["rows", 2], before: 0 });
  expect(now.match(/roll: [^,]+/g)).toEqual(["roll: none", "roll: 14+", "roll: -8", "roll: 9-13"]);
});

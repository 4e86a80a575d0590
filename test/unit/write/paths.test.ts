import { expect, test } from "vitest";
import { isWriteFailure, writeOutput } from "../../../generator/src/write/index.ts";
import { ignoringCase } from "./faults.ts";
import { compareOutput, outputOf, readTree, writeByHand } from "./folder.ts";
import { memoryDisk } from "./memory.ts";

const folder = "generated";

function failureOf(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

test.each(
  [
    ["", "a//b", "a/", "/etc/passwd", "C:/x", "C:x", "a:b"],
    ["..", "../x", "a/../../x", ".", "./a", "a/.", "a/...", ".hidden", ".tablewright"],
    ["a\\b", "..\\x", "a\nb", "a\0b", "a b", "a.", "é.ts", "e\u0301.ts", "~", "$HOME"],
    ["con", "a/NUL.ts", "com1", "lpt9.json", "Aux"],
  ].flat(),
)("refuses the path %j", (path) => {
  const disk = memoryDisk(new Map(), 1);
  const error = failureOf(() => writeOutput(folder, outputOf({ "good.ts": "", [path]: "" }), disk));
  expect(error).toEqual(new Error(`internal error: ${JSON.stringify(path)} is not a safe output path`));
  expect(isWriteFailure(error)).toBe(false);
  expect(disk.list("")).toEqual([]);
  expect(() => compareOutput(folder, outputOf({ [path]: "" }), disk)).toThrow("internal error");
});

test.each([
  ["a.ts", "a.ts", "two output files are named a.ts"],
  ["Hit.ts", "hit.ts", "output path hit.ts collides with Hit.ts"],
  ["book/a.ts", "Book/b.ts", "output path Book/b.ts collides with book/"],
  ["book", "book/a.ts", "output path book/a.ts collides with book"],
  ["book/a.ts", "book", "output path book collides with book/"],
])("refuses %s beside %s", (one, other, message) => {
  const files = [one, other].map((path) => ({ path, text: "" }));
  expect(() => writeOutput(folder, files, memoryDisk(new Map(), 1))).toThrow(`internal error: ${message}`);
});

test.each(["book/version.ts", "as-printed/striker-ii/hit-table.ts", "data/striker-ii.json", "test/a.golden.test.ts"])(
  "accepts the path %s",
  (path) => {
    expect(writeOutput(folder, outputOf({ [path]: "" }), memoryDisk(new Map(), 1)).written).toContain(path);
  },
);

test("a name that changes only its case survives where case is ignored", () => {
  const disk = ignoringCase(memoryDisk(new Map(), 1));
  writeOutput(folder, outputOf({ "Book/Hit.ts": "hit\n", "Armor.ts": "armor\n" }), disk);
  writeOutput(folder, outputOf({ "book/hit.ts": "hit\n", "armor.ts": "thicker\n" }), disk);
  expect(readTree(folder, disk)).toMatchObject({ "book/hit.ts": "hit\n", "armor.ts": "thicker\n" });
  expect(compareOutput(folder, outputOf({ "book/hit.ts": "hit\n", "armor.ts": "thicker\n" }), disk)).toMatchObject({
    missing: [],
    changed: [],
    stale: [],
  });
});

test("a file written by hand survives where case is ignored", () => {
  const disk = ignoringCase(memoryDisk(new Map(), 1));
  writeByHand(`${folder}/Hit.ts`, "mine\n", disk);
  expect(() => writeOutput(folder, outputOf({ "hit.ts": "hit\n" }), disk)).toThrow("Hit.ts stands");
  expect(readTree(folder, disk)).toEqual({ "Hit.ts": "mine\n" });
});

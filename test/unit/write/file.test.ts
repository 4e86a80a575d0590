import { expect, test } from "vitest";
import { writeFile } from "../../../generator/src/write/file.ts";
import { type Memory, memoryDisk } from "./memory.ts";

const disk = (memory: Memory) => memoryDisk(memory, 7, []);
const folders: readonly [string, null][] = [
  ["test", null],
  ["test/golden", null],
];

test("a file is replaced and nothing is left beside it", () => {
  const memory: Memory = new Map([...folders, ["test/golden/a.tsv", "old"]]);
  expect(writeFile("test/golden/a.tsv", "new", disk(memory))).toBe(true);
  expect([...memory]).toEqual([...folders, ["test/golden/a.tsv", "new"]]);
});

test("a file that already holds the text is not touched", () => {
  const memory: Memory = new Map([...folders, ["test/golden/a.tsv", "new"]]);
  const still = { ...disk(memory), writeText: () => expect.unreachable() };
  expect(writeFile("test/golden/a.tsv", "new", still)).toBe(false);
});

test("a file that cannot be written keeps its old text", () => {
  const memory: Memory = new Map([...folders, ["test/golden/a.tsv", "old"]]);
  const full = {
    ...disk(memory),
    rename: () => {
      throw Object.assign(new Error("no space"), { code: "ENOSPC" });
    },
  };
  expect(() => writeFile("test/golden/a.tsv", "new", full)).toThrow(/no space is left on the disk/);
  expect([...memory]).toEqual([...folders, ["test/golden/a.tsv", "old"]]);
});

test("a file named without a folder makes no folder of that name", () => {
  const memory: Memory = new Map();
  writeFile("changes.json", "{}", disk(memory));
  expect([...memory]).toEqual([
    [".", null],
    ["changes.json", "{}"],
  ]);
});

import { describe, expect, test } from "vitest";
import { recoverOutput, writeOutput } from "../../../generator/src/write/index.ts";
import { dyingAt } from "./faults.ts";
import { compareOutput, outputOf, readTree, type Tree, writeByHand } from "./folder.ts";
import { memoryDisk, reset } from "./memory.ts";

const first: Tree = {
  "a.ts": "a 1\n",
  "book/hit.ts": "hit\n",
  "book/morale.ts": "morale 1\n",
  "gone/deep/table.ts": "gone\n",
  swap: "a file\n",
  "turn/inner.ts": "in a folder\n",
};
const second: Tree = {
  "a.ts": "a 2\n",
  "book/hit.ts": "hit\n",
  "book/morale.ts": "morale 2\n",
  "fresh/deep/table.ts": "fresh\n",
  "swap/inner.ts": "in a folder\n",
  turn: "a file\n",
};
const ways = ["before", "after", "halfway"] as const;
type Way = (typeof ways)[number];

const folder = "generated";

/** The trees before and after a build of `output`, and a way to have that build die at a step, always from the same start. */
function scene(former: Tree | undefined, output: Tree) {
  const memory = new Map<string, string | null>();
  const disk = memoryDisk(memory, 1);
  if (former !== undefined) {
    writeOutput(folder, outputOf(former), disk);
    writeByHand(`${folder}/gone/NOTES.md`, "mine\n", disk);
  }
  const start = new Map(memory);
  const before = readTree(folder, disk);
  writeOutput(folder, outputOf(output), disk);
  const after = readTree(folder, disk);
  /** False once the build has fewer steps than that. */
  const dies = (how: Way, count: number): boolean => {
    reset(memory, start);
    const dying = dyingAt(memoryDisk(memory, 2), count, how);
    survive(() => writeOutput(folder, outputOf(output), dying));
    return dying.died();
  };
  return { disk, before, after, dies };
}

function survive(action: () => void): void {
  try {
    action();
  } catch (error) {
    expect(error).toEqual(new Error("the process died"));
  }
}

describe.each([
  ["a folder built before", first],
  ["a new folder", undefined],
])("a build into %s", (_, former) => {
  test.each(ways)("that dies %s any step leaves the old output or the new one", (how) => {
    const { disk, before, after, dies } = scene(former, second);
    const seen = new Set<string>();
    for (let count = 1; dies(how, count); count += 1) {
      const where = `died ${how} step ${count}`;
      const recovery = recoverOutput(folder, disk);
      seen.add(recovery);
      const found = readTree(folder, disk);
      if (recovery === "completed") expect(found, where).toEqual(after);
      if (recovery === "rolled-back") expect(found, where).toEqual(before);
      if (recovery === "clean") expect([before, after], where).toContainEqual(found);
      expect(recoverOutput(folder, disk), where).toBe("clean");
    }
    expect([...seen].sort()).toEqual(["clean", "completed", "rolled-back"]);
    expect(readTree(folder, disk)).toEqual(after);
  });

  test.each(ways)("that dies %s any step does not hinder the next build", (how) => {
    const { disk, after, dies } = scene(former, second);
    for (let count = 1; dies(how, count); count += 1) {
      writeOutput(folder, outputOf(second), disk);
      expect(readTree(folder, disk), `died ${how} step ${count}`).toEqual(after);
    }
  });

  test("is recovered even if the recovery dies too, at any step", () => {
    const { disk, before, after, dies } = scene(former && { "a.ts": "1\n", "gone/b.ts": "1\n" }, {
      "a.ts": "2\n",
      "new/c.ts": "2\n",
    });
    let cases = 0;
    for (let count = 1; dies("after", count); count += 1) {
      for (let again = 1, more = true; more; again += 1) {
        dies("after", count);
        const dying = dyingAt(disk, again, "after");
        survive(() => recoverOutput(folder, dying));
        more = dying.died();
        recoverOutput(folder, disk);
        expect([before, after], `died after step ${count}, then ${again}`).toContainEqual(readTree(folder, disk));
        cases += 1;
      }
    }
    expect(cases).toBeGreaterThan(100);
  });
});

test("--check refuses until an interrupted write is recovered", () => {
  const { disk, after, dies } = scene(first, second);
  let refused = 0;
  for (let count = 1; dies("after", count); count += 1) {
    const found = readTree(folder, disk);
    const { unfinished, ...lists } = compareOutput(folder, outputOf(second), disk);
    expect(readTree(folder, disk)).toEqual(found);
    if (unfinished) refused += 1;
    // whoever is not refused must see a whole output: the old one, which differs, or the new one
    else expect(Object.values(lists).flat().length === 0, `step ${count}`).toBe(found["a.ts"] === after["a.ts"]);
    recoverOutput(folder, disk);
    expect(compareOutput(folder, outputOf(second), disk).unfinished).toBe(false);
  }
  expect(refused).toBeGreaterThan(20);
});

test.each([
  ["no JSON", "{"],
  ["a list missing", '{"added":[],"removed":[]}'],
  ["a path out of the folder", '{"added":[],"replaced":[],"removed":["../victim.ts"]}'],
])("a damaged journal is reported and not followed: %s", (_, text) => {
  const disk = memoryDisk(new Map(), 1);
  writeByHand("victim.ts", "outside\n", disk);
  writeByHand(`${folder}/.tablewright-unfinished/journal.json`, text, disk);
  const damaged = expect.objectContaining({ name: "WriteFailure", code: "damaged" });
  expect(() => recoverOutput(folder, disk)).toThrow(damaged);
  expect(() => writeOutput(folder, outputOf(second), disk)).toThrow(damaged);
  expect(disk.readText("victim.ts")).toBe("outside\n");
});

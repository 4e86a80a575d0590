import { describe, expect, test } from "vitest";
import { writeOutput } from "../../../generator/src/write/index.ts";
import { dyingAt } from "./faults.ts";
import { compareOutput, outputOf, readTree, type Tree, withoutWork, writeByHand } from "./folder.ts";
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
  test.each(ways)("that dies %s any step leaves a whole output, or one that --check refuses", (how) => {
    const { disk, before, after, dies } = scene(former, second);
    const seen = new Set<string>();
    for (let count = 1; dies(how, count); count += 1) {
      const where = `died ${how} step ${count}`;
      const found = readTree(folder, disk);
      const { unfinished, missing, changed, stale } = compareOutput(folder, outputOf(second), disk);
      expect(readTree(folder, disk), where).toEqual(found);
      const isNew = missing.length + changed.length + stale.length === 0;
      seen.add(unfinished ? "refused" : isNew ? "new" : "old");
      if (!unfinished) expect(withoutWork(found), where).toEqual(withoutWork(isNew ? after : before));
    }
    expect([...seen].sort()).toEqual(["new", "old", "refused"]);
  });

  test.each(ways)("that dies %s any step is finished by the next, and is no obstacle to another", (how) => {
    const { disk, after, dies } = scene(former, second);
    const other = { "a.ts": "a 3\n", "fresh/deep": "a file\n" };
    for (let count = 1; dies(how, count); count += 1) {
      const where = `died ${how} step ${count}`;
      writeOutput(folder, outputOf(second), disk);
      expect(readTree(folder, disk), where).toEqual(after);
      dies(how, count);
      writeOutput(folder, outputOf(other), disk);
      const { ".tablewright": _, "gone/NOTES.md": __, ...texts } = readTree(folder, disk);
      expect(texts, where).toEqual(other);
    }
  });

  test("is finished even if the next dies too, at any step", () => {
    const { disk, after, dies } = scene(former && { "a.ts": "1\n", "gone/b.ts": "1\n" }, {
      "a.ts": "2\n",
      "new/c.ts": "2\n",
    });
    let cases = 0;
    for (let count = 1; dies("after", count); count += 1) {
      for (let again = 1, more = true; more; again += 1) {
        dies("after", count);
        const dying = dyingAt(disk, again, "after");
        survive(() => writeOutput(folder, outputOf({ "a.ts": "2\n", "new/c.ts": "2\n" }), dying));
        more = dying.died();
        writeOutput(folder, outputOf({ "a.ts": "2\n", "new/c.ts": "2\n" }), disk);
        expect(readTree(folder, disk), `died after step ${count}, then ${again}`).toEqual(after);
        cases += 1;
      }
    }
    expect(cases).toBeGreaterThan(100);
  });
});

test("a file of a person is not taken for one of an interrupted build", () => {
  const { disk, dies } = scene(first, second);
  for (let count = 1; dies("after", count); count += 1) {
    writeByHand(`${folder}/mine.ts`, "mine\n", disk);
    expect(() => writeOutput(folder, outputOf({ "mine.ts": "theirs\n" }), disk)).toThrow("stands where output goes");
    writeOutput(folder, outputOf(second), disk);
    expect(disk.readText(`${folder}/mine.ts`)).toBe("mine\n");
  }
});

import { expect, test } from "vitest";
import { isWriteFailure, recoverOutput, writeOutput } from "../../../generator/src/write/index.ts";
import { dyingAt, failingAt, testDisk } from "./faults.ts";
import { newFolder, outputOf, readTree, resetTree, type Tree, writeByHand } from "./folder.ts";

const first: Tree = { "a.ts": "1\n", "book/hit.ts": "1\n", "old/table.ts": "1\n" };
const second: Tree = { "a.ts": "2\n", "book/hit.ts": "2\n", "new/table.ts": "2\n" };

function built(): { readonly folder: string; readonly before: Tree } {
  const folder = newFolder();
  writeOutput(folder, outputOf(first), testDisk(1));
  return { folder, before: readTree(folder) ?? {} };
}

test.each([
  ["ENOSPC", "full", "no space is left on the disk"],
  ["EROFS", "read-only", "permission denied"],
  ["EACCES", "read-only", "permission denied"],
  ["EIO", "disk", "the disk answered EIO"],
])("%s at any step is told in plain words and leaves the old output whole", (system, code, words) => {
  const { folder, before } = built();
  const outcomes = new Set<string>();
  for (let count = 1; ; count += 1) {
    resetTree(folder, before);
    const disk = failingAt(testDisk(2), count, system);
    const where = `${system} at step ${count}`;
    try {
      writeOutput(folder, outputOf(second), disk);
    } catch (error) {
      if (!isWriteFailure(error)) throw error;
      expect(error.code, where).toBe(code);
      expect(error.message, where).toContain(words);
      const whole = error.message.includes("The former output is untouched.");
      outcomes.add(whole ? "untouched" : "unfinished");
      if (whole) expect(readTree(folder), where).toEqual(before);
      else expect(error.message, where).toContain("The next command finishes or undoes it.");
    }
    if (!disk.failed()) break;
  }
  expect(outcomes).toContain("untouched");
});

test("a failure that also hinders undoing is finished by the next command", () => {
  const { folder } = built();
  const healthy = testDisk(2);
  const broken = {
    ...healthy,
    rename: (from: string, to: string) => {
      if (!to.endsWith("journal.json")) throw Object.assign(new Error("EIO"), { code: "EIO", path: to });
      healthy.rename(from, to);
    },
  };
  expect(() => writeOutput(folder, outputOf(second), broken)).toThrow("The next command finishes or undoes it.");
  expect(recoverOutput(folder, testDisk(3))).toBe("completed");
  expect(readTree(folder)).toMatchObject(second);
});

test("a build that fails and then dies while it is being undone leaves the old output or the new one", () => {
  const { folder, before } = built();
  writeOutput(folder, outputOf(second), testDisk(1));
  const after = readTree(folder);
  let undoing = 0;
  for (let fails = 1, more = true; more; fails += 1) {
    for (let dies = fails + 1, alive = false; !alive; dies += 1) {
      resetTree(folder, before);
      const failing = failingAt(testDisk(2), fails, "EIO");
      const dying = dyingAt(failing, dies, "after");
      expect(() => {
        writeOutput(folder, outputOf(second), dying);
        throw new Error("written all the same");
      }).toThrow(/EIO|died|written all the same/);
      [more, alive] = [failing.failed(), !dying.died()];
      if (readTree(`${folder}/.tablewright-unfinished`)?.["undo.json"] !== undefined) undoing += 1;
      recoverOutput(folder, testDisk(3));
      expect([before, after], `failed at step ${fails}, died after ${dies}`).toContainEqual(readTree(folder));
    }
  }
  expect(undoing).toBeGreaterThan(20);
}, 30_000);

test("an output folder that is a file is told in plain words", () => {
  const folder = newFolder();
  writeByHand(folder, "../generated", "a file\n");
  expect(() => writeOutput(folder, outputOf(first))).toThrow(
    expect.objectContaining({ name: "WriteFailure", code: "disk" }),
  );
});

test("a bug is not dressed up as a failure of the disk", () => {
  const disk = {
    ...testDisk(1),
    keep: (): void => {
      throw new TypeError("a bug");
    },
  };
  const folder = newFolder();
  writeOutput(folder, outputOf(first), disk);
  const before = readTree(folder);
  expect(() => writeOutput(folder, outputOf(second), disk)).toThrow(new TypeError("a bug"));
  expect(readTree(folder)).toEqual(before);
});

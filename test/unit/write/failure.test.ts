import { expect, test } from "vitest";
import { isWriteFailure, recoverOutput, writeOutput } from "../../../generator/src/write/index.ts";
import { dyingAt, failingAt } from "./faults.ts";
import { outputOf, readTree, type Tree, writeByHand } from "./folder.ts";
import { memoryDisk, reset, systemError } from "./memory.ts";

const first: Tree = { "a.ts": "1\n", "book/hit.ts": "1\n", "old/table.ts": "1\n" };
const second: Tree = { "a.ts": "2\n", "book/hit.ts": "2\n", "new/table.ts": "2\n" };

const folder = "generated";

/** A disk with the first build on it, and a way back to that. */
function built() {
  const memory = new Map<string, string | null>();
  const disk = memoryDisk(memory, 1);
  writeOutput(folder, outputOf(first), disk);
  const start = new Map(memory);
  return { disk, before: readTree(folder, disk), restart: () => reset(memory, start) };
}

test.each([
  ["ENOSPC", "full", "no space is left on the disk"],
  ["EROFS", "read-only", "permission denied"],
  ["EACCES", "read-only", "permission denied"],
  ["EIO", "disk", "the disk answered EIO"],
])("%s at any step is told in plain words and leaves the old output whole", (system, code, words) => {
  const { disk, before, restart } = built();
  const outcomes = new Set<string>();
  for (let count = 1; ; count += 1) {
    restart();
    const failing = failingAt(disk, count, system);
    const where = `${system} at step ${count}`;
    try {
      writeOutput(folder, outputOf(second), failing);
    } catch (error) {
      if (!isWriteFailure(error)) throw error;
      expect(error.code, where).toBe(code);
      expect(error.message, where).toContain(words);
      const whole = error.message.includes("The former output is untouched.");
      outcomes.add(whole ? "untouched" : "unfinished");
      if (whole) expect(readTree(folder, disk), where).toEqual(before);
      else expect(error.message, where).toContain("The next command finishes or undoes it.");
    }
    if (!failing.failed()) break;
  }
  expect(outcomes).toContain("untouched");
});

test("a failure that also hinders undoing is finished by the next command", () => {
  const { disk: healthy } = built();
  const broken = {
    ...healthy,
    rename: (from: string, to: string) => {
      if (!to.endsWith("journal.json")) throw systemError("EIO", to);
      healthy.rename(from, to);
    },
  };
  expect(() => writeOutput(folder, outputOf(second), broken)).toThrow("The next command finishes or undoes it.");
  expect(recoverOutput(folder, healthy)).toBe("completed");
  expect(readTree(folder, healthy)).toMatchObject(second);
});

test("a build that fails and then dies while it is being undone leaves the old output or the new one", () => {
  const { disk, before, restart } = built();
  writeOutput(folder, outputOf(second), disk);
  const after = readTree(folder, disk);
  let undoing = 0;
  for (let fails = 1, more = true; more; fails += 1) {
    for (let dies = fails + 1, alive = false; !alive; dies += 1) {
      restart();
      const failing = failingAt(disk, fails, "EIO");
      const dying = dyingAt(failing, dies, "after");
      expect(() => {
        writeOutput(folder, outputOf(second), dying);
        throw new Error("written all the same");
      }).toThrow(/EIO|died|written all the same/);
      [more, alive] = [failing.failed(), !dying.died()];
      if (disk.readText(`${folder}/.tablewright-unfinished/undo.json`) !== undefined) undoing += 1;
      recoverOutput(folder, disk);
      expect([before, after], `failed at step ${fails}, died after ${dies}`).toContainEqual(readTree(folder, disk));
    }
  }
  expect(undoing).toBeGreaterThan(20);
});

test("an output folder that is a file is told in plain words", () => {
  const disk = memoryDisk(new Map(), 1);
  writeByHand(folder, "a file\n", disk);
  expect(() => writeOutput(folder, outputOf(first), disk)).toThrow(
    expect.objectContaining({ name: "WriteFailure", code: "disk" }),
  );
});

test("a bug is not dressed up as a failure of the disk", () => {
  const { disk, before } = built();
  const faulty = {
    ...disk,
    keep: (): void => {
      throw new TypeError("a bug");
    },
  };
  expect(() => writeOutput(folder, outputOf(second), faulty)).toThrow(new TypeError("a bug"));
  expect(readTree(folder, disk)).toEqual(before);
});

import { expect, test } from "vitest";
import { isWriteFailure, writeOutput } from "../../../generator/src/write/index.ts";
import { failingAt } from "./faults.ts";
import { compareOutput, outputOf, readTree, type Tree, writeByHand } from "./folder.ts";
import { memoryDisk, reset } from "./memory.ts";

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
])(
  "%s at any step is told in plain words, with what it leaves, and the next build goes through",
  (system, code, words) => {
    const { disk, before, restart } = built();
    const outcomes = new Set<string>();
    for (let count = 1, more = true; more; count += 1) {
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
        else {
          expect(error.message, where).toContain("It is unfinished until npx tablewright build has run again.");
          expect(compareOutput(folder, outputOf(second), disk).unfinished, where).toBe(true);
        }
      }
      more = failing.failed();
      writeOutput(folder, outputOf(second), disk);
      expect(readTree(folder, disk), where).toEqual({ ".tablewright": expect.any(String), ...second });
    }
    expect([...outcomes].sort()).toEqual(["unfinished", "untouched"]);
  },
);

test("all that is written is written before the first file is put into place, so that a full disk leaves the old output", () => {
  const { disk, before, restart } = built();
  for (let count = 1, more = true; more; count += 1) {
    restart();
    let seen = 0;
    const full = {
      ...disk,
      writeText: (path: string, text: string | Uint8Array) => {
        seen += 1;
        failingAt(disk, seen === count ? 1 : 2, "ENOSPC").writeText(path, text);
      },
    };
    try {
      writeOutput(folder, outputOf(second), full);
      more = false;
    } catch {
      expect(readTree(folder, disk), `full at text ${count}`).toEqual(before);
    }
  }
});

test("a failure while an interrupted build is finished does not say that all is well", () => {
  const { disk } = built();
  writeByHand(`${folder}/.tablewright`, "# A build was interrupted here: run tablewright build.\na.ts\n", disk);
  const full = { ...disk, writeText: failingAt(disk, 2, "ENOSPC").writeText };
  expect(() => writeOutput(folder, outputOf(second), full)).toThrow("It is unfinished until");
});

test("an output folder that is a file is told in plain words", () => {
  const disk = memoryDisk(new Map(), 1);
  writeByHand(folder, "a file\n", disk);
  expect(() => writeOutput(folder, outputOf(first), disk)).toThrow(
    expect.objectContaining({ name: "WriteFailure", code: "link" }),
  );
});

test("a bug is not dressed up as a failure of the disk", () => {
  const { disk } = built();
  const faulty = {
    ...disk,
    flush: (): void => {
      throw new TypeError("a bug");
    },
  };
  expect(() => writeOutput(folder, outputOf(second), faulty)).toThrow(new TypeError("a bug"));
});

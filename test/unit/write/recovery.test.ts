import { expect, test } from "vitest";
import { isWriteFailure, recoverOutput, writeOutput } from "../../../generator/src/write/index.ts";
import { dyingAt, failingAt } from "./faults.ts";
import { outputOf, readTree, type Tree } from "./folder.ts";
import { type Memory, memoryDisk, reset } from "./memory.ts";

const first: Tree = { "a.ts": "old a\n", "book/hit.ts": "old hit\n", "gone/deep/b.ts": "old b\n" };
const second: Tree = { "a.ts": "new a\n", "book/hit.ts": "new hit\n", "fresh/c.ts": "new c\n" };
const ways = ["before", "after", "halfway"] as const;
const folder = "generated";

/** What a build can leave for the next command to end. */
interface Leftover {
  readonly memory: Memory;
  /** What a recovery that nothing disturbs makes of it: the new output or the old one. */
  readonly ended: Tree;
  readonly isNew: boolean;
  readonly undoing: boolean;
}

/** Each state a build can leave: it died at any step, or it failed at one and died at any later one, while it was being undone. */
function leftovers(): readonly Leftover[] {
  const memory: Memory = new Map();
  const disk = memoryDisk(memory, 1);
  writeOutput(folder, outputOf(first), disk);
  const start = new Map(memory);
  const before = readTree(folder, disk);
  writeOutput(folder, outputOf(second), disk);
  const after = readTree(folder, disk);
  const found = new Map<string, Leftover>();
  const keep = (): void => {
    const left = new Map(memory);
    const undoing = disk.readText(`${folder}/.tablewright-unfinished/undo.json`) !== undefined;
    recoverOutput(folder, disk);
    const ended = readTree(folder, disk);
    expect([before, after]).toContainEqual(ended);
    const isNew = ended["a.ts"] === after["a.ts"];
    found.set(JSON.stringify([...left].sort()), { memory: left, ended, isNew, undoing });
  };
  for (let fails = 0, failed = true; failed; fails += 1) {
    for (let dies = fails + 1, died = true; died; dies += 1) {
      reset(memory, start);
      const failing = failingAt(disk, fails, "EIO");
      const dying = dyingAt(failing, dies, dies % 2 === 0 ? "halfway" : "after");
      ignoringWhy(() => writeOutput(folder, outputOf(second), dying));
      [failed, died] = [fails === 0 || failing.failed(), dying.died()];
      keep();
    }
  }
  return [...found.values()];
}

function ignoringWhy(action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!isWriteFailure(error) && (error as Error).message !== "the process died") throw error;
  }
}

const left = leftovers();

/** Disturbs the recovery of each leftover at each of its steps in turn, and has the next command end what remains. */
function disturbEach(disturbed: (disk: ReturnType<typeof memoryDisk>, count: number) => boolean): number {
  let cases = 0;
  for (const { memory, ended, isNew } of left) {
    for (let count = 1, more = true; more; count += 1) {
      const disk = memoryDisk(new Map(memory), 2);
      more = disturbed(disk, count);
      // clean: all that was left to do was done
      expect(["clean", isNew ? "completed" : "rolled-back"]).toContain(recoverOutput(folder, disk));
      expect(readTree(folder, disk), `disturbed at step ${count}`).toEqual(ended);
      expect(recoverOutput(folder, disk)).toBe("clean");
      cases += 1;
    }
  }
  return cases;
}

test("leftovers of every sort are tried", () => {
  const has = (path: string) => left.some(({ memory }) => memory.has(`${folder}/.tablewright-unfinished/${path}`));
  for (const path of ["writer-1@test", "new/a.ts", "old/a.ts", "journal.draft", "journal.json"])
    expect(has(path)).toBe(true);
  expect(left.filter(({ undoing }) => undoing).length).toBeGreaterThan(10);
});

test.each(ways)("a recovery that dies %s any step, one that only looks too, is ended by the next command", (how) => {
  const cases = disturbEach((disk, count) => {
    const dying = dyingAt(disk, count, how);
    ignoringWhy(() => recoverOutput(folder, dying));
    return dying.died();
  });
  expect(cases).toBeGreaterThan(1000);
});

test.each(["ENOSPC", "EACCES"])(
  "%s at any step of a recovery is told in plain words, and the next command ends it",
  (code) => {
    let told = 0;
    disturbEach((disk, count) => {
      const failing = failingAt(disk, count, code);
      try {
        recoverOutput(folder, failing);
      } catch (error) {
        if (!isWriteFailure(error)) throw error;
        const aftermath = count === 1 ? "The former output is untouched." : "The next command finishes or undoes it.";
        expect(error.message).toContain(aftermath);
        told += 1;
      }
      return failing.failed();
    });
    expect(told).toBeGreaterThan(500);
  },
);

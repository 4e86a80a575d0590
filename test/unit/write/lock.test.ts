import { expect, test } from "vitest";
import { machineDisk, recoverOutput, writeOutput } from "../../../generator/src/write/index.ts";
import { meanwhile } from "./faults.ts";
import { compareOutput, outputOf, readTree, writeByHand } from "./folder.ts";
import { memoryDisk } from "./memory.ts";

const first = outputOf({ "a.ts": "1\n" });
const second = outputOf({ "a.ts": "2\n" });
const third = outputOf({ "a.ts": "3\n" });
const folder = "generated";
const busy = expect.objectContaining({ name: "WriteFailure", code: "busy" });

test("of two builds at once, at any step, the later is told which process is writing", () => {
  for (let count = 3; count < 12; count += 1) {
    const memory = new Map<string, string | null>();
    writeOutput(folder, first, memoryDisk(memory, 1));
    let asked = false;
    const disk = meanwhile(memoryDisk(memory, 100), count, () => {
      asked = true;
      expect(() => writeOutput(folder, third, memoryDisk(memory, 200, [100]))).toThrow(busy);
      expect(() => recoverOutput(folder, memoryDisk(memory, 200, [100]))).toThrow(
        `another build (process 100 on test) is writing ${folder}/`,
      );
      expect(compareOutput(folder, third, memoryDisk(memory, 200, [100])).unfinished).toBe(true);
    });
    writeOutput(folder, second, disk);
    expect(asked).toBe(true);
    expect(readTree(folder, memoryDisk(memory, 1))).toMatchObject({ "a.ts": "2\n" });
  }
});

test("two that begin in the same moment do not both write", () => {
  const memory = new Map<string, string | null>();
  let other: unknown;
  // the second makes its lock between the lock of the first and its look around
  const slow = memoryDisk(memory, 100, [200]);
  const disk = {
    ...slow,
    list: (path: string) => {
      if (path.endsWith(".tablewright-unfinished") && other === undefined) {
        other = "begun";
        try {
          other = writeOutput(folder, third, memoryDisk(memory, 200, [100]));
        } catch (error) {
          other = error;
        }
      }
      return slow.list(path);
    },
  };
  writeOutput(folder, second, disk);
  expect(other).toEqual(busy);
  expect(readTree(folder, memoryDisk(memory, 1))).toMatchObject({ "a.ts": "2\n" });
});

test("the lock of a dead process is passed over and removed", () => {
  const memory = new Map<string, string | null>();
  writeByHand(`${folder}/.tablewright-unfinished/writer-100@test`, "", memoryDisk(memory, 100));
  writeOutput(folder, second, memoryDisk(memory, 200));
  expect(Object.keys(readTree(folder, memoryDisk(memory, 1)))).toEqual([".tablewright", "a.ts"]);
});

test("a lock made while the dead ones are looked through is not taken for one of them", () => {
  const memory = new Map<string, string | null>();
  const dead = ".tablewright-unfinished/writer-100@test";
  const newcomer = ".tablewright-unfinished/writer-300@test";
  writeByHand(`${folder}/${dead}`, "", memoryDisk(memory, 100));
  const isRunning = (): boolean => {
    writeByHand(`${folder}/${newcomer}`, "", memoryDisk(memory, 300));
    return false;
  };
  writeOutput(folder, second, { ...memoryDisk(memory, 200), isRunning });
  expect(Object.keys(readTree(folder, memoryDisk(memory, 1)))).toEqual([".tablewright", newcomer, "a.ts"]);
});

test("a dead lock alone is no reason to roll back", () => {
  const memory = new Map<string, string | null>();
  writeByHand(`${folder}/.tablewright-unfinished/writer-100@test`, "", memoryDisk(memory, 100));
  expect(recoverOutput(folder, memoryDisk(memory, 200))).toBe("clean");
  expect(memory.size).toBe(0);
});

test("a process that ends takes the folder away from under a new lock: the new one tries again", () => {
  const memory = new Map<string, string | null>();
  const disk = memoryDisk(memory, 100);
  let missing = true;
  const raced = {
    ...disk,
    writeText: (path: string, text: string) => {
      if (missing) disk.removeEmptyFolder(`${folder}/.tablewright-unfinished`);
      missing = false;
      disk.writeText(path, text);
    },
  };
  writeOutput(folder, second, raced);
  expect(readTree(folder, memoryDisk(memory, 1))).toMatchObject({ "a.ts": "2\n" });
});

test("this machine knows its own, a living, a dead, and a foreign process", () => {
  const [pid, host] = machineDisk.writer.split("@");
  expect(pid).toBe(String(process.pid));
  expect(machineDisk.isRunning(machineDisk.writer)).toBe(false); // left by an earlier process of the same number
  expect(machineDisk.isRunning(`${process.ppid}@${host}`)).toBe(true);
  expect(machineDisk.isRunning(`99999999@${host}`)).toBe(false);
  expect(machineDisk.isRunning("1@another-host")).toBe(true);
});

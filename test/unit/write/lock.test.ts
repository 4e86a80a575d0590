import { expect, test } from "vitest";
import { machineDisk, writeOutput } from "../../../generator/src/write/index.ts";
import { meanwhile } from "./faults.ts";
import { newFolder, outputOf, readTree, writeByHand } from "./folder.ts";
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
      expect(() => writeOutput(folder, first, memoryDisk(memory, 200, [100]))).toThrow(
        `another build (process 100 on test) is writing ${folder}/`,
      );
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

test("a process that ends takes the folder away from under a new lock: the new one tries again", () => {
  const memory = new Map<string, string | null>();
  const disk = memoryDisk(memory, 100);
  let missing = true;
  const raced = {
    ...disk,
    writeText: (path: string, text: string | Uint8Array) => {
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
  const now = String(machineDisk.now());
  expect(pid).toBe(String(process.pid));
  expect(machineDisk.isRunning(machineDisk.writer, now)).toBe(false); // left by an earlier process of the same number
  expect(machineDisk.isRunning(`${process.ppid}@${host}`, now)).toBe(true);
  expect(machineDisk.isRunning(`99999999@${host}`, now)).toBe(false);
  expect(machineDisk.isRunning("1@another-host", now)).toBe(true);
});

test.each([
  ["made half an hour ago", () => String(machineDisk.now() - 30 * 60_000)],
  ["dated ahead", () => String(machineDisk.now() + 30 * 60_000)],
  ["without a time", () => ""],
  ["holding anything", () => "Infinity or so"],
])("a lock of another machine blocks no build for ever: one %s", (_, text) => {
  const place = newFolder();
  writeByHand(`${place}/.tablewright-unfinished/writer-1@another-host`, text());
  writeOutput(place, second);
  expect(readTree(place)).toEqual({ ".tablewright": expect.any(String), "a.ts": "2\n" });
});

test("a lock that another machine has just made is respected", () => {
  const place = newFolder();
  writeByHand(`${place}/.tablewright-unfinished/writer-1@another-host`, String(machineDisk.now()));
  expect(() => writeOutput(place, second)).toThrow(busy);
});

import { expect, test } from "vitest";
import { compareOutput, machineDisk, recoverOutput, writeOutput } from "../../../generator/src/write/index.ts";
import { meanwhile, testDisk } from "./faults.ts";
import { newFolder, outputOf, readTree, writeByHand } from "./folder.ts";

const first = outputOf({ "a.ts": "1\n" });
const second = outputOf({ "a.ts": "2\n" });
const third = outputOf({ "a.ts": "3\n" });
const busy = expect.objectContaining({ name: "WriteFailure", code: "busy" });

test("of two builds at once, at any step, the later is told which process is writing", () => {
  for (let count = 3; count < 12; count += 1) {
    const folder = newFolder();
    writeOutput(folder, first, testDisk(1));
    let asked = false;
    const disk = meanwhile(testDisk(100), count, () => {
      asked = true;
      expect(() => writeOutput(folder, third, testDisk(200, [100]))).toThrow(busy);
      expect(() => recoverOutput(folder, testDisk(200, [100]))).toThrow(
        `another build (process 100 on test) is writing ${folder}/`,
      );
      expect(compareOutput(folder, third, testDisk(200, [100])).unfinished).toBe(true);
    });
    writeOutput(folder, second, disk);
    expect(asked).toBe(true);
    expect(readTree(folder)).toMatchObject({ "a.ts": "2\n" });
  }
});

test("two that begin in the same moment do not both write", () => {
  const folder = newFolder();
  let other: unknown;
  // the second makes its lock between the lock of the first and its look around
  const slow = testDisk(100, [200]);
  const disk = {
    ...slow,
    list: (path: string) => {
      if (path.endsWith(".tablewright-unfinished") && other === undefined) {
        other = "begun";
        try {
          other = writeOutput(folder, third, testDisk(200, [100]));
        } catch (error) {
          other = error;
        }
      }
      return slow.list(path);
    },
  };
  writeOutput(folder, second, disk);
  expect(other).toEqual(busy);
  expect(readTree(folder)).toMatchObject({ "a.ts": "2\n" });
});

test("the lock of a dead process is passed over and removed", () => {
  const folder = newFolder();
  writeByHand(folder, ".tablewright-unfinished/writer-100@test", "");
  writeOutput(folder, second, testDisk(200));
  expect(Object.keys(readTree(folder) ?? {})).toEqual([".tablewright", "a.ts"]);
});

test("a lock made while the dead ones are looked through is not taken for one of them", () => {
  const folder = newFolder();
  const [dead, newcomer] = ["writer-100@test", "writer-300@test"].map((name) => `.tablewright-unfinished/${name}`);
  writeByHand(folder, dead as string, "");
  const isRunning = (): boolean => {
    writeByHand(folder, newcomer as string, "");
    return false;
  };
  writeOutput(folder, second, { ...testDisk(200), isRunning });
  expect(Object.keys(readTree(folder) ?? {})).toEqual([".tablewright", newcomer, "a.ts"]);
});

test("a dead lock alone is no reason to roll back", () => {
  const folder = newFolder();
  writeByHand(folder, ".tablewright-unfinished/writer-100@test", "");
  expect(recoverOutput(folder, testDisk(200))).toBe("clean");
  expect(readTree(folder)).toBeUndefined();
});

test("a process that ends takes the folder away from under a new lock: the new one tries again", () => {
  const folder = newFolder();
  const disk = testDisk(100);
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
  expect(readTree(folder)).toMatchObject({ "a.ts": "2\n" });
});

test("this machine knows its own, a living, a dead, and a foreign process", () => {
  const [pid, host] = machineDisk.writer.split("@");
  expect(pid).toBe(String(process.pid));
  expect(machineDisk.isRunning(machineDisk.writer)).toBe(false); // left by an earlier process of the same number
  expect(machineDisk.isRunning(`${process.ppid}@${host}`)).toBe(true);
  expect(machineDisk.isRunning(`99999999@${host}`)).toBe(false);
  expect(machineDisk.isRunning("1@another-host")).toBe(true);
});

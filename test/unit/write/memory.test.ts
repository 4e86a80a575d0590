import { mkdirSync } from "node:fs";
import { expect, test } from "vitest";
import { type Disk, machineDisk } from "../../../generator/src/write/index.ts";
import { newFolder } from "./folder.ts";
import { memoryDisk } from "./memory.ts";

type Call = (disk: Disk, at: string) => unknown;

const calls: readonly Call[] = [
  (disk, at) => disk.list(`${at}/absent`),
  (disk, at) => disk.readText(`${at}/absent`),
  (disk, at) => disk.writeText(`${at}/absent/a`, "1"),
  (disk, at) => disk.makeFolder(`${at}/b/c`),
  (disk, at) => disk.makeFolder(`${at}/b/c`),
  (disk, at) => disk.writeText(`${at}/b/c/a`, "1"),
  (disk, at) => disk.writeText(`${at}/b/c/a`, "é"),
  (disk, at) => disk.writeText(`${at}/b`, "1"),
  (disk, at) => disk.writeText(`${at}/b/c/a/d`, "1"),
  (disk, at) => disk.makeFolder(`${at}/b/c/a`),
  (disk, at) => disk.makeFolder(`${at}/b/c/a/d`),
  (disk, at) => disk.list(`${at}/b/c/a`),
  (disk, at) => disk.list(`${at}/b`),
  (disk, at) => [`${at}/b`, `${at}/b/c/a`, `${at}/absent`].map(disk.kind),
  (disk, at) => disk.writeText(`${at}/new`, "2"),
  (disk, at) => disk.rename(`${at}/new`, `${at}/b/c/a`),
  (disk, at) => disk.rename(`${at}/new`, `${at}/b/c/a`),
  (disk, at) => disk.writeText(`${at}/b/new`, "3"),
  (disk, at) => disk.rename(`${at}/b/new`, `${at}/absent/a`),
  (disk, at) => disk.rename(`${at}/b/new`, `${at}/b/c`),
  (disk, at) => disk.readText(`${at}/b/new`),
  (disk, at) => disk.remove(`${at}/b/new`),
  (disk, at) => disk.readText(`${at}/b/c/a`),
  (disk, at) => disk.removeEmptyFolder(`${at}/b/c`),
  (disk, at) => disk.removeEmptyFolder(`${at}/absent`),
  (disk, at) => disk.list(`${at}/b`),
  (disk, at) => disk.remove(`${at}/b/c/a`),
  (disk, at) => disk.remove(`${at}/b/c/a`),
  (disk, at) => disk.removeEmptyFolder(`${at}/b/c`),
  (disk, at) => disk.flush(at),
  (disk, at) => disk.list(`${at}/b`),
];

function answers(disk: Disk, at: string): unknown[] {
  return calls.map((call) => {
    try {
      return call(disk, at);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code;
    }
  });
}

test("the disk in memory, with which the other tests stop builds, answers as the machine's", () => {
  const folder = newFolder();
  mkdirSync(folder);
  expect(answers(memoryDisk(new Map([["at", null]]), 1), "at")).toEqual(answers(machineDisk, folder));
});

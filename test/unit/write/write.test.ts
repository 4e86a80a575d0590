import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { writeOutput } from "../../../generator/src/write/index.ts";
import { compareOutput, newFolder, outputOf, readTree, type Tree, writeByHand } from "./folder.ts";

const first: Tree = { "version.ts": "1\n", "striker/hit.ts": "hit\n", "striker/old/morale.ts": "morale\n" };
const second: Tree = { "version.ts": "2\n", "striker/hit.ts": "hit\n", "striker/armor.ts": "armor\n" };

function texts(folder: string): Tree {
  const { ".tablewright": _, ...rest } = readTree(folder);
  return rest;
}

describe("writeOutput", () => {
  test("makes the folder and everything in it", () => {
    const folder = newFolder();
    const result = writeOutput(folder, outputOf(first));
    expect(texts(folder)).toEqual(first);
    expect(result).toEqual({
      written: [".tablewright", "striker/hit.ts", "striker/old/morale.ts", "version.ts"],
      removed: [],
      unchanged: 0,
      foreign: [],
    });
  });

  test("writes new and changed files, removes stale ones with their empty folders", () => {
    const folder = newFolder();
    writeOutput(folder, outputOf(first));
    const result = writeOutput(folder, outputOf(second));
    expect(texts(folder)).toEqual(second);
    expect(result).toEqual({
      written: [".tablewright", "striker/armor.ts", "version.ts"],
      removed: ["striker/old/morale.ts"],
      unchanged: 1,
      foreign: [],
    });
  });

  test("does not touch unchanged files", () => {
    const folder = newFolder();
    writeOutput(folder, outputOf(first));
    utimesSync(`${folder}/striker/hit.ts`, 1000, 1000);
    writeOutput(folder, outputOf(second));
    expect(statSync(`${folder}/striker/hit.ts`).mtimeMs).toBe(1_000_000);
    expect(writeOutput(folder, outputOf(second))).toEqual({ written: [], removed: [], unchanged: 4, foreign: [] });
  });

  test("writes the same bytes whatever the order of the files", () => {
    const [one, other] = [newFolder(), newFolder()];
    writeOutput(one, outputOf(first));
    writeOutput(other, outputOf(first).reverse());
    expect(readTree(other)).toEqual(readTree(one));
  });

  test("keeps files written by hand, and the folders they stand in, and tells of those an app could import", () => {
    const folder = newFolder();
    writeOutput(folder, outputOf(first));
    writeByHand(`${folder}/NOTES.md`, "mine\n");
    writeByHand(`${folder}/striker/old/.keep me`, "mine too\n");
    expect(writeOutput(folder, outputOf(second)).foreign).toEqual(["NOTES.md"]);
    expect(texts(folder)).toEqual({ ...second, "NOTES.md": "mine\n", "striker/old/.keep me": "mine too\n" });
  });

  test.each([
    ["another text under the same path", "striker/armor.ts"],
    ["the same name in another case", "striker/Armor.ts"],
    ["a folder in another case", "Striker/notes.md"],
    ["a file where a folder goes", "striker/armor.ts/notes.md"],
  ])("refuses to lose a file written by hand: %s", (_, path) => {
    const folder = newFolder();
    writeOutput(folder, outputOf(first));
    writeByHand(`${folder}/${path}`, "mine\n");
    const before = readTree(folder);
    expect(() => writeOutput(folder, outputOf(second))).toThrow(`${folder}/${path} stands where output goes`);
    expect(() => compareOutput(folder, outputOf(second))).toThrow(path);
    expect(readTree(folder)).toEqual(before);
  });

  test("adopts a file whose text is already right", () => {
    const folder = newFolder();
    writeByHand(`${folder}/version.ts`, "1\n");
    expect(writeOutput(folder, outputOf(first)).unchanged).toBe(1);
    writeOutput(folder, []);
    expect(texts(folder)).toEqual({});
  });

  test("puts a folder where a file was, and a file where a folder was", () => {
    const folder = newFolder();
    writeOutput(folder, outputOf({ a: "file\n", "b/c": "file\n" }));
    const swapped = { "a/c": "file\n", b: "file\n" };
    writeOutput(folder, outputOf(swapped));
    expect(texts(folder)).toEqual(swapped);
  });

  test("after a merge conflict in the manifest the files of both sides are ours", () => {
    const folder = newFolder();
    writeOutput(folder, outputOf(first));
    writeByHand(`${folder}/theirs.ts`, "theirs\n");
    const lines = readFileSync(`${folder}/.tablewright`, "utf8");
    writeByHand(
      `${folder}/.tablewright`,
      `<<<<<<< HEAD\r\n${lines}=======\n../escape.ts\nmy notes.md\ntheirs.ts\n>>>>>>> theirs\n`,
    );
    writeByHand(`${folder}/../escape.ts`, "outside\n");
    writeByHand(`${folder}/my notes.md`, "mine\n");
    expect(writeOutput(folder, outputOf(second)).removed).toEqual(["striker/old/morale.ts", "theirs.ts"]);
    expect(readFileSync(`${folder}/../escape.ts`, "utf8")).toBe("outside\n");
    expect(texts(folder)).toEqual({ ...second, "my notes.md": "mine\n" });
  });
});

describe("links", () => {
  test.each(["striker", "elsewhere", ".tablewright-unfinished"])("a linked folder is refused: %s", (name) => {
    const folder = newFolder();
    const outside = `${folder}-outside`;
    mkdirSync(folder);
    mkdirSync(outside);
    symlinkSync(outside, `${folder}/${name}`);
    for (const command of [writeOutput, compareOutput]) {
      expect(() => command(folder, outputOf(first))).toThrow(
        expect.objectContaining({ name: "WriteFailure", code: "link" }),
      );
    }
    expect(readTree(outside)).toEqual({});
  });

  test("the output folder itself may not be one", () => {
    const folder = newFolder();
    mkdirSync(`${folder}-outside`);
    symlinkSync(`${folder}-outside`, folder);
    for (const command of [writeOutput, compareOutput]) {
      expect(() => command(folder, outputOf(first))).toThrow(
        expect.objectContaining({ name: "WriteFailure", code: "link" }),
      );
    }
    expect(readTree(`${folder}-outside`)).toEqual({});
  });

  test.each(["new", "new/striker"])("one among what a build left behind is removed, not followed: %s", (name) => {
    const folder = newFolder();
    writeByHand(`${folder}-outside/hit.ts`, "outside\n");
    mkdirSync(dirname(`${folder}/.tablewright-unfinished/${name}`), { recursive: true });
    symlinkSync(`${folder}-outside`, `${folder}/.tablewright-unfinished/${name}`);
    writeOutput(folder, outputOf(first));
    expect(texts(folder)).toEqual(first);
    expect(readTree(`${folder}-outside`)).toEqual({ "hit.ts": "outside\n" });
  });
});

describe("compareOutput", () => {
  test("lists what a build would change, and changes nothing", () => {
    const folder = newFolder();
    writeOutput(folder, outputOf(first));
    const before = readTree(folder);
    expect(compareOutput(folder, outputOf(second))).toEqual({
      missing: ["striker/armor.ts"],
      changed: [".tablewright", "version.ts"],
      stale: ["striker/old/morale.ts"],
      foreign: [],
      unfinished: false,
    });
    expect(readTree(folder)).toEqual(before);
  });

  test("finds nothing after a build, everything before the first", () => {
    const folder = newFolder();
    expect(compareOutput(folder, outputOf({ "a.ts": "" })).missing).toEqual([".tablewright", "a.ts"]);
    expect(existsSync(folder)).toBe(false);
    writeOutput(folder, outputOf(first));
    const nothing = { missing: [], changed: [], stale: [], foreign: [], unfinished: false };
    expect(compareOutput(folder, outputOf(first))).toEqual(nothing);
  });

  test("lists files that no build wrote, but for those of systems and editors", () => {
    const folder = newFolder();
    writeOutput(folder, outputOf(first));
    for (const path of ["evil.ts", "striker/evil.ts", ".DS_Store", "striker/.hit.ts.swp"])
      writeByHand(`${folder}/${path}`, "planted\n");
    expect(compareOutput(folder, outputOf(first)).foreign).toEqual(["evil.ts", "striker/evil.ts"]);
  });

  test("notices a file edited by hand, down to the line breaks", () => {
    const folder = newFolder();
    writeOutput(folder, outputOf(first));
    writeByHand(`${folder}/striker/hit.ts`, "hit\r\n");
    expect(compareOutput(folder, outputOf(first)).changed).toEqual(["striker/hit.ts"]);
  });
});

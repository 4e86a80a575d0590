import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { emptyFolder, put } from "../given/folder.ts";
import { repository } from "../given/project.ts";
import { coats } from "./coats.ts";
import { runTo } from "./run.ts";
import { seal } from "./seal.ts";

type Files = Readonly<Record<string, readonly [stamp: string, hash: string]>>;

type Recall = (folder: string, command: "build" | "check") => Promise<{ readonly warnings: readonly unknown[] } | null>;

// The built one, for only what is built has a fingerprint.
const { recall } = (await import(
  /* @vite-ignore */ pathToFileURL(join(repository, "generator/dist/cache/recall.js")).href
)) as { readonly recall: Recall };

const folder = emptyFolder();
const at = (path: string) => join(folder, path);
const record = at("node_modules/.cache/tablewright/last.json");
const table = "rules/house/armor/coats.yaml";
let written = "";

beforeAll(async () => {
  cpSync(join(repository, "schema"), at("schema"), { recursive: true });
  mkdirSync(at("node_modules"));
  put(folder, {
    "package.json": '{ "name": "small", "version": "1.0.0" }\n',
    "rules/house/book.yaml": "title: House rules\ndocument: none\nminus: up-to\n",
    [table]: coats("0.25"),
  });
  await runTo(0, ["build", folder]);
  written = readFileSync(record, "utf8");
});

/** How build and check are answered: from the record, or by the compiler. */
async function answers(): Promise<string> {
  const [build, check] = [await recall(folder, "build"), await recall(folder, "check")];
  return `build ${build ? "recalled" : "anew"}, check ${check ? "recalled" : "anew"}`;
}

test("where nothing changed, both are answered from the record, which says what the run said", async () => {
  expect(await answers()).toBe("build recalled, check recalled");
  const again = await runTo(0, ["build", folder]);
  expect(again).toMatch(
    /^house\n {2}coats, coatsList, .*\n1 book, 1 table, 3 rows\n0 files written, \d+ unchanged, 0 removed in /s,
  );
  expect(again).not.toContain(" 0 unchanged");
  expect(await runTo(0, ["check", folder])).toMatch(/^no errors: 1 book, 1 table, 3 rows checked in /);
});

test.each<[what: string, change: () => void, expected: string]>([
  ["a figure of the same length", () => writeFileSync(at(table), coats("0.35")), "build anew, check anew"],
  ["a figure, the time of its file set back", changeInSecret, "build anew, check anew"],
  ["a file saved as it was", () => writeFileSync(at(table), coats("0.25")), "build recalled, check recalled"],
  ["a new file of the rules", () => put(folder, { "rules/house/hit/more.yaml": "" }), "build anew, check anew"],
  ["a renamed file", () => renameSync(at(table), at("rules/house/armor/jackets.yaml")), "build anew, check anew"],
  ["a schema", () => appendFileSync(at("schema/common.schema.json"), "\n"), "build anew, check anew"],
  ["evidence", () => put(folder, { "test/golden/house.tsv": "" }), "build anew, check anew"],
  [
    "the version",
    () => put(folder, { "package.json": '{ "name": "small", "version": "1.0.1" }\n' }),
    "build anew, check anew",
  ],
  ["a release", () => put(folder, { "changes.json": "{}" }), "build anew, check anew"],
  ["a generated file", () => appendFileSync(at("generated/version.ts"), "\n"), "build anew, check recalled"],
  ["a generated file gone", () => rmSync(at("generated/version.ts")), "build anew, check recalled"],
  ["a file beside the generated ones", () => put(folder, { "generated/mine.txt": "" }), "build anew, check recalled"],
  [
    "a build broken off",
    () => put(folder, { "generated/.tablewright-unfinished/new/version.ts": "" }),
    "build anew, check recalled",
  ],
  ["a damaged record", () => writeFileSync(record, written.slice(0, -20)), "build anew, check anew"],
  [
    "a record edited by hand",
    () => writeFileSync(record, written.replace("coatsList", "coatsLists")),
    "build anew, check anew",
  ],
  ["a record of another compiler", () => tamper((one) => (one.compiler = "another")), "build anew, check anew"],
  [
    "a record that names no identifiers",
    () => tamper((one) => (one.summary.exports[0].names = ["\u001b[2J"])),
    "build anew, check anew",
  ],
  ["no record", () => rmSync(record), "build anew, check anew"],
])("changed: %s", async (_what, change, expected) => {
  const before = emptyFolder();
  cpSync(folder, before, { recursive: true });
  change();
  try {
    expect(await answers()).toBe(expected);
  } finally {
    for (const path of ["rules", "schema", "test", "generated", "package.json", "changes.json", "node_modules"]) {
      rmSync(at(path), { recursive: true, force: true });
    }
    cpSync(before, folder, { recursive: true });
  }
  expect(await answers()).toBe("build recalled, check recalled");
});

test("files that have long settled are believed by their stamps, and found out by them", async () => {
  await setTimeout(2100);
  expect(await answers()).toBe("build recalled, check recalled"); // and the record written anew
  const kept = readFileSync(record, "utf8");
  // With the hash of other bytes only a stamp can vouch for a file.
  const { inputs, outputs, ...rest } = JSON.parse(kept) as { inputs: Files; outputs: Files };
  writeFileSync(record, JSON.stringify({ ...rest, inputs: unhashed(inputs), outputs: unhashed(outputs) }));
  seal(folder, record);
  expect(await answers()).toBe("build recalled, check recalled");
  const version = readFileSync(at("generated/version.ts"), "utf8");
  writeFileSync(at("generated/version.ts"), version.replace("1.0.0", "1.0.1"));
  expect(await answers()).toBe("build anew, check recalled");
  writeFileSync(at(table), coats("0.35"));
  expect(await answers()).toBe("build anew, check anew");
  writeFileSync(at("generated/version.ts"), version);
  writeFileSync(at(table), coats("0.25"));
  writeFileSync(record, kept);
  expect(await answers()).toBe("build recalled, check recalled");
});

test("a record is of no use to another project", async () => {
  const other = emptyFolder();
  cpSync(folder, other, { recursive: true });
  expect([await recall(other, "build"), await recall(other, "check")]).toEqual([null, null]);
});

test("a build mends what was changed in generated/ by hand", async () => {
  const path = at("generated/version.ts");
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace("1.0.0", "9.9.9"));
  expect(await runTo(0, ["build", folder])).toContain("1 file written");
  expect(readFileSync(path, "utf8")).toBe(text);
});

test("warnings are shown again, in the same words", async () => {
  const other = emptyFolder();
  cpSync(folder, other, { recursive: true });
  writeFileSync(join(other, table), coats("250"));
  const first = await runTo(0, ["check", other]);
  expect((await recall(other, "check"))?.warnings).toHaveLength(1);
  const withoutTime = (said: string) => said.replace(/ in [\d.]+ s$/m, "");
  expect(withoutTime(await runTo(0, ["check", other]))).toBe(withoutTime(first));
  expect(first).toContain("warning");
});

test("a project without node_modules has no record, and none is made for it", async () => {
  const other = emptyFolder();
  cpSync(folder, other, { recursive: true });
  rmSync(join(other, "node_modules"), { recursive: true });
  await runTo(0, ["check", other]);
  expect(() => readFileSync(join(other, "node_modules"))).toThrow("ENOENT");
});

function unhashed(files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, [stamp]]) => [path, [stamp, "none"] as const]));
}

function changeInSecret(): void {
  const past = new Date(Date.now() - 60_000);
  utimesSync(at(table), past, past);
  writeFileSync(at(table), coats("0.35"));
  utimesSync(at(table), past, past);
}

function tamper(change: (record: { compiler: string; summary: { exports: [{ names: string[] }] } }) => void): void {
  const read = JSON.parse(written);
  change(read);
  writeFileSync(record, JSON.stringify(read));
  seal(folder, record);
}

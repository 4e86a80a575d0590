import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { BookResult, Known } from "../../generator/src/book/result.ts";
import type { KnownBooks } from "../../generator/src/cache/books.ts";
import { check } from "../../generator/src/compile.ts";
import { type Loaded, load } from "../../generator/src/project/load.ts";
import { emptyFolder, put } from "../given/folder.ts";
import { repository } from "../given/project.ts";
import { coats } from "./coats.ts";
import { runTo } from "./run.ts";
import { seal } from "./seal.ts";

// The built one, for only what is built has a fingerprint.
const { recallBooks } = (await import(
  /* @vite-ignore */ pathToFileURL(join(repository, "generator/dist/cache/books.js")).href
)) as { readonly recallBooks: (project: Loaded) => KnownBooks };

const whole = emptyFolder();
const folder = emptyFolder();
const at = (path: string) => join(folder, path);
const record = "node_modules/.cache/tablewright/books.json";
const moves = "rules/infantry-moves/movement/infantry-movement.yaml";

beforeAll(async () => {
  for (const path of ["schema", "rules/infantry-moves", "rules/walkers"]) {
    cpSync(join(repository, path), join(folder, path), { recursive: true });
  }
  for (const name of readdirSync(join(repository, "test/golden"))) {
    const isWanted = /^(infantry-moves|walkers)\..*tsv$/.test(name);
    if (isWanted) cpSync(join(repository, "test/golden", name), join(folder, "test/golden", name));
  }
  put(folder, {
    "node_modules/none": "",
    "package.json": '{ "name": "small", "version": "1.0.0" }\n',
    "rules/cellar/book.yaml": "title: Cellar\ndocument: none\nminus: up-to\n",
    "rules/cellar/movement/stairs.yaml": exceptions("none"),
    "rules/attic/book.yaml": "title: Attic\ndocument: none\nminus: up-to\n",
    "rules/attic/armor/coats.yaml": coats("250"),
  });
  await runTo(0, ["build", folder]);
  cpSync(folder, whole, { recursive: true, preserveTimestamps: true });
});

beforeEach(() => {
  // The folder itself stays: what is kept of one is of no use to another.
  for (const name of readdirSync(folder)) rmSync(at(name), { recursive: true });
  cpSync(whole, folder, { recursive: true, preserveTimestamps: true });
});

/** Which books a run need not read again: `+` where it need not emit them either. */
function known(of = folder): string {
  const { known } = recallBooks(load(of));
  const found: BookResult[] = [];
  const noting: Known = (id, from) => {
    const result = known(id, from);
    if (result) found.push(result);
    return result;
  };
  check(load(of), { known: noting });
  return found.map(({ id, made }) => id + (made ? "+" : "")).join(" ");
}

const replace = (path: string, from: string, to: string) => {
  const text = readFileSync(at(path), "utf8");
  expect(text.includes(from), `${path} holds ${from}`).toBe(true);
  writeFileSync(at(path), text.replace(from, to));
};

/** Changes a record as only the compiler could. */
const tamper = (from: string, to: string) => {
  replace(record, from, to);
  seal(folder, at(record));
};

test.each<[what: string, change: () => void, expected: string]>([
  // The cellar's exceptions name rows of another book, so that its own texts do not decide alone.
  ["nothing", () => {}, "attic+ infantry-moves+ walkers+"],
  ["a figure", () => replace(moves, "move: 10", "move: 11"), "attic+ walkers+"],
  ["a table more", () => put(folder, { "rules/attic/armor/hats.yaml": coats("0.1") }), "infantry-moves+ walkers+"],
  ["evidence of one book", () => replace("test/golden/walkers.tsv", "line", "line "), "attic+ infantry-moves+"],
  ["a schema", () => replace("schema/common.schema.json", "{", "{ "), ""],
  ["the version", () => replace("package.json", "1.0.0", "1.0.1"), ""],
  ["the name", () => replace("package.json", "small", "little"), ""],
  ["a release", () => put(folder, { "changes.json": '{ "releases": [] }' }), ""],
  [
    "a generated table",
    () => replace("generated/walkers/walker-turning.ts", "Turn", "turn"),
    "attic+ infantry-moves+ walkers",
  ],
  ["a generated table gone", () => rmSync(at("generated/walkers/walker-turning.ts")), "attic+ infantry-moves+ walkers"],
  ["no record", () => rmSync(at(record)), ""],
  ["half a record", () => writeFileSync(at(record), readFileSync(at(record)).subarray(0, 900)), ""],
  [
    "a record edited by hand",
    () => replace(record, '"warnings":[]', '"warnings": []'),
    "attic+ infantry-moves+ walkers+",
  ],
  ["a record whose words were changed by hand", () => replace(record, "walkerMoraleList", "walkerMoraleLists"), ""],
  ["a record of another compiler", () => tamper('"compiler":"', '"compiler":"x'), ""],
  ["a record that leads elsewhere", () => tamper('"walkers/walker-turning.ts"', '"../../walker-turning.ts"'), ""],
  ["a record that names no identifiers", () => tamper('"walkerMoraleList"', '"\\u001b[2J"'), ""],
])("changed: %s", (_what, change, expected) => {
  change();
  expect(known()).toBe(expected);
});

test("what a build makes of what it knows and what is new is what it makes anew", async () => {
  replace("rules/attic/armor/coats.yaml", "thickness: 0.5", "thickness: 0.6");
  replace("rules/cellar/movement/stairs.yaml", "exempt: none", "exempt: armored");
  const said = await runTo(0, ["build", folder]);
  const made = textsBelow("generated");
  for (const path of ["generated", "node_modules/.cache"]) rmSync(at(path), { recursive: true });
  const anew = await runTo(0, ["build", folder]);
  expect(textsBelow("generated")).toEqual(made);
  const withoutCounts = (text: string) => text.replace(/\d+ files? written.*$/m, "");
  expect(withoutCounts(said)).toBe(withoutCounts(anew));
  expect(said).toContain("warning");
});

test("a record that came along with a copy of the folder is ignored", () => {
  const copy = emptyFolder();
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  expect(known(copy)).toBe("");
});

test("a book another one names rows of may change them", async () => {
  replace(moves, "armor: none", "armor: nothing");
  expect(await runTo(1, ["check", folder])).toContain("stairs.yaml:11:13 error table/reference");
});

test("where one book has errors, the others are not read again", async () => {
  replace("rules/attic/armor/coats.yaml", "thickness: 0.5", "thickness: much");
  replace(moves, "title: Infantry movement examples", "title: Examples of infantry movement");
  await runTo(1, ["check", folder]);
  expect(known()).toBe("infantry-moves walkers+");
  await runTo(1, ["build", folder]);
  expect(known()).toBe("infantry-moves walkers+");
  expect(textsBelow("generated")).toEqual(textsBelow("generated", whole));
});

test("a check between two builds forgets nothing the first made", async () => {
  replace("rules/attic/armor/coats.yaml", "thickness: 0.5", "thickness: 0.6");
  await runTo(0, ["check", folder]);
  expect(known()).toBe("attic infantry-moves+ walkers+");
});

function textsBelow(path: string, of = folder): Readonly<Record<string, string>> {
  const files = readdirSync(join(of, path), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      join(parentPath, name).slice(of.length),
      readFileSync(join(parentPath, name), "utf8"),
    ]),
  );
}

function exceptions(exempt: string): string {
  return `kind: catalog
title: Stairs
description: Whom the stairs spare.
columns:
  inches: number in
  exempt: { row-of: infantry-movement }
rows:
  stairs:
    name: Stairs
    inches: 2
    exempt: ${exempt}
`;
}

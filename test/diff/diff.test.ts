import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test, vi } from "vitest";
import { hasRelease, readRuleSet } from "../../generator/src/rule-set/read.ts";
import { emptyFolder, put } from "../given/folder.ts";
import { testWith } from "../given/programs.ts";
import { tablewright } from "../unit/cli/given.ts";
import { commit, dataOf, gzippedLikeTar, pack, project, published, rules, type TarEntry, tarOf } from "./given.ts";

/** Runs `tablewright diff` in a folder, with the real readers. */
async function diff(cwd: string, line = "") {
  return tablewright(`diff ${line}`.trim(), { cwd, work: { readRuleSet, hasRelease } });
}

const changed = `
house/prices
  rifle/value  800 → 80  (the same digits, another figure; the print was read anew)

1 change; needs a patch version: cell changed house/prices/rifle/value
`;

const testWithGit = testWith("git");

describe("what the folder is compared with", () => {
  testWithGit("a git revision, which has its own rules and schemas", async () => {
    const folder = project();
    commit(folder, "First");
    put(folder, rules(80));
    expect(await diff(folder, "HEAD")).toEqual({
      code: 1,
      stdout: `from revision HEAD to the working folder\n${changed}`,
      stderr: "",
    });
    // Attributes of archives would hide a table, or put other text in its place.
    put(folder, { ".gitattributes": "prices.yaml export-ignore\nbook.yaml export-subst\n" });
    commit(folder, "Second");
    expect((await diff(folder, "HEAD~1 HEAD")).stdout).toBe(`from revision HEAD~1 to revision HEAD\n${changed}`);
    expect(await diff(folder, "HEAD")).toEqual({
      code: 0,
      stdout: "no difference from revision HEAD to the working folder\n",
      stderr: "",
    });
  });

  testWithGit("a revision of a project that is not at the root of its repository", async () => {
    const root = project();
    put(root, { "README.md": "" });
    cpSync(project(), join(root, "inner"), { recursive: true });
    put(root, rules(7));
    commit(root, "First");
    put(join(root, "inner"), rules(80));
    expect((await diff(join(root, "inner"), "HEAD")).stdout).toBe(
      `from revision HEAD to the working folder\n${changed}`,
    );
  });

  test("a packed package", async () => {
    const packed = await pack(published(dataOf()));
    expect((await diff(project(rules(80)), packed)).stdout).toBe(`from ${packed} to the working folder\n${changed}`);
  });

  test("an installed package", async () => {
    const folder = project(rules(80));
    put(folder, { "node_modules/house-tables/dist/x": "" });
    put(join(folder, "node_modules/house-tables"), published(dataOf()));
    const { stdout } = await diff(folder, "node_modules/house-tables");
    expect(stdout).toBe(`from the folder node_modules/house-tables to the working folder\n${changed}`);
  });

  test("the last release, if nothing else is said", async () => {
    const folder = project(rules(80));
    expect(await diff(folder)).toEqual({
      code: 2,
      stdout: "",
      stderr:
        "tablewright: nothing has been released from this folder yet; name what to compare with, such as\n  tablewright diff HEAD\n",
    });
    put(join(folder, "released"), dataOf());
    expect((await diff(folder)).stdout).toBe(`from the last release to the working folder\n${changed}`);
  });
});

test("a row renamed with its alias is one change, and its cells are compared by the new id", async () => {
  const folder = project();
  const renamed = project(rules(801, "    aliases: [rifle]\n", "long-rifle"));
  const { stdout } = await diff(folder, `. ${renamed}`);
  expect(stdout).toContain("  aliases.rifle     alias added: long-rifle\n");
  expect(stdout).toContain("row renamed: rifle → long-rifle\n");
  expect(stdout).toContain("  long-rifle/value  800 → 801  (the print was read anew)\n");
  expect(stdout).toMatch(/needs a minor version/);
  expect(stdout).not.toMatch(/removed/);
});

describe("--format", () => {
  test("json is described by the published schema", async () => {
    const { stdout, code } = await diff(project(), `. ${project(rules(80))} --format json`);
    const schema = new URL("../../generator/schema/difference.schema.json", import.meta.url);
    const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(
      JSON.parse(readFileSync(schema, "utf8")),
    );
    const document = JSON.parse(stdout);
    expect(validate(document) ? [] : validate.errors).toEqual([]);
    expect(validate({ ...document, changes: [{ at: "house" }] })).toBe(false);
    expect([document.bump, document.from.version, document.changes[0].now, code]).toEqual(["patch", "1.2.0", 80, 1]);
  });

  test("markdown is a table for a pull request, in which text stays text", async () => {
    const before = project();
    const after = project();
    put(after, { "rules/house/book.yaml": "title: Rules | <b>@all</b>\ndocument: none\nminus: up-to\n" });
    const { stdout } = await diff(before, `. ${after} --format markdown`);
    expect(stdout).toContain("| where | old → new | because | source |\n| --- | --- | --- | --- |\n");
    expect(stdout).toContain(
      "| house title | text changed: House rules → Rules \\| \\<b\\>@<!-- -->all\\</b\\> |  |  |\n",
    );
  });

  test("github is for diagnostics, markdown for differences", async () => {
    expect(await diff(".", "--format github")).toMatchObject({ code: 2, stderr: "error: diff has no format github\n" });
    expect(await tablewright("check --format markdown")).toMatchObject({
      code: 2,
      stderr: "error: only diff and history have the format markdown\n",
    });
  });
});

describe("a side that cannot be read", () => {
  const refused = async (cwd: string, line: string) => {
    const { code, stdout, stderr } = await diff(cwd, line);
    expect([code, stdout]).toEqual([2, ""]);
    return stderr;
  };

  test("rules with errors are shown where they stand", async () => {
    const folder = project();
    const broken = project(rules(800, "    colour: red\n"));
    const stderr = await refused(folder, `. ${broken}`);
    expect(stderr).toMatch(/rules\/house\/command\/prices\.yaml:5:5 error /);
    expect(stderr).toContain(`tablewright: the folder ${broken} has errors, so it cannot be compared\n`);
  });

  testWithGit("a name that means nothing", async () => {
    expect(await refused(project(), "HAED")).toBe(
      "tablewright: HAED is no folder, no packed .tgz, no git revision, no name@version, and not the word released\n",
    );
    expect(await refused(project(), "old.tgz")).toBe("tablewright: there is no old.tgz\n");
  });

  test("a released version, while the registry cannot be reached", async () => {
    vi.stubEnv("npm_config_registry", "http://127.0.0.1:9");
    expect(await refused(project(), "house-tables@1.0.0")).toBe(
      "tablewright: house-tables@1.0.0 cannot be fetched: the registry cannot be reached; compare with released, a revision or a packed .tgz instead\n",
    );
    vi.unstubAllEnvs();
  });

  testWithGit("a name that means a folder and a revision", async () => {
    const folder = project();
    commit(folder, "First");
    put(folder, { "HEAD/rules/house/book.yaml": "" });
    expect(await refused(folder, "HEAD")).toBe(
      "tablewright: HEAD is both a folder and a git revision: write ./HEAD or HEAD^{commit}\n",
    );
  });

  test("an archive that is none, is damaged, or unpacks without end", async () => {
    const folder = project();
    put(folder, { "text.tgz": "no archive" });
    expect(await refused(folder, "text.tgz")).toBe(
      "tablewright: text.tgz is no packed package (a .tgz made by npm pack)\n",
    );
    const packed = readFileSync(await pack(published(dataOf())));
    writeFileSync(join(folder, "half.tgz"), packed.subarray(0, packed.length / 2));
    expect(await refused(folder, "half.tgz")).toMatch(/^tablewright: half\.tgz is a damaged archive: /);
    writeFileSync(join(folder, "bomb.tgz"), gzipSync(Buffer.alloc(257 * 1024 * 1024), { level: 1 }));
    expect(await refused(folder, "bomb.tgz")).toBe("tablewright: bomb.tgz unpacks to more than 256 MB\n");
  });

  const packedData = Object.entries(published(dataOf())).map(([path, text]) => ({ path: `package/${path}`, text }));

  test("an archive that is packed twice, however it looks", async () => {
    const folder = project();
    const once = gzippedLikeTar(tarOf(packedData));
    for (const [name, bytes] of [
      ["once", once],
      ["twice", gzipSync(once)],
    ] as const)
      writeFileSync(join(folder, `${name}.tgz`), bytes);
    expect(await diff(folder, "once.tgz")).toMatchObject({ code: 0 });
    expect(await refused(folder, "twice.tgz")).toBe(
      "tablewright: twice.tgz is no packed package (a .tgz made by npm pack)\n",
    );
  });

  test.for<[what: string, entry: TarEntry, problem: string]>([
    ["a file twice", { path: "package/dist/data/house.json" }, "dist/data/house.json twice"],
    ["a file twice, through a dot", { path: "package/./dist/data/house.json" }, "dist/data/house.json twice"],
    ["a file twice, through a slash", { path: "package//dist/data/house.json" }, "dist/data/house.json twice"],
    ["a file twice, below another folder", { path: "other/dist/data/house.json" }, "dist/data/house.json twice"],
    ["a file twice, in another case", { path: "package/dist/Data/house.json" }, "dist/Data/house.json twice"],
    [
      "a file of an old kind",
      { path: "package/dist/data/more.json", type: "ContiguousFile" },
      "package/dist/data/more.json, which is no plain file but a ContiguousFile",
    ],
    ["a link", { path: "package/a", type: "SymbolicLink" }, "package/a, which is no plain file but a SymbolicLink"],
    ["another name", { path: "package/a", type: "Link" }, "package/a, which is no plain file but a Link"],
    ["a pipe", { path: "package/a", type: "FIFO" }, "package/a, which is no plain file but a FIFO"],
    [
      "a device",
      { path: "package/a", type: "CharacterDevice" },
      "package/a, which is no plain file but a CharacterDevice",
    ],
    ["a way out", { path: "package/../../a" }, "package/../../a, which is no path inside a package"],
    ["a way to the top", { path: "/a/b" }, "/a/b, which is no path inside a package"],
  ])("a package of which npm would install something else: %s", async ([, entry, problem]) => {
    const folder = project();
    writeFileSync(join(folder, "odd.tgz"), gzipSync(tarOf([...packedData, entry])));
    expect(await refused(folder, "odd.tgz")).toBe(`tablewright: odd.tgz holds ${problem}\n`);
  });

  test("where git is not on PATH that is said", async () => {
    vi.stubEnv("PATH", emptyFolder());
    expect(await refused(project(), "HEAD~1")).toBe(
      "tablewright: git is not installed, or not on PATH, so no revision HEAD~1 can be read\n",
    );
    vi.unstubAllEnvs();
  });

  test.for([
    ["no data", {}, /holds no data of any book/],
    ["a stranger's JSON", { "house.json": "[1, 2]" }, /house\.json of .* is not the data of a book/],
    ["one edition alone", { "house.json": '{ "book": "house", "tables": [] }' }, /has no as-printed\/house\.json/],
    [
      "a row that is none",
      { "house.json": '{ "book": "house", "tables": [{ "id": "a", "rows": [{ "id": 7 }] }] }' },
      /house\.json of .* is not the data of a book \(at \/tables\/0\/rows\/0\/id\)/,
    ],
    [
      "a shape nobody knows",
      { "house.json": '{ "book": "house", "tables": [{ "id": "a", "shape": "cube" }] }' },
      /house\.json of .* is not the data of a book \(at \/tables\/0\/shape\)/,
    ],
    [
      "nesting without end",
      { "house.json": `{ "book": "house", "tables": [${"[".repeat(9000)}${"]".repeat(9000)}] }` },
      /is not the data of a book/,
    ],
  ] as const)("a package with %s", async ([, files, message]) => {
    const packed = await pack({ "package.json": "{}", ...published(files) });
    expect(await refused(project(), packed)).toMatch(message);
  });

  test("a folder that is neither rules nor a package", async () => {
    const folder = emptyFolder();
    expect(await refused(folder, ". .")).toBe(
      "tablewright: . is a folder without rules/ and without the data of a package (dist/data/)\n",
    );
  });
});

test("a package of hostile ids is compared without harm", async () => {
  const row = { id: "constructor", name: "toString", lines: [], values: { valueOf: { hasOwnProperty: 1 } } };
  const strange = (book: string) => ({
    book,
    edition: "current",
    aliases: { constructor: "__proto__" },
    tables: [{ id: "__proto__", shape: "catalog", columns: [{ id: "valueOf", type: "record" }], rows: [row] }],
  });
  const files = ["house", "constructor", "tostring"].flatMap((book) => {
    const text = JSON.stringify(strange(book));
    return [`${book}.json`, `as-printed/${book}.json`].map((path) => [path, text] as const);
  });
  const packed = await pack(published({ ...Object.fromEntries(files), "__proto__.json": "{}" }));
  for (const [from, to] of [
    [project(), packed],
    [packed, project()],
  ] as const) {
    const { code, stdout } = await diff(from, to);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^constructor$/m);
    expect(stdout).not.toContain("native code");
  }
  expect(({} as { readonly rows?: unknown }).rows).toBeUndefined();
});

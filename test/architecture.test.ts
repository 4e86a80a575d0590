import { relative } from "node:path";
import { build } from "esbuild";
import { ts } from "ts-morph";
import { describe, expect, test } from "vitest";
import { outputsOf, realProject } from "./generated/given.ts";
import { repository } from "./given/project.ts";
import { nodesOf, reachedFrom, readJson, readSourceTree, type SourceEntry } from "./source-tree.ts";

const files = readSourceTree();

/** Files that import a module or one of its parts (`ajv/dist/2020.js`). */
function importersOf(name: string): readonly string[] {
  return files
    .filter(({ imports }) => imports.some((from) => from === name || from.startsWith(`${name}/`)))
    .map(({ path }) => path);
}

describe("one dependency, one door", () => {
  test.for<[name: string, ...doors: string[]]>([
    ["yaml", "parse/cst.ts"],
    // A project brings it, for only Node can load it on demand.
    ["ajv", "project/project.ts", "validate/ajv.ts"],
    ["ts-morph", "emit/typescript/ts-morph.ts"],
    ["rolldown", "package/javascript.ts", "site/scripts.ts"],
    ["handlebars", "emit/markdown/handlebars.ts"],
    ["commander", "cli/commander.ts"],
    ["chokidar", "watch/folder.ts"],
    ["redos-detector", "project/project.ts"],
    ["tar", "rule-set/archive.ts"],
    ["diff", "splice/line-difference.ts"],
    ["papaparse", "sheet/csv.ts"],
    ["saxen", "sheet/xml.ts"],
    ["fflate", "sheet/read-xlsx.ts"],
    ["write-excel-file", "sheet/write-xlsx.ts"],
    ["node:readline", "cli/ask.ts"],
    ["node:child_process", "rule-set/command.ts", "serve/browse.ts"],
    ["node:http", "serve/server.ts"],
  ])("%s is imported in %s alone", ([name, ...doors]) => {
    expect(importersOf(name)).toEqual(doors);
  });

  test("the file system is read for rules, rule sets and apps in a file each, and written in write/disk.ts", () => {
    expect(importersOf("node:fs")).toEqual([
      "audit/app-files.ts",
      "cache/disk.ts",
      "project/load.ts",
      "rule-set/disk.ts",
      "write/disk.ts",
    ]);
    expect(
      files.flatMap(({ imports }) => imports).filter((from) => /^(fs|child_process|path|os)\b/.test(from)),
    ).toEqual([]);
  });

  test("every dependency has a door, and nothing else is depended on", () => {
    const { dependencies } = readJson("generator/package.json");
    expect(Object.keys(dependencies as object).sort()).toEqual(
      "ajv chokidar commander diff fflate handlebars papaparse redos-detector rolldown saxen tar ts-morph write-excel-file yaml".split(
        " ",
      ),
    );
  });
});

/** Every room of the compiler, and each file that stands alone, from the bottom up. */
const rooms = [
  "home.ts",
  "runtime",
  "text",
  "source",
  "values",
  "published",
  "diagnostics/codes",
  "diagnostics",
  "format",
  "numerals",
  "notation",
  "model",
  "names",
  "parse",
  "project",
  "kinds",
  "vocabulary",
  "columns",
  "validate",
  "tables",
  "axes",
  "operations",
  "shapes",
  "questions",
  "resolve",
  "replay",
  "emit/output",
  "emit/typescript",
  "emit/markdown",
  "emit/json",
  "emit/cases/tables",
  "emit/cases/operations",
  "emit/cases",
  "emit/sdk/tables",
  "emit/sdk/operations",
  "emit/sdk",
  "emit/errata",
  "emit/explain",
  "emit/python",
  "emit/reference",
  "emit",
  "package",
  "editor",
  "start",
  "write",
  "book",
  "compile.ts",
  "fix",
  "splice",
  "evidence",
  "cache",
  "rule-set",
  "difference",
  "difference/report",
  "find",
  "history",
  "erratum",
  "sheet",
  "edits",
  "audit",
  "release",
  "release/rules",
  "watch",
  "serve",
  "site",
  "cli",
  "cli.ts",
  "main.ts",
  "index.ts",
];

describe("the order of rooms", () => {
  const roomOf = (path: string) => (path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : path);
  const inside = (from: string) => files.some(({ path }) => path === from);

  test("lists every room, and no other", () => {
    expect([...new Set(files.map(({ path }) => roomOf(path)))].sort()).toEqual([...rooms].sort());
  });

  test("a room imports only from rooms below it", () => {
    const up = files.flatMap(({ path, imports }) =>
      imports
        .filter((from) => inside(from) && rooms.indexOf(roomOf(from)) > rooms.indexOf(roomOf(path)))
        .map((from) => `${path} -> ${from}`),
    );
    expect(up).toEqual([]);
  });

  test("no file reaches itself", () => {
    const isCircular = ({ path, imports }: SourceEntry) =>
      imports.some((from) => reachedFrom(from, files).some((one) => one.path === path));
    expect(files.filter(isCircular).map(({ path }) => path)).toEqual([]);
  });
});

describe("compile() is pure", () => {
  const reached = reachedFrom("compile.ts", files);

  test("it reaches the emitters, so what follows speaks of them too", () => {
    expect(reached.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["parse/cst.ts", "validate/ajv.ts", "emit/sdk/index.ts"]),
    );
  });

  test("nothing it reaches imports a node: module but what loads ts-morph and hashes its output", () => {
    const found = reached.filter(({ imports }) => imports.some((from) => from.startsWith("node:")));
    expect(found.map(({ path }) => path).sort()).toEqual(["emit/json/document.ts", "emit/typescript/ts-morph.ts"]);
  });

  test("a check runs in a page, too: what is not loaded later needs no node: module and makes no code of text", async () => {
    const { outputFiles, metafile } = await build({
      stdin: { contents: 'export { check } from "./generator/src/compile.ts"', resolveDir: repository },
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "browser",
      external: ["node:*"],
      outdir: repository,
      write: false,
      metafile: true,
      absWorkingDir: repository,
    });
    const loaded = new Set(["stdin.js"]);
    for (const path of loaded) {
      const { imports } = metafile.outputs[path] ?? { imports: [] };
      for (const one of imports) if (one.kind === "import-statement") loaded.add(one.path);
    }
    expect([...loaded].filter((path) => path.startsWith("node:"))).toEqual([]);
    const texts = outputFiles.filter(({ path }) => loaded.has(relative(repository, path))).map(({ text }) => text);
    expect(texts.length).toBe(loaded.size);
    expect(texts.filter((text) => /\beval\(|\bFunction\(/.test(text))).toEqual([]);
  });

  test("edits and sheets run in a page, too: nothing they reach needs a node: module", () => {
    const ways = [
      "splice/index.ts",
      "splice/line-difference.ts",
      "sheet/merge.ts",
      "sheet/csv.ts",
      "sheet/read-xlsx.ts",
      "sheet/write-xlsx.ts",
    ];
    const needing = ways
      .flatMap((way) => reachedFrom(way, files))
      .filter(({ imports }) => imports.some((from) => from.startsWith("node:")));
    expect(needing.map(({ path }) => path)).toEqual([]);
  });

  test.for(["console", "process", "Date", "performance", "fetch", "random", "setTimeout", "localeCompare", "Intl"])(
    "nothing it reaches names %s",
    (name) => {
      const naming = reached.filter(({ tree }) =>
        nodesOf(tree).some((node) => ts.isIdentifier(node) && node.text === name),
      );
      expect(naming.map(({ path }) => path)).toEqual([]);
    },
  );
});

describe("every source file", () => {
  test("has at most 220 lines", () => {
    const written = files.filter(({ text }) => !text.startsWith("// Made by "));
    const long = written.filter(({ text }) => text.trimEnd().split("\n").length > 220);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test("is named for what it holds: no utils, helpers or manager", () => {
    const drawers = files.filter(({ path }) => /(^|[/-])(utils?|helpers?|manager|misc|common|ctx)\b/i.test(path));
    expect(drawers.map(({ path }) => path)).toEqual([]);
  });

  test("says its types: no any", () => {
    const loose = files.filter(({ tree }) => nodesOf(tree).some((node) => node.kind === ts.SyntaxKind.AnyKeyword));
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  test("silences no checker", () => {
    const silent = files.filter(({ text }) => /@ts-(ignore|nocheck|expect-error)|biome-ignore/.test(text));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

describe("the packages", () => {
  test("skirmish-tables has no dependencies an app would install", () => {
    const root = readJson("package.json");
    for (const field of ["dependencies", "peerDependencies", "optionalDependencies", "bundledDependencies"]) {
      expect(root, field).not.toHaveProperty(field);
    }
  });

  test("tablewright exports this and no more", () => {
    const index = files.find(({ path }) => path === "index.ts");
    expect(index && exportsOf(index.tree)).toEqual({
      values: ["analyze", "compile", "formatDiagnostics", "load"],
      types: [
        "* from ./model/index.ts",
        "Analysis",
        "Code",
        "Compilation",
        "Diagnostic",
        "Format",
        "Loaded",
        "OutputFile",
        "Position",
        "Project",
        "Related",
        "Severity",
        "SourceFile",
        "Span",
        "Summary",
      ],
    });
    const { exports } = readJson("generator/package.json");
    expect(Object.keys(exports as object)).toEqual([".", "./replay", "./schema/*.json", "./package.json"]);
  });

  test("every generated file says who made it and that it is not to be edited", async () => {
    const banner =
      /^(\/\/ |<!-- )Made by tablewright( from [\w./-]+)?\. Do not edit(: change the rules and run tablewright build)?\./;
    const outputs = await outputsOf(realProject());
    // JSON has no comments; `generated/.tablewright` lists every file as ours.
    const bare = outputs.filter(({ path, text }) => !path.endsWith(".json") && !banner.test(text));
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});

/** What a module exports by name, sorted; `export *` stands as it is written. */
function exportsOf(tree: ts.SourceFile): Record<"values" | "types", readonly string[]> {
  const found = tree.statements.filter(ts.isExportDeclaration).flatMap((statement) => {
    const from = statement.moduleSpecifier?.getText().slice(1, -1);
    const { exportClause } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause))
      return [{ type: statement.isTypeOnly, name: `* from ${from}` }];
    return exportClause.elements.map((one) => ({ type: statement.isTypeOnly || one.isTypeOnly, name: one.name.text }));
  });
  const names = (type: boolean) =>
    found
      .filter((one) => one.type === type)
      .map(({ name }) => name)
      .sort();
  return { values: names(false), types: names(true) };
}

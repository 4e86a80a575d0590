import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { appFiles } from "../../../generator/src/audit/app-files.ts";
import { tablesOf } from "../../../generator/src/audit/tables.ts";
import { renamedRules } from "../../generated/renamed-rules.ts";
import { emptyFolder, put } from "../../given/folder.ts";
import { compileRules, houseBook, repository } from "../../given/project.ts";
import { tablewright } from "../cli/given.ts";

/** The package of the renamed rules: guns, loads, cover, modifiers, a figure and a table have former ids. */
let packageFiles: Readonly<Record<string, string>>;
beforeAll(async () => {
  packageFiles = await packed(await compileRules(renamedRules), [
    { at: "house/guns", part: "aliases.old-gun", version: "1.2.0" },
    { at: "house", part: "aliases.walls", version: "1.1.0" },
    { at: "house/shelter/*/status", part: "aliases.spotted", version: "1.1.0" },
  ]);
});

/** An app with the package installed, and these files. */
function appOf(files: Readonly<Record<string, string>>, tables = packageFiles): string {
  const folder = emptyFolder();
  put(folder, { ...tables, ...files });
  return folder;
}

/** The lines an audit prints of an app, and what it makes of them. */
async function audit(folder: string, line = "audit .") {
  const { code, stdout, stderr } = await tablewright(line, {
    cwd: folder,
    work: { appFiles, appTables: tablesOf },
  });
  expect(stderr).toBe("");
  const lines = stdout.trimEnd().split("\n");
  return { code, lines, uses: lines.filter((one) => one.includes(" → ")).map((one) => one.replace(/ {2}\(.*/, "")) };
}

/** What is found in one file of an app. */
async function found(path: string, text: string): Promise<readonly string[]> {
  const { uses } = await audit(appOf({ [path]: text }));
  return uses.map((use) => use.replace(`${path}:`, ""));
}

test("each use with its place, what to write instead, the table, and since which version", async () => {
  const folder = appOf({
    "src/app.ts": 'import { guns } from "house-tables/house";\n\nexport const best = guns["old-gun"];\n',
    "saves/one.json": '{ "weapon": "old-gun", "behind": "rock" }\n',
    "README.md": 'Prose says "old-gun" too.\n',
  });
  expect(await audit(folder)).toMatchObject({
    code: 1,
    lines: [
      "saves/one.json:1:14  old-gun → long-gun  (house/guns, since 1.2.0)",
      "saves/one.json:1:35  rock → stone  (house/shelter)",
      "src/app.ts:3:27  old-gun → long-gun  (house/guns, since 1.2.0)",
      "",
      "3 uses of 2 former ids in 2 of 2 files; they work until a major version drops them",
    ],
  });
});

test("a key of an axis and a renamed table are told with the version of their own renaming", async () => {
  const folder = appOf({ "app.py": 'cover = tables["house/walls"]\nrow = cover["stone"]["spotted"]\n' });
  expect(await audit(folder)).toMatchObject({
    lines: expect.arrayContaining([
      "app.py:1:23  walls → shelter  (house, since 1.1.0)",
      "app.py:2:23  spotted → seen  (house/shelter, since 1.1.0)",
    ]),
  });
});

test("an app without former ids, and tables in which nothing was renamed, are said to be clean", async () => {
  expect(await audit(appOf({ "app.py": 'weapon = "long-gun"\n' }))).toMatchObject({
    code: 0,
    lines: ["no former ids in 1 file; house-tables 0.1.0 has 11 former ids"],
  });
  const never = await packed(await compileRules([houseBook("house")]), []);
  expect(await audit(appOf({ "app.py": 'weapon = "old-gun"\n' }, never))).toMatchObject({
    code: 0,
    lines: ["house-tables 0.1.0: nothing was ever renamed, so there are no former ids to look for"],
  });
});

test("where nothing was renamed no file is looked through", async () => {
  const never = await packed(await compileRules([houseBook("house")]), []);
  const unread = {
    path: "app.py",
    writing: "code",
    get text(): string {
      throw new Error("it was looked through");
    },
  } as const;
  const work = { appFiles: () => ({ files: [unread], skipped: [] }), appTables: tablesOf };
  const { code, stderr } = await tablewright("audit .", { cwd: appOf({}, never), work });
  expect([code, stderr]).toEqual([0, ""]);
});

test.each([
  ["one long word", (size: number) => "a".repeat(size)],
  ["blanks", (size: number) => `x${" ".repeat(size)}y`],
  ["list dashes", (size: number) => "- ".repeat(size / 2)],
  ["tabs", (size: number) => `${"\t".repeat(size)}(`],
  ["calls in calls", (size: number) => "sumBonuses(".repeat(size / 11)],
  ["imports", (size: number) => "import {a".repeat(size / 9)],
  ["properties", (size: number) => ".a".repeat(size / 2)],
])("a megabyte of %s, in code and in a table of values, is looked through once", async (_, text) => {
  const files = { "one.ts": text(1_000_000), "one.yaml": text(1_000_000) };
  expect((await audit(appOf(files))).uses).toEqual([]);
});

test("quoted ids and addresses count whole, in any language", async () => {
  expect(await found("app.py", "a = data['old-gun']\nb = f('not old-gun', \"old-gun-2\")\n")).toEqual([
    "1:11  old-gun → long-gun",
  ]);
  expect(await found("App.cs", 'var a = "rock"; // the rock\nvar b = rocks["rocket"];\n')).toEqual([
    "1:10  rock → stone",
  ]);
  expect(await found("app.vue", "<gun-card :gun=\"guns['first-gun']\" />\n")).toEqual(["1:23  first-gun → long-gun"]);
  expect(await found("saved.json", String.raw`{ "state": "{\"gun\":\"old-gun\"}" }`)).toEqual([
    "1:24  old-gun → long-gun",
  ]);
  expect(
    await found("app.ts", 'sourceOf("guns/old-gun/loads/shot/price"), errataAt("house/walls/rock/hidden")'),
  ).toEqual(["1:16  old-gun → long-gun", "1:30  shot → ball", "1:60  walls → shelter", "1:66  rock → stone"]);
  expect(await found("app.ts", 'load("walls/brick.png"), load("./old-gun.png")')).toEqual([]);
});

test("a former id that is a plain word counts beside its table alone, where it is not quoted", async () => {
  expect(await found("app.ts", "const t = figures.turn; player.turn(); const turn = { turn: 1 };\n")).toEqual([
    "1:19  turn → turn-seconds",
  ]);
  expect(await found("app.ts", 'guns["long-gun"].loads.shot.range; screen.shot()\n')).toEqual(["1:24  shot → ball"]);
  expect(await found("app.ts", "sumBonuses({\n  calm: (x) => 1,\n}); const mood = { calm: true }\n")).toEqual([
    "2:3  calm → is-calm",
  ]);
});

test("the names of a renamed table are told where they are used", async () => {
  const code =
    'import { lookupWalls, walls, type WallsRow } from "house-tables/house";\nwalls.paint();\nlookupWalls("stone");\n';
  expect(await found("app.ts", code)).toEqual([
    "1:10  lookupWalls → lookupShelter",
    "1:23  walls → shelter",
    "1:35  WallsRow → ShelterRow",
    "3:1  lookupWalls → lookupShelter",
  ]);
});

test("in YAML and tables of values a whole value counts without quotes", async () => {
  expect(
    await found("save.yaml", "gun: old-gun\ncover: [rock, stone]\nold-gun: 3\nturn: 4\nnote: the rock falls\n"),
  ).toEqual(["1:6  old-gun → long-gun", "2:9  rock → stone", "3:1  old-gun → long-gun"]);
  expect(await found("save.yaml", 'guns:\n  - "old-gun"\n  - first-gun # the best\n')).toEqual([
    "2:6  old-gun → long-gun",
    "3:5  first-gun → long-gun",
  ]);
  expect(await found("save.csv", "Ann,old-gun,3\nold-gun and more,rock\n")).toEqual([
    "1:5  old-gun → long-gun",
    "2:18  rock → stone",
  ]);
});

test("a former id that is an id elsewhere today counts by its address alone, and that is said", async () => {
  const rules = renamedRules.map(({ path, text }) => ({
    path,
    // The other gun's load keeps the name the first one's had.
    text: path.endsWith("guns.yaml") ? text.replace(/(short-gun:[\s\S]*?)ball:/, "$1shot:") : text,
  }));
  const tables = await packed(await compileRules(rules), []);
  const code =
    'guns["long-gun"].loads["shot"];\nguns["short-gun"].loads["shot"];\nsourceOf("guns/long-gun/loads/shot");\n';
  expect(await audit(appOf({ "app.ts": code }, tables))).toMatchObject({
    uses: ["app.ts:3:31  shot → ball"],
    lines: expect.arrayContaining([
      "looked for by address alone, since something else has that id today: shot (house/guns)",
    ]),
  });
});

test("what tools write, links, and what is no text are not looked at", async () => {
  const folder = appOf({
    "node_modules/kit/index.js": '"old-gun"',
    "dist/app.js": '"old-gun"',
    ".cache/app.js": '"old-gun"',
    "lib/app.min.js": '"old-gun"',
    "package-lock.json": '{ "old-gun": 1 }',
    "image.png": '"old-gun"',
    "large.json": `{ "a": "old-gun", "b": "${"x".repeat(1024 * 1024)}" }`,
    "bytes.js": '"old-gun"\0',
    "app.js": "",
  });
  const outside = appOf({ "secret.js": '"old-gun"' });
  symlinkSync(join(outside, "secret.js"), join(folder, "linked.js"));
  symlinkSync(outside, join(folder, "linked"));
  expect(await audit(folder)).toMatchObject({
    code: 0,
    lines: [
      "no former ids in 1 file; house-tables 0.1.0 has 11 former ids",
      "not looked at: bytes.js (not text)",
      "not looked at: large.json (larger than 1 MB)",
    ],
  });
});

test("for tools: a document its schema describes, and annotations", async () => {
  const folder = appOf({ "app.js": '"old-gun";\n' });
  const { lines } = await audit(folder, "audit app.js --format json");
  const document = JSON.parse(lines.join("\n"));
  const schema = JSON.parse(readFileSync(join(repository, "generator/schema/audit.schema.json"), "utf8"));
  const validate = new Ajv2020({ strict: true }).compile(schema);
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  expect(document.uses).toEqual([
    {
      file: "app.js",
      start: { line: 1, column: 2 },
      end: { line: 1, column: 9 },
      meanings: [
        {
          from: "old-gun",
          to: "long-gun",
          kind: "row",
          book: "house",
          table: "guns",
          former: "old-gun",
          now: "long-gun",
          since: "1.2.0",
        },
      ],
    },
  ]);
  expect((await audit(folder, "audit . --format github")).lines).toEqual([
    "::warning file=app.js,line=1,col=2,endColumn=9,title=former id::old-gun → long-gun  (house/guns, since 1.2.0)",
  ]);
});

test("the tables are those installed nearest, or those named", async () => {
  const folder = appOf({ "packages/game/app.js": '"old-gun";\n' });
  expect((await audit(folder, "audit packages/game")).uses).toEqual(["packages/game/app.js:1:2  old-gun → long-gun"]);
  const bare = emptyFolder();
  put(bare, { "app.js": '"old-gun";\n' });
  expect((await audit(bare, `audit --tables ${join(folder, "node_modules/house-tables")}`)).uses).toEqual([
    "app.js:1:2  old-gun → long-gun",
  ]);
  const work = { appFiles, appTables: tablesOf };
  expect(await tablewright("audit", { cwd: bare, work })).toEqual({
    code: 2,
    stdout: "",
    stderr:
      "tablewright: no package of tables is installed for .; say where they are, such as\n  tablewright audit --tables skirmish-tables@0.2.0\n",
  });
  expect(await tablewright("audit src", { cwd: folder, work })).toMatchObject({
    code: 2,
    stderr: "tablewright: there is no src\n",
  });
  mkdirSync(join(folder, "empty"));
  expect((await audit(folder, "audit empty")).lines).toEqual([
    "no former ids in 0 files; house-tables 0.1.0 has 11 former ids",
  ]);
});

interface Added {
  readonly at: string;
  readonly part: string;
  readonly version: string;
}

/** What npm would install of a package with these rules and releases. */
async function packed(
  { outputs, diagnostics }: Awaited<ReturnType<typeof compileRules>>,
  added: readonly Added[],
): Promise<Readonly<Record<string, string>>> {
  expect(diagnostics).toEqual([]);
  const inside = "node_modules/house-tables";
  const data = outputs.filter(({ path }) => path.startsWith("data/"));
  const versions = added.map(({ version, ...more }) => ({ version, changes: [{ change: "alias added", ...more }] }));
  return {
    ...Object.fromEntries(data.map(({ path, text }) => [`${inside}/dist/${path}`, text])),
    [`${inside}/changes.json`]: JSON.stringify({ versions }),
  };
}

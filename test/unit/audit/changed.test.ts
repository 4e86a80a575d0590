import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { appFiles } from "../../../generator/src/audit/app-files.ts";
import { tablesOf } from "../../../generator/src/audit/tables.ts";
import { load } from "../../../generator/src/project/load.ts";
import { emptyFolder, put } from "../../given/folder.ts";
import { compileRules, repository } from "../../given/project.ts";
import { tablewright } from "../cli/given.ts";

const change = (at: string, was: unknown, now: unknown, errata: readonly string[] = []) => {
  return { at, change: "cell changed", edition: "current", was, now, errata };
};
const versions = [
  { version: "1.2.0", changes: [change("house/hit-table/3+/easy", 1, 2)] },
  {
    version: "1.1.0",
    changes: [
      change("house/rifles/carbine/weight", 3, 4, ["carbine-weight"]),
      // As it was called then.
      change("house/rifles/flintlock/price", 90, 95),
      { ...change("house/rifles/*/price", "kg", "lb"), change: "unit changed", part: "unit" },
    ],
  },
  { version: "1.0.0", changes: [] },
];

let installed: Readonly<Record<string, string>>;
beforeAll(async () => {
  const { rules } = load(join(repository, "test/diagnostics/base"));
  const { outputs } = await compileRules(rules.filter(({ path }) => path.includes("/house/")));
  const inside = "node_modules/house-tables";
  const data = outputs.filter(({ path }) => path.startsWith("data/"));
  installed = {
    ...Object.fromEntries(data.map(({ path, text }) => [`${inside}/dist/${path}`, text])),
    [`${inside}/changes.json`]: JSON.stringify({ versions }),
  };
});

/** Runs the command in an app of one file. */
async function changed(line: string, text = "", path = "app.ts") {
  const folder = emptyFolder();
  put(folder, { ...installed, [path]: text });
  return tablewright(`changed ${line}`, { cwd: folder, work: { appFiles, appTables: tablesOf } });
}

const weight = `\
1.1.0  house/rifles/carbine/weight  cell changed: 3 → 4
  because: It was weighed at the table.
`;

test("what changed of a row asked by its former id, and of every row", async () => {
  expect(await changed("--since 1.0.0 --at house/rifles/flintlock")).toEqual({
    code: 1,
    stdout: `\
1.1.0  house/rifles/musket/price  cell changed: 90 → 95
1.1.0  house/rifles/*/price  unit changed, unit: kg → lb
2 changes since 1.0.0 of 1 thing used: house/rifles/flintlock
`,
    stderr: "",
  });
  expect((await changed("--since 1.1.0 --at house/rifles")).code).toBe(0);
});

test("for tools: a document its schema describes", async () => {
  const { code, stdout } = await changed(
    "--since 1.0.0 --at house/rifles/flintlock/price house/rifles/carbine --format json",
  );
  const document = JSON.parse(stdout);
  const schema = JSON.parse(readFileSync(join(repository, "generator/schema/changed.schema.json"), "utf8"));
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
  expect([validate(document), validate.errors]).toEqual([true, null]);
  expect(code).toBe(1);
  expect(document.since).toBe("1.0.0");
  expect(document.used).toEqual(["house/rifles/flintlock/price", "house/rifles/carbine"]);
  expect(document.changes.slice(0, 2)).toEqual([
    {
      version: "1.1.0",
      at: "house/rifles/carbine/weight",
      formerly: null,
      change: "cell changed",
      part: null,
      edition: "current",
      was: "3",
      now: "4",
      errata: ["carbine-weight"],
      because: ["It was weighed at the table."],
      used: "house/rifles/carbine",
    },
    expect.objectContaining({
      at: "house/rifles/musket/price",
      formerly: "house/rifles/flintlock/price",
      was: "90",
      errata: [],
    }),
  ]);
});

test("a function is told of what it is computed of", async () => {
  const { stdout } = await changed("--since 1.0.0 --at house/rifle-shot");
  expect(stdout).toContain(weight.replace("4\n", "4  (house/rifle-shot)\n"));
});

test.for([
  ["app.ts", 'import { rifleShot } from "house-tables/house";\n', "house/rifle-shot"],
  ["app.ts", 'import { rifles } from "house-tables/house";\n', "house/rifles"],
  ["app.ts", 'import { rifles } from "elsewhere";\nlookupHit(3);\n', "house/hit-table"],
  ["app.py", 'data = tables["hit-table"]\n', "house/hit-table"],
  ["save.json", '{ "gun": "rifles/carbine/weight" }\n', "house/rifles/carbine/weight"],
])("an app uses what it names: %s %s", async ([path, text, used]) => {
  expect((await changed("--since 1.0.0", text, path)).stdout).toMatch(new RegExp(`of 1 thing used: ${used}\n$`));
});

test("what cannot be told is said, with what can", async () => {
  expect(await changed("--since 0.9.0")).toMatchObject({
    code: 2,
    stderr: "tablewright: changes.json has no version 0.9.0; it has 1.2.0, 1.1.0, 1.0.0\n",
  });
  expect((await changed("--since 1.0.0", "rifles")).stderr).toBe(
    "tablewright: . names no table of house-tables; say what it uses: --at <address...>\n",
  );
  expect((await changed("")).stderr).toContain("required option '--since <version>' not specified");
});

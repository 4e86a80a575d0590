import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Editor, startEditor } from "../editor/client.ts";
import { emptyFolder } from "../given/folder.ts";
import { appWith, installWithDependencies, npm, pack } from "./install.ts";
import { complaints } from "./typescript.ts";

const work = emptyFolder();
const project = join(work, "Our Tables");
const read = (path: string) => readFileSync(join(project, path), "utf8");

function tablewright(...line: readonly string[]) {
  const command = join(project, "node_modules/tablewright/bin/tablewright.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...line], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

beforeAll(() => {
  mkdirSync(project);
  installWithDependencies(pack("generator"), "tablewright", project);
});

describe("in an empty folder with the packed compiler alone", () => {
  test("init writes a project and says what comes next", () => {
    const { status, stdout, stderr } = tablewright("init");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("\nrules/house/book.yaml\n");
    expect(stdout).toMatch(/\n\nNext: npm install && npm run build\n$/);
    expect(JSON.parse(read("package.json"))).toMatchObject({ name: "our-tables", type: "module" });
  });

  test("a second init says what is there, and writes nothing", () => {
    writeFileSync(join(project, "README.md"), "Mine.\n");
    rmSync(join(project, ".gitignore"));
    const { status, stderr } = tablewright("init");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^tablewright: nothing was written, .*\n {2}package\.json\n/);
    expect(stderr).not.toContain(".gitignore");
    expect(existsSync(join(project, ".gitignore"))).toBe(false);
    expect(read("README.md")).toBe("Mine.\n");
  });

  test("what npm runs after an install is what editors read", () => {
    npm(["run", "dependencies"], project);
    expect(JSON.parse(read(".tablewright/table.schema.json"))).toMatchObject({ title: "Table" });
  });

  test("npm test builds and passes", () => {
    expect(npm(["test"], project)).toMatch(/\n# pass 1\n# fail 0\n/);
  });

  test("the package is whole: an app compiles against it and runs", () => {
    const app = appWith(pack(project));
    const lines = [
      'import { books } from "our-tables";',
      'import { lookupMorale } from "our-tables/house";',
      'const fate: "routed" | "suppressed" | "passed" = lookupMorale(9);',
      'const id: "house" = books[0].id;',
      "export const said = id + fate;\n",
    ];
    writeFileSync(join(app, "app.ts"), lines.join("\n"));
    expect(complaints("7.0", "node16", ["app.ts"], app)).toBe("");
    writeFileSync(join(app, "wrong.ts"), lines.join("\n").replace("passed", "past"));
    expect(complaints("7.0", "node16", ["wrong.ts"], app)).toContain("wrong.ts(3,7)");
  });
});

test("the package asks no app to run a script when it is installed", () => {
  const { scripts } = JSON.parse(read("package.json"));
  expect(Object.keys(scripts)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/install|prepare|prepublish$/)]),
  );
});

describe("in the folder of npm init and npm install", () => {
  const begun = {
    name: "my-game",
    version: "1.0.0",
    main: "index.js",
    scripts: { test: 'echo "Error: no test specified" && exit 1', lint: "true" },
    license: "ISC",
    type: "commonjs",
    dependencies: { tablewright: "^0.1.0" },
  };
  const folder = join(work, "begun");
  const init = (path: string) => {
    const command = join(project, "node_modules/tablewright/bin/tablewright.cjs");
    return spawnSync(process.execPath, [command, "init"], { cwd: path, encoding: "utf8" });
  };
  const own = () => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

  test("init adds to package.json what it lacks, says what, and keeps the rest", () => {
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), JSON.stringify(begun));
    writeFileSync(join(folder, "README.md"), "Mine.\n");
    const { status, stdout, stderr } = init(folder);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("README.md stays as it is\n");
    expect(stdout).toMatch(/\npackage\.json now has .*exports, type, scripts\.build, .*scripts\.test, .* as well\n/);
    expect(own()).toMatchObject({ ...begun, type: "module", scripts: { lint: "true", check: "tablewright check" } });
    expect(own().devDependencies).toBeUndefined();
    expect(readFileSync(join(folder, "README.md"), "utf8")).toBe("Mine.\n");
  });

  test("npm test builds and passes there", () => {
    symlinkSync(join(project, "node_modules"), join(folder, "node_modules"), "junction");
    expect(npm(["test"], folder)).toMatch(/\n# pass 1\n# fail 0\n/);
  });

  test("where code of CommonJS stands, nothing is written, and a way out is named", () => {
    const other = join(work, "other");
    mkdirSync(other);
    writeFileSync(join(other, "package.json"), JSON.stringify(begun));
    writeFileSync(join(other, "index.js"), "module.exports = 1;\n");
    const { status, stderr } = init(other);
    expect(status).toBe(1);
    expect(stderr).toContain("begin them in a folder of their own: npx tablewright init tables\n");
    expect(JSON.parse(readFileSync(join(other, "package.json"), "utf8"))).toEqual(begun);
  });
});

describe("new", () => {
  const swords = "rules/house/arms/swords.yaml";
  const line = ["new", "house/arms/swords", "--title", "Swords", "--kind", "catalog", "--column"];

  test("writes nothing where a column is none, and says what was meant", () => {
    const { status, stderr } = tablewright(...line, "weight: nubmer");
    expect(status).toBe(1);
    expect(stderr).toContain(`${swords}:4:11 error column/definition  the column weight has the type nubmer`);
    expect(stderr).toContain("hint: did you mean number?");
    expect(existsSync(join(project, swords))).toBe(false);
  });

  test("writes a table whose cells the check asks for, and that builds once they are typed", () => {
    expect(tablewright(...line, "weight: number kg", "--column", "size: [small, large]").status).toBe(0);
    const asked = tablewright("check").stdout.match(/\S+ is empty/g);
    expect(asked).toEqual(["name is empty", "weight is empty", "size is empty"]);
    const cells = read(swords)
      .replace("first-row", "saber")
      .replace("name:", "name: Saber")
      .replace("weight:\n", "weight: 1.2\n");
    writeFileSync(join(project, swords), cells.replace("size:\n", "size: large\n"));
    expect(tablewright("check")).toMatchObject({ status: 0, stderr: "" });
  });
});

describe("an editor that opens the project", () => {
  let editor: Editor;
  beforeAll(async () => {
    editor = await startEditor(project);
  });
  afterAll(() => editor.close());

  const [morale, swords] = ["rules/house/morale/morale.yaml", "rules/house/arms/swords.yaml"];
  const problems = async (path: string, text: string) => (await editor.open(path, text)).map(({ message }) => message);

  test("finds nothing wrong in what init and new wrote", async () => {
    for (const path of [morale, swords, "rules/house/book.yaml"]) expect(await editor.open(path)).toEqual([]);
  });

  test("knows the schema of any file by its place", async () => {
    const ranks = "kind: morale-values\ntitle: X\nrows:\n  squad-team:\n    morale: 5\n    leadr: true\n";
    expect(await problems("rules/house/morale/other.yaml", ranks)).toEqual(["Property leadr is not allowed."]);
    expect(await problems("rules/more/book.yaml", "titel: More\n")).toContain("Property titel is not allowed.");
    expect(await problems("rules/house/errata/one.yaml", "statsu: open\n")).toContain(
      "Property statsu is not allowed.",
    );
  });

  test("knows the columns a table declares: what is wrong in a row, and what may stand there", async () => {
    const typing = `${read(swords)}  knife:\n    name: Knife\n    weight: light\n    sise: small\n    \n    size: \n`;
    const other = "rules/house/arms/typing.yaml";
    expect(await problems(other, typing)).toEqual(
      expect.arrayContaining(['Incorrect type. Expected "number".', "Property sise is not allowed."]),
    );
    const at = typing.split("\n").lastIndexOf("    ");
    const fields = (await editor.complete(other, at, 4)).map(({ label }) => label);
    expect(fields).toEqual(expect.arrayContaining(["aliases"]));
    const words = (await editor.complete(other, at + 1, 10)).map(({ label }) => label);
    expect(words).toEqual(expect.arrayContaining(["small", "large"]));
  });

  test("leaves the rows alone of a table nobody has checked yet", async () => {
    const begun = read(swords).replace("title: Swords", "title: Shields").replaceAll("weight", "width");
    expect(await problems("rules/house/arms/shields.yaml", begun)).toEqual([]);
  });
});

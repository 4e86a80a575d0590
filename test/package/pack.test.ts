import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { outputsOf, realProject } from "../generated/given.ts";
import { book, shields, shieldsPath } from "../generated/house-rules.ts";
import { emptyFolder } from "../given/folder.ts";
import { program, tenLines, wrongLines } from "./app.ts";
import { openEditor, resolutions } from "./editor.ts";
import { appWithTables, installWithDependencies, pack, runModule } from "./install.ts";

const tables = pack(".");
const compiler = pack("generator");
const app = appWithTables();
const workshop = emptyFolder();
installWithDependencies(compiler, "tablewright", workshop);

const installed = (path: string) => readFileSync(join(app, "node_modules/skirmish-tables", path), "utf8");

interface Published {
  readonly id: string;
  readonly rows?: readonly { readonly id: string }[];
  readonly aliases?: Readonly<Record<string, string>>;
}

describe("the tarballs", () => {
  test("hold what is published, and neither rules nor tests", () => {
    const published =
      /^(dist\/|(package\.json|README\.md|CHANGELOG\.md|changes\.json|errata-feed\.(atom|json)|LICENSE|NOTICE|docs\/(changes|odds|using)\.md)$)/;
    expect(tables.files.filter((path) => !published.test(path))).toEqual([]);
    const built =
      /^(dist\/|schema\/[a-z]+\.schema\.json$|bin\/tablewright\.cjs$|python\/\w+\.py$|(package\.json|README\.md|CHANGELOG\.md|LICENSE)$)/;
    expect(compiler.files.filter((path) => !built.test(path))).toEqual([]);
    const private_ = /(^|\/)(?<!^dist\/release\/)(rules|tests?|golden)\/|\.(test|spec)\.|\.(ya?ml|tsv|tsbuildinfo)$/;
    const kind = /^dist\/schema\/[a-z]+\/[a-z-]+\.yaml$/;
    const found = [...tables.files, ...compiler.files].filter((path) => private_.test(path));
    expect(found.filter((path) => !kind.test(path))).toEqual([]);
  });

  test("need nothing that is not published", () => {
    for (const path of [join(app, "node_modules/skirmish-tables"), join(workshop, "node_modules/tablewright")]) {
      expect(readFileSync(join(path, "package.json"), "utf8")).not.toMatch(/"(workspace|file|link|portal):/);
    }
    expect(JSON.parse(installed("package.json"))).not.toHaveProperty("dependencies");
  });

  test("hold a declaration beside every module", () => {
    const modules = tables.files.filter((path) => path.endsWith(".js"));
    expect(modules).toContain("dist/as-printed/walkers/index.js");
    expect(modules.filter((path) => !tables.files.includes(path.replace(/\.js$/, ".d.ts")))).toEqual([]);
    // A book is one file for a compiler too; beside it stand the types all books share.
    const others = tables.files.filter(
      (path) => path.endsWith(".d.ts") && !modules.includes(path.replace(".d.ts", ".js")),
    );
    expect(others.filter((path) => !path.startsWith("dist/runtime/"))).toEqual(["dist/data/json.d.ts"]);
    // What editors show is read from the declarations alone.
    expect(modules.filter((path) => installed(path).includes("/**"))).toEqual([]);
  });

  test("hold the figures the rules give now", async () => {
    const outputs = await outputsOf(realProject());
    const data = outputs.filter(({ path }) => path.startsWith("data/"));
    expect(data.map(({ path }) => path)).toEqual(expect.arrayContaining(["data/as-printed/striker-ii.json"]));
    for (const { path, text } of data) {
      const shipped = JSON.parse(installed(`dist/${path}`));
      const given = { ...JSON.parse(text), dataHash: expect.stringMatching(/^[0-9a-f]{64}$/) };
      expect(shipped, `${path}: run npm run build`).toEqual(given);
    }
  });
});

describe("an app on Node", () => {
  test("imports a book, its printed edition, the list of books and the data", () => {
    const printed = runModule(program, app);
    const [banner] = installed("dist/striker-ii/index.js").split("\n");
    expect(banner).toMatch(/^\/\/ skirmish-tables \d+\.\d+\.\d+, license MIT, data [0-9a-f]{64}$/);
    expect(JSON.parse(printed)).toEqual({
      books: ["infantry-moves", "skirmishers", "striker-ii", "troopers", "walkers"],
      hit: { hits: 1, moraleCheck: true },
      difficult: { range: 450, penetration: 3, autofire: 2 },
      difficulty: "difficult",
      morale: "suppressed",
      armor: 13,
      corrected: { single: 1, automatic: 2, area: null },
      printed: { single: 1, automatic: { unknown: expect.any(String) }, area: null },
      hull: 3,
      data: ["striker-ii", "current"],
      printedData: ["walkers", "as-printed"],
      schema: "Rulebook data",
    });
  });

  test.for(["", "as-printed/"])("has in the history of its version every cell of data/%s*.json", (edition) => {
    const told = runModule(everyCell(edition), app);
    const [cells, others] = JSON.parse(told) as [number, string[]];
    expect(others).toEqual([]);
    expect(cells).toBeGreaterThan(edition === "" ? 4500 : 100);
  });

  test("cannot reach into the package past its exports", () => {
    const inside = 'import("skirmish-tables/dist/striker-ii/index.js").catch(({ code }) => console.log(code));';
    expect(runModule(inside, app)).toBe("ERR_MODULE_NOT_FOUND\n");
  });
});

/** A program that holds the history against the data, and prints how many cells it asked for and those it got otherwise. */
function everyCell(edition: string): string {
  return `
    import { readFileSync } from "node:fs";
    import { fileURLToPath } from "node:url";
    import { isDeepStrictEqual } from "node:util";
    import { books, dataVersion } from "skirmish-tables";
    const others = [];
    let cells = 0;
    for (const { id: book } of books) {
      const data = new URL(import.meta.resolve(\`skirmish-tables/data/${edition}\${book}.json\`));
      const { asOf } = await import(\`skirmish-tables/history/\${book}\`);
      const then = asOf(dataVersion, "${edition === "" ? "current" : "as-printed"}");
      const ask = (row, at) => {
        const name = row.name === row.id ? {} : { name: row.name };
        for (const [column, value] of Object.entries({ ...name, ...row.keys, ...row.values, ...("value" in row ? { value: row.value } : {}) })) {
          cells += 1;
          if (!isDeepStrictEqual(then.at(\`\${at}/\${column}\`)?.value, value)) others.push(\`\${book}/\${at}/\${column}\`);
        }
        for (const one of row.nested ?? []) ask(one, \`\${at}/\${one.within}/\${one.id}\`);
      };
      for (const table of JSON.parse(readFileSync(fileURLToPath(data), "utf8")).tables) {
        for (const row of table.rows ?? table.modifiers ?? table.constants ?? []) ask(row, \`\${table.id}/\${row.id}\`);
      }
    }
    console.log(JSON.stringify([cells, others]));
  `;
}

describe.for(resolutions)("an app in TypeScript with %s resolution", (resolution) => {
  const editor = openEditor(app, resolution);
  const weapon = 'import { smallArms } from "skirmish-tables/striker-ii";\n';

  test("compiles ten lines with exact literal types", () => {
    expect(editor.complaints(tenLines)).toEqual([]);
  });

  test("is told of wrong ids and of figures it must not change", () => {
    expect(editor.complaints(wrongLines)).toEqual([
      "3 TS2551",
      "4 TS2345",
      "5 TS2339",
      "6 TS2345",
      "7 TS2540",
      "8 TS2322",
    ]);
  });

  test("is offered every weapon, by a former id too, and the loads of each", () => {
    const { tables } = JSON.parse(installed("dist/data/striker-ii.json")) as { tables: readonly Published[] };
    const { rows = [], aliases = {} } = tables.find(({ id }) => id === "small-arms") ?? {};
    const ids = [...rows.map(({ id }) => id), ...Object.keys(aliases).filter((one) => !one.includes("/"))];
    expect(ids.length).toBeGreaterThan(30);
    expect(editor.completions(`${weapon}smallArms["|"];\n`)).toEqual(ids.sort());
    expect(editor.completions(`${weapon}smallArms["acr-7mm"].loads.|;\n`)).toEqual(["ds", "slugs"]);
  });

  test("reads what a column is, and its unit, on hover", () => {
    expect(editor.hover(`${weapon}smallArms["acr-7mm"].tech|Level;\n`)).toBe(
      "(property) techLevel: 10\nTech level at which the weapon appears.\n@source Striker II: Introductory Infantry Rules, Individual Weapons, slug throwers, lines 3151-3341",
    );
    expect(editor.hover(`${weapon}smallArms["acr-7mm"].pri|ce;\n`)).toMatch(/^\(property\) price: 800\n/);
    expect(editor.hover(`${weapon}smallArms["acr-7mm"].loads.ds.diffi|cult;\n`)).toContain(
      "\nRange, penetration and autofire bonus of difficult shots, such as 300(3)+2. C is contact.",
    );
    expect(editor.hover(`${weapon}smallArms["acr-7mm"].loads.ds.difficult.ra|nge;\n`)).toBe(
      "(property) range: 450\nFarthest distance at this difficulty; contact (printed C) is 0.\nUnit: meters (m).",
    );
  });

  test("reads what a lookup takes and where the book prints it on hover", () => {
    const hover = editor.hover('import { lookup|Hit } from "skirmish-tables/striker-ii";\n');
    expect(hover.split("\n")).toEqual([
      "(alias) function lookupHit(roll: number, difficulty: HitTableDifficulty): HitTableResult",
      "import lookupHit",
      "Looks up “Hit table”. Hits a target team takes from one attack, by modified roll and difficulty; any hit, or an M alone, also makes it check morale.",
      "@param roll - The roll after all modifiers. Rolled on 2D6.",
      "@param difficulty - How hard the shot is.",
      "@source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2276-2297",
      '@example lookupHit(14, "simple"); // { hits: 3, moraleCheck: true }',
    ]);
    const catalog = editor.hover('import { small|Arms } from "skirmish-tables/striker-ii";\n');
    expect(catalog).toMatch(/\n@source Striker II: Introductory Infantry Rules, .*lines 3151-3341$/m);
  });

  test("has the figure itself as the type of a cell", () => {
    const hull =
      'import { walkerPoints } from "skirmish-tables/walkers";\nconst hu|ll = walkerPoints["60mm"].heavy.hull;\n';
    expect(editor.hover(hull)).toBe("const hull: 3\n");
  });
});

describe("the compiler installed on its own", () => {
  const house = join(workshop, "house");
  writeIn(house, "package.json", '{ "name": "house-tables", "version": "1.2.0" }\n');
  writeIn(house, book.path, book.text);
  writeIn(house, shieldsPath, shields);
  const tablewright = (...line: readonly string[]) => {
    const command = join(workshop, "node_modules/tablewright/bin/tablewright.cjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...line], {
      cwd: house,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };

  test("builds a folder of house rules", () => {
    const { status, stdout, stderr } = tablewright("build");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("\n1 book, 1 table, 2 rows\n");
    expect(readFileSync(join(house, "generated/house/shields.ts"), "utf8")).toContain(
      "export function lookupShields(cover: ShieldsCover, status: ShieldsStatus): number {",
    );
    expect(readFileSync(join(house, "generated/runtime/check.ts"), "utf8")).toContain("export function checkNumber(");
    expect(readFileSync(join(house, "generated/version.ts"), "utf8")).toContain('dataVersion = "1.2.0"');
    expect(tablewright("build", "--check")).toEqual({
      status: 0,
      stdout: "generated/ is up to date: 1 book, 1 table, 2 rows\n",
      stderr: "",
    });
  });

  test("answers a mistake with its place", () => {
    writeIn(house, "rules/house/armor/walls.yaml", "kind: coverr\ntitle: Walls\n");
    const { status, stdout } = tablewright("check");
    rmSync(join(house, "rules/house/armor/walls.yaml"));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^rules\/house\/armor\/walls\.yaml:1:7 error table\/kind-unknown /);
    expect(stdout).toContain("hint: did you mean cover?");
  });

  test("is a library too", () => {
    const use = 'import * as all from "tablewright"; console.log(Object.keys(all).sort().join(" "));';
    expect(runModule(use, workshop)).toBe("analyze compile formatDiagnostics load\n");
    const declarations = compiler.files.filter((path) => path.endsWith(".d.ts"));
    const reached = declarations.flatMap((path) =>
      [...readFileSync(join(workshop, "node_modules/tablewright", path), "utf8").matchAll(/from "(\..+)\.[jt]s"/g)].map(
        ([, other]) => `${posix.join(posix.dirname(path), other ?? "")}.d.ts`,
      ),
    );
    expect(declarations).toEqual(expect.arrayContaining(reached));
  });
});

function writeIn(below: string, path: string, text: string): void {
  mkdirSync(dirname(join(below, path)), { recursive: true });
  writeFileSync(join(below, path), text);
}

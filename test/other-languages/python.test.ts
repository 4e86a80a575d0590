import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { understand } from "../../generator/src/compile.ts";
import { cases } from "../../generator/src/emit/cases/index.ts";
import { pythonName } from "../../generator/src/emit/python/names.ts";
import { realProject, root } from "../generated/given.ts";
import { renamedRules } from "../generated/renamed-rules.ts";
import { emptyFolder, put } from "../given/folder.ts";
import { made } from "../given/made.ts";
import { python3, testWith } from "../given/programs.ts";
import { houseBook, knownSchemas, projectOf } from "../given/project.ts";
import { codeOf, said } from "../package/recipes.ts";
import { tables } from "../unit/columns/tables.ts";
import { books, generated, readJson } from "./books.ts";
import { python } from "./python.ts";
import { checkCases, pythonFolder } from "./python-package.ts";

const app = join(import.meta.dirname, "squad_app.py");

let folder: string;
beforeAll(() => {
  folder = pythonFolder(realProject(), "skirmish-tables");
});

/** Headings that differ in their signs alone. */
const signedTable = `kind: lookup
title: Signed
axes:
  level: { match: range, domain: 1+ }
  armor: { match: listed, columns: [1, -1, 5, .5, 1/2, "1:2", 6, 6+] }
result: integer
rows:
  - { level: 1+, 1: 10, -1: 11, 5: 12, .5: 13, 1/2: 14, "1:2": 15, 6: 16, 6+: 17 }
`;

interface Cases {
  readonly book: string;
  readonly functions: readonly { readonly cases: readonly unknown[] }[];
}

/** What a program is told that asks all cases of books, if it agrees with them. */
function agreed(all: readonly Cases[]): string {
  const lines = all.map(({ book, functions }) => `${book}: ${functions.flatMap((one) => one.cases).length}`);
  return lines.map((line) => `${line} passed, 0 failed\n`).join("");
}

describe("the package for Python", () => {
  testWith(python3)("answers every case of every book", () => {
    const all = books.map((book) => readJson(`generated/cases/${book}.json`) as Cases);
    const paths = books.map((book) => join(generated, "cases", `${book}.json`));
    expect(python([checkCases, "skirmish_tables", ...paths], folder)).toBe(agreed(all));
  });

  testWith(python3)("answers those of tables of every form, and of renamed ones", () => {
    const own = Object.entries(tables).map(([name, text]) => ({ path: `rules/house/gear/${name}.yaml`, text }));
    const signed = { path: "rules/house/gear/signed.yaml", text: signedTable };
    for (const rules of [[houseBook("house", "negative"), ...own, signed], renamedRules]) {
      const project = projectOf(rules);
      const house = pythonFolder(project, "@our/tables");
      const [file] = made(
        cases,
        understand(project, () => {}, knownSchemas),
      );
      put(house, { "cases.json": file?.text ?? "" });
      expect(python([checkCases, "our_tables", "cases.json"], house)).toBe(agreed([JSON.parse(file?.text ?? "")]));
    }
  });

  testWith(python3)("names things as its runtime does", () => {
    const names = [
      "lookupHit",
      "tech-level",
      "from",
      "_class",
      "6-10",
      "60mm",
      "acr-7.62",
      "Wheeled (4x4)",
      "1:2",
      "11+",
      "1",
      "-1",
      "+1",
      "-5--3",
      "1/2",
      ".5",
      "1.5",
      "d6",
      "naïve-Æ",
    ];
    const program =
      "import sys; from skirmish_tables.runtime.values import python_name; print(*map(python_name, sys.argv[1:]), sep='\\n')";
    const own = python(["-c", program, ...names], folder)
      .trim()
      .split("\n");
    expect(own).toEqual(
      "lookup_hit tech_level from_ class_ _6_10 _60mm acr7_62 wheeled4x4 _1_to_2 _11_plus _1 minus_1 plus_1 minus_5_minus_3 _1_of_2 point_5 _1_point_5 d6 naïveÆ".split(
        " ",
      ),
    );
    expect(names.map(pythonName)).toEqual(own);
  });

  test("is refused where two parts of a row would have one name", () => {
    const text =
      "kind: lookup\ntitle: Going\naxes:\n  ground: { match: listed }\n  mover: { match: listed, columns: [Foot troops, Foot-troops] }\nresult: integer\nrows:\n  - { ground: Road, Foot troops: 1, Foot-troops: 2 }\n";
    const rules = [houseBook("house"), { path: "rules/house/gear/going.yaml", text }];
    expect(() => pythonFolder(projectOf(rules), "tables")).toThrow(
      "two parts of GoingRow are called foot_troops in Python",
    );
  });

  testWith(python3)("prints what docs/using.md says", () => {
    const code = codeOf("python").join("");
    expect(code).toContain("skirmish_tables");
    put(folder, { "using.py": code });
    expect(python(["using.py"], folder)).toBe(said(code));
  });

  testWith(python3)("keeps editions, blanks, lost figures and 0 apart, and adds as on paper", () => {
    const program = `
import dataclasses, typing
from skirmish_tables import Unknown, data
from skirmish_tables.striker_ii import *
from skirmish_tables.as_printed import striker_ii as printed
from skirmish_tables.walkers import walker_morale

print([book.small_arms["arl"].loads["heap"].targets.automatic for book in (__import__("skirmish_tables.striker_ii").striker_ii, printed)])
print(walker_morale["damage-roll"].check, small_arms["lag"].price == Unknown("the printed row ends after the weights"))
print(movement_left(50, {"clear": 28.2, "forest": 2}), movement_left(4.7, {"clear": .1, "forest": 2.3}))
dear = dataclasses.replace(small_arms["acr-7mm"], price=900.5)
print(loaded_price(dear, dear.loads["slugs"]), typing.get_args(FootMovementPace), small_arms.find("7MM acr").id)
print(len(weapons) == len(small_arms) + len(energy_weapons) + len(crew_served_weapons) + len(grenade_launchers), weapons["acr-7mm"] == small_arms["acr-7mm"])
print(data("striker-ii", "as-printed")["edition"], len(data("striker-ii", "as-printed")["tables"]) == len(data("striker-ii")["tables"]))
`;
    expect(python(["-c", program], folder).split("\n")).toEqual([
      "[2, Unknown(unknown='the print breaks off after the slash')]",
      "None True",
      "17.8 0",
      "910.5 ('walking', 'running', 'fording') acr-7mm",
      "True True",
      "as-printed True",
      "",
    ]);
  });

  testWith(python3)("names the function, the parameter and the value of what it refuses", () => {
    const program = `
from skirmish_tables.striker_ii import *
for call in (
    lambda: lookup_hit(15, "formidible"),
    lambda: lookup_hit("15", "simple"),
    lambda: attack(13, "simple"),
    lambda: attack(7, "simple", {"initiativ": "high-initiative"}),
    lambda: attack(7, "simple", {"movedGyrostabilized": True}),
    lambda: attack(7, "simple", {"moved_gyrostabilized": "false"}),
    lambda: shot_at("slugs", 10),
    lambda: assign_hits(4, 0),
    lambda: movement_left(10, {"clear": True}),
    lambda: fire(weapon=small_arms["acr-7mm"].loads["ds"], team="stationary", distance=1, firers=4, roll=9, soldiers=4, modifiers={"autofire": 2}),
    lambda: small_arms["acr-7m"],
    lambda: small_arms["acr-7mm"].loads["slug"],
):
    try:
        print(call())
    except (ValueError, KeyError) as error:
        print(error.args[0])
`;
    expect(python(["-c", program], folder).split("\n")).toEqual([
      "lookup_hit: difficulty has no 'formidible'; did you mean 'formidable'?",
      "lookup_hit: roll must be a whole number, got '15'",
      "attack: roll must be 2-12, got 13",
      "attack: given has no 'initiativ'; did you mean 'initiative'?",
      "attack: given has no 'movedGyrostabilized'; did you mean 'moved_gyrostabilized'?",
      "attack: moved_gyrostabilized must be True or False, got 'false'",
      "shot_at: load must be a row of small-arms, got 'slugs'",
      "assign_hits: soldiers must be 1 and more, got 0",
      "movement_left: clear must be a number, got True",
      "fire: modifiers must not have autofire, which follows from the rest",
      "small_arms has no 'acr-7m'; did you mean 'acr-7mm'?",
      "acr-7mm/loads has no 'slug'; did you mean 'slugs'?",
      "",
    ]);
  });
});

testWith(python3)("an app of thirty lines runs", () => {
  put(folder, { "app.py": readFileSync(app, "utf8") });
  expect(python(["app.py", "7MM acr", "450"], folder).split("\n")).toEqual([
    "7mm ACR, TL 10",
    "  Slugs: 0 hits, 810 Cr",
    "  DS: 1 hits, 820 Cr",
    "FireResult(hits=1, casualties=1, morale_check=True)",
    "fire: roll must be 2-12, got 13",
    "",
  ]);
});

describe("a strict checker", () => {
  testWith(python3)("has nothing against the package and an app, and finds a misspelt id", () => {
    const wrong = [
      "from skirmish_tables.striker_ii import attack, loaded_price, lookup_hit, small_arms",
      'weapon = small_arms["acr-7m"]',
      'load = small_arms["acr-7mm"].loads["slug"]',
      'hit = lookup_hit(7, "formidible")',
      'hit = attack(7, "simple", {"initiativ": "high-initiative"})',
      'print(1 + loaded_price(small_arms["acr-7mm"], small_arms["acr-7mm"].loads["slugs"]))',
      'small_arms["acr-7mm"].tech_level = 11',
    ];
    const include = [
      "*.py",
      "skirmish_tables/*.py",
      "skirmish_tables/runtime",
      "skirmish_tables/as_printed/walkers.py",
    ];
    const signed = { path: "rules/house/gear/signed.yaml", text: signedTable };
    const own = pythonFolder(projectOf([houseBook("house", "negative"), signed]), "our-tables");
    put(folder, { "skirmish_tables/house.py": readFileSync(join(own, "our_tables/house.py"), "utf8") });
    put(folder, {
      "app.py": readFileSync(app, "utf8"),
      "wrong.py": `${wrong.join("\n")}\n`,
      "pyrightconfig.json": JSON.stringify({ include, typeCheckingMode: "strict", pythonVersion: "3.10" }),
    });
    const pyright = join(root, "node_modules/pyright/index.js");
    const { stdout } = spawnSync(process.execPath, [pyright, "-p", folder, "--outputjson"], { encoding: "utf8" });
    const { generalDiagnostics, summary } = JSON.parse(stdout) as Checked;
    const told = generalDiagnostics.map(({ file, range }) => `${basename(file)}:${range.start.line + 1}`);
    expect([...new Set(told)]).toEqual(wrong.slice(1).map((_, at) => `wrong.py:${at + 2}`));
    expect(summary.filesAnalyzed).toBeGreaterThan(12);
  });
});

interface Checked {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly range: { readonly start: { readonly line: number } };
  }[];
  readonly summary: { readonly filesAnalyzed: number };
}

/** A Python that can build wheels without loading anything: PyPI is not needed for that. */
const builder = [python3, "/usr/bin/python3"].find(
  (one) => spawnSync(one, ["-c", "import setuptools, wheel"]).status === 0,
);
if (!builder) console.warn("no Python here has setuptools and wheel: the test that builds a wheel is skipped");

const { version, description, license, author, keywords } = readJson("package.json") as Readonly<
  Record<"version" | "description" | "license" | "author", string>
> & { readonly keywords: readonly string[] };

(builder ? testWith(python3) : test.skip)("setuptools builds a wheel of it that holds all", () => {
  const place = emptyFolder();
  const build = `from setuptools import build_meta; print(build_meta.build_wheel(${JSON.stringify(place)}))`;
  const { stdout } = spawnSync(builder ?? "", ["-c", build], { cwd: folder, encoding: "utf8" });
  const wheel = join(place, stdout.trim().split("\n").at(-1) ?? "");
  const program = `import sys; sys.path.insert(0, ${JSON.stringify(wheel)})
from skirmish_tables import as_printed, data
from skirmish_tables.as_printed.walkers import lookup_walker_points
print(wheel := as_printed.__file__.endswith("skirmish_tables/as_printed/__init__.py"), lookup_walker_points(75, "heavy"))`;
  expect(python(["-c", program], place)).toBe("True WalkerPointsCell(hull=4, armor=6)\n");
  const metadata = `import sys, email, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
info = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")).rpartition("/")[0]
said = email.message_from_string(wheel.read(info + "/METADATA").decode())
for name in ("Name", "Version", "Summary", "License", "Author", "Keywords", "Description-Content-Type"): print(said[name])
print(*said.get_all("License-File"), wheel.read(info + "/LICENSE").decode().splitlines()[0])
print(said.get_payload())`;
  expect(python(["-c", metadata, wheel], place).split("\n")).toEqual([
    "skirmish-tables",
    version,
    description,
    license,
    author,
    keywords.join(","),
    "text/markdown",
    "LICENSE NOTICE MIT License",
    "# skirmish-tables",
    "",
    description,
    "",
    ...["infantry_moves", "skirmishers", "striker_ii", "troopers", "walkers"].map((book) =>
      expect.stringContaining(`\`skirmish_tables.${book}\` is `),
    ),
    "",
    "",
  ]);
});

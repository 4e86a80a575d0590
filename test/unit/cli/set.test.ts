import { describe, expect, test } from "vitest";
import { run } from "../../../generator/src/cli/program.ts";
import { check, understand } from "../../../generator/src/compile.ts";
import { cellEdit } from "../../../generator/src/edits/cell.ts";
import { load } from "../../../generator/src/project/load.ts";
import type { Project } from "../../../generator/src/project/project.ts";
import { tableForms } from "../../../generator/src/sheet/forms.ts";
import type { SourceFile } from "../../../generator/src/source/source-file.ts";
import { rememberingSteps } from "../../../generator/src/watch/remembering.ts";
import { projectOf, repository } from "../../given/project.ts";
import { rules } from "../find/given.ts";
import { goodWork } from "./given.ts";

const past = { steps: rememberingSteps() };
const real = load(repository);
const treasure: SourceFile = {
  path: "rules/club/loot/treasure.yaml",
  text: `kind: lookup
title: Treasure
axes:
  roll: { match: range, dice: d100 }
columns:
  coins: dice gp
  weight: { type: number lb, blank: yes }
  tags: { list-of: text, default: [] }
rows:
  - { roll: 01-60, coins: 2d6 }   # often
  - { roll: 61-95, coins: 4d6x10, tags: [old] }
  - { roll: 96-00, coins: 1d6x100 }
`,
};
const book: SourceFile = {
  path: "rules/club/book.yaml",
  text: "title: Club\ndocument: none\nminus: up-to\nunits: { gp: gold pieces, lb: pounds }\n",
};
const armor: SourceFile = {
  path: "rules/club/armor/armor.yaml",
  text: `kind: lookup
title: Armor
axes:
  thickness: { match: floor, values: whole, below: none }
columns:
  rating: integer
rows:
  - thickness: 10
    rating: 3
  - thickness: 20
    rating: 5
`,
};
const boats: SourceFile = {
  path: "rules/club/travel/boats.yaml",
  text: `kind: catalog
title: Boats
transposed: yes
columns:
  crew: integer
  speed: number km/h
  ram: { type: integer, blank: yes }
  tags: { list-of: text, default: [] }
rows:
  name: { raft: Log raft, galley: War galley }
  crew: { raft: 2, galley: 40 } # at the oars
  speed:
    raft: 3
    galley: 9
`,
};
const arrows: SourceFile = {
  path: "rules/club/travel/arrows.yaml",
  text: `kind: lookup
title: Arrows
transposed: yes
axes:
  distance: { match: range, domain: 1-150 }
columns:
  penalty: integer
  wasted: { type: integer, blank: yes }
rows:
  penalty: { 1-20: 0, 21-60: -2, 61-150: -5 }
  wasted: { 61-150: 1 }
`,
};
const gates: SourceFile = {
  path: "rules/club/travel/gates.yaml",
  text: `kind: lookup
title: Gates
axes:
  knowledge: { match: listed }
  roll: { match: range, dice: d6, outcomes: [lost, there] }
rows:
  - { knowledge: Own gate, there: 1-6 }
  - { knowledge: Told of, lost: 1-3, there: 4-6 }
`,
};
const club = projectOf([book, ...rules.slice(1), treasure, armor, boats, arrows, gates]);

/** Runs one command line on a project in memory; `later` is what stands on the disk when it writes. */
async function on(project: Project, argv: readonly string[], later: Project = project) {
  const written: [string, string][] = [];
  let [stdout, stderr] = ["", ""];
  let loads = 0;
  const code = await run<Project & { readonly diagnostics: [] }>(argv, {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    cwd: "/",
    onInterrupt: () => {},
    now: () => 0,
    version: "1.2.3",
    work: {
      ...goodWork,
      load: () => {
        loads += 1;
        return { ...(loads === 1 ? project : later), diagnostics: [] };
      },
      check: (one) => check(one, past),
      forms: tableForms,
      understand: (one) => ({ model: understand(one, () => {}, past), diagnostics: [], releases: [] }),
      compile: () => Promise.reject(new Error("nothing is compiled")),
      put: (path, text) => written.push([path.replace(/^.*(?=rules\/)/, ""), String(text)]) > 0,
    },
  });
  return { code, stdout, stderr, written };
}

/** The lines of a patch that take away and put there. */
function changed(patch: string): readonly string[] {
  return patch.split("\n").filter((line) => /^[-+](?![-+])/.test(line));
}

describe("set", () => {
  test.for<[what: string, address: string, value: string, lines: readonly string[]]>([
    ["a figure", "club-weapons/needle-pistol/price", "310", ["-    price: 300", "+    price: 310"]],
    [
      "a figure of a load, in the book's notation",
      "club/club-weapons/needle-rifle/loads/needles/difficult",
      "200(3)+2",
      ["-        difficult: 300(3)+2", "+        difficult: 200(3)+2"],
    ],
    ["a row by its former id", "club-weapons/needler/weight", "3", ["-    weight: 2.5", "+    weight: 3"]],
    [
      "a blank, where its column stands",
      "club-weapons/needle-pistol/loads/needles/formidable",
      "80(0)",
      ["+        formidable: 80(0)"],
    ],
    [
      "a lost figure",
      "club-weapons/needle-pistol/price",
      "unknown: smudged",
      ["-    price: 300", "+    price: { unknown: smudged }"],
    ],
    [
      "a row of a lookup, between braces",
      "treasure/01-60/weight",
      "2.5",
      ["-  - { roll: 01-60, coins: 2d6 }   # often", "+  - { roll: 01-60, coins: 2d6, weight: 2.5 }   # often"],
    ],
    [
      "a list",
      "treasure/96-00/tags",
      "[old, rare]",
      ["-  - { roll: 96-00, coins: 1d6x100 }", "+  - { roll: 96-00, coins: 1d6x100, tags: [old, rare] }"],
    ],
    [
      "nothing in the place of a list",
      "treasure/61-95/tags",
      "absent",
      ["-  - { roll: 61-95, coins: 4d6x10, tags: [old] }", "+  - { roll: 61-95, coins: 4d6x10 }"],
    ],
    [
      "a figure of a table printed sideways",
      "boats/galley/crew",
      "42",
      ["-  crew: { raft: 2, galley: 40 } # at the oars", "+  crew: { raft: 2, galley: 42 } # at the oars"],
    ],
    [
      "a blank under a heading, in the order of the headings",
      "arrows/21-60/wasted",
      "0",
      ["-  wasted: { 61-150: 1 }", "+  wasted: { 21-60: 0, 61-150: 1 }"],
    ],
    ["a list on a line that was not there", "boats/raft/tags", "[slow]", ["+  tags:", "+    raft: [slow]"]],
    [
      "a figure under a heading that is a band",
      "arrows/61-150/penalty",
      "-6",
      ["-  penalty: { 1-20: 0, 21-60: -2, 61-150: -5 }", "+  penalty: { 1-20: 0, 21-60: -2, 61-150: -6 }"],
    ],
  ])("%s", async ([, address, value, lines]) => {
    const { code, stdout, stderr, written } = await on(club, ["set", address, value]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(changed(stdout)).toEqual(lines);
    const [[path = "", text = ""] = []] = written;
    const before = club.rules.find((file) => file.path === path)?.text ?? "";
    const gone = lines.filter((line) => line[0] === "-").map((line) => line.slice(1));
    expect(before.split("\n").filter((line) => !text.split("\n").includes(line))).toEqual(gone);
  });

  test("of bands in cells it says where to edit", async () => {
    const { code, stderr } = await on(club, ["set", "gates/Told of 1-3/outcome", "there"]);
    expect([code, stderr]).toEqual([
      1,
      "tablewright: club/gates/Told of 1-3/outcome does not stand as a row in its file; edit it in rules/club/travel/gates.yaml\n",
    ]);
  });

  test("a value the table does not bear is told, and nothing is written", async () => {
    const { code, stdout, stderr, written } = await on(club, ["set", "club-weapons/needle-pistol/price", "dear"]);
    expect([code, written]).toEqual([1, []]);
    expect(stdout).toContain("club-weapons.yaml:25:12 error");
    expect(stderr).toBe("tablewright: nothing was written; this is what the check would say\n");
  });

  test("a mistake elsewhere hinders nothing, and is not told again", async () => {
    const wrong = { path: "rules/club/loot/other.yaml", text: "kind: catalog\ntitle: Other\nrows:\n  a: { b: 1 }\n" };
    const { code, stdout } = await on(projectOf([...club.rules, wrong]), [
      "set",
      "club-weapons/needle-pistol/price",
      "310",
    ]);
    expect([code, changed(stdout).length]).toEqual([0, 2]);
  });

  test("a figure that the document prints otherwise is refused, with the command that corrects it", async () => {
    const at = "small-arms/acr-7mm/loads/ds/difficult";
    const { code, stdout, stderr, written } = await on(real, ["set", at, "450(5)+2"]);
    expect([code, written]).toEqual([1, []]);
    expect(stdout).toContain("line 3298 prints 450(3)+2, here 450(5)+2");
    expect(stderr).toContain(
      `npx tablewright erratum striker-ii/${at} '450(5)+2' --because "<why>" --authority <document | author | ruling>\n`,
    );
  });

  test.for<[argv: readonly string[], said: string]>([
    [["club-weapons/needle-pistol", "3"], "club/club-weapons/needle-pistol is no cell; put a column behind it"],
    [["club-weapons/needle-pistl/price", "3"], "club/club-weapons/needle-pistol/price"],
    [["club-weapons/needle-pistol/price", "300"], "club/club-weapons/needle-pistol/price holds 300 already"],
    [["treasure/01-60/weight", "absent"], "club/treasure/01-60/weight holds nothing already"],
    [["treasure/01-60/tags", "[old"], "[old is no list; write it as [first, second]"],
  ])("%j is answered", async ([argv, said]) => {
    const { code, stderr, written } = await on(club, ["set", ...argv]);
    expect([code, written]).toEqual([1, []]);
    expect(stderr).toContain(said);
  });

  test("a table with a mistake is mended by it", async () => {
    const broken = projectOf(
      club.rules.map((file) => (file === treasure ? { ...file, text: file.text.replace("61-95", "71-95") } : file)),
    );
    const mended = await on(broken, ["set", "treasure/71-95/roll", "61-95"]);
    expect([mended.code, mended.written.map(([, text]) => text)]).toEqual([0, [treasure.text]]);
    const filled = await on(broken, ["add", "treasure", "roll=61-70", "coins=3d6"]);
    expect([filled.code, changed(filled.stdout)]).toEqual([0, ["+  - { roll: 61-70, coins: 3d6 }"]]);
    const lost = await on(broken, ["set", "treasure/61-95/roll", "61-96"]);
    expect([lost.code, lost.stderr]).toEqual([1, "tablewright: club/treasure has no cell 61-95/roll\n"]);
  });

  test("cells that only fit together are typed together", async () => {
    const { code, stdout } = await on(club, ["set", "treasure/01-60/roll", "01-55", "treasure/61-95/roll", "56-95"]);
    expect([code, changed(stdout)]).toEqual([
      0,
      [
        "-  - { roll: 01-60, coins: 2d6 }   # often",
        "-  - { roll: 61-95, coins: 4d6x10, tags: [old] }",
        "+  - { roll: 01-55, coins: 2d6 }   # often",
        "+  - { roll: 56-95, coins: 4d6x10, tags: [old] }",
      ],
    ]);
    const alone = await on(club, ["set", "treasure/01-60/roll", "01-55"]);
    expect([alone.code, alone.written]).toEqual([1, []]);
    expect(alone.stdout).toContain("nothing covers 56-60");
  });

  test("a table called as another book hides nothing of that book", () => {
    const found = cellEdit(
      tableForms(real),
      understand(real, () => {}, past),
      "troopers/activation/troopers-acting/value",
      "99",
    );
    expect(found).toMatchObject({ operations: [{ kind: "set", path: ["rows", "troopers-acting", "value"] }] });
  });

  test("a value may be below zero", async () => {
    const { stdout } = await on(club, ["set", "treasure/01-60/weight", "-2"]);
    expect(changed(stdout)[1]).toBe("+  - { roll: 01-60, coins: 2d6, weight: -2 }   # often");
  });

  test("a file that was saved meanwhile is left alone", async () => {
    const later = projectOf(club.rules.map((file) => ({ ...file, text: `${file.text}# saved\n` })));
    const { code, stderr, written } = await on(club, ["set", "club-weapons/needle-pistol/price", "310"], later);
    expect([code, written]).toEqual([1, []]);
    expect(stderr).toContain("club-weapons.yaml was saved meanwhile; nothing was written");
  });
});

describe("add", () => {
  test("a row of a catalog comes last, its columns in order and laid out as its neighbor", async () => {
    const cells = ["price=90", "name=Musket #2", "techLevel=3", "weight=5", "loads/ball/magazine=1"];
    const rest = ["difficult=60(1)", "damage=3", "signature=H", "targets=1"].map((cell) => `loads/ball/${cell}`);
    const { code, stdout, stderr } = await on(club, ["add", "club-weapons/musket", ...cells, ...rest]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(changed(stdout)).toEqual([
      "+  musket:",
      '+    name: "Musket #2"',
      "+    techLevel: 3",
      "+    weight: 5",
      "+    price: 90",
      "+    loads:",
      "+      ball:",
      "+        magazine: 1",
      "+        difficult: 60(1)",
      "+        damage: 3",
      "+        signature: H",
      "+        targets: 1",
    ]);
  });

  test("a load comes behind the others of its weapon", async () => {
    const cells = ["magazine=8", "difficult=30(0)", "damage=1", "signature=L", "targets=1"];
    const { code, stdout } = await on(club, ["add", "club-weapons/needle-rifle/loads/darts", ...cells]);
    expect(code).toBe(0);
    expect(changed(stdout)[0]).toBe("+      darts:");
  });

  test("a row goes before the one that is named", async () => {
    const row =
      "needle-gun name=Gun techLevel=1 weight=1 price=1 loads/a/magazine=1 loads/a/difficult=1(0) loads/a/damage=1";
    const [id = "", ...cells] = `${row} loads/a/signature=L loads/a/targets=1`.split(" ");
    const { written } = await on(club, ["add", `club-weapons/${id}`, ...cells, "--before", "needle-pistol"]);
    expect(written[0]?.[1].match(/^ {2}[\w-]+(?=:)/gm)).toEqual(["  needle-rifle", "  needle-gun", "  needle-pistol"]);
  });

  test("a row of a lookup goes where its keys put it", async () => {
    const { code, stdout, written } = await on(club, ["add", "armor", "rating=4", "thickness=15"]);
    expect(code).toBe(0);
    expect(changed(stdout)).toEqual(["+  - thickness: 15", "+    rating: 4"]);
    expect(written[0]?.[1].match(/thickness: \d+/g)).toEqual(["thickness: 10", "thickness: 15", "thickness: 20"]);
  });

  test("a row of a table printed sideways is a heading with a cell on each line", async () => {
    const cells = ["name=Fishing skiff", "crew=3", "speed=5", "ram=1", "--before", "galley"];
    const { code, stdout, stderr } = await on(club, ["add", "boats/skiff", ...cells]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(changed(stdout)).toEqual([
      "-  name: { raft: Log raft, galley: War galley }",
      "-  crew: { raft: 2, galley: 40 } # at the oars",
      "+  name: { raft: Log raft, skiff: Fishing skiff, galley: War galley }",
      "+  crew: { raft: 2, skiff: 3, galley: 40 } # at the oars",
      "+    skiff: 5",
      "+  ram:",
      "+    skiff: 1",
    ]);
  });

  test("a heading that is a band takes its room from the one that had it, on every line", async () => {
    const { code, stdout, stderr } = await on(club, ["add", "arrows", "distance=121-150", "penalty=-7"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(changed(stdout)).toEqual([
      "-  penalty: { 1-20: 0, 21-60: -2, 61-150: -5 }",
      "-  wasted: { 61-150: 1 }",
      "+  penalty: { 1-20: 0, 21-60: -2, 61-120: -5, 121-150: -7 }",
      "+  wasted: { 61-120: 1 }",
    ]);
  });

  test.for<[what: string, argv: readonly string[], problem: string]>([
    ["there already", ["boats/raft", "crew=3"], "club/boats has raft already"],
    ["without a heading", ["arrows", "penalty=-7"], "say the heading of the new row: club/arrows distance=…"],
    ["with a line there is not", ["boats/skiff", "crwe=3"], "club/boats has no line crwe; it has name, crew, speed"],
  ])("a heading %s is refused", async ([, argv, problem]) => {
    const { code, stderr, written } = await on(club, ["add", ...argv]);
    expect([code, stderr, written]).toEqual([1, `tablewright: ${problem}\n`, []]);
  });

  test.for<[what: string, roll: string, lines: readonly string[]]>([
    [
      "ends",
      "90-95",
      ["-  - { roll: 61-95, coins: 4d6x10, tags: [old] }", "+  - { roll: 61-89, coins: 4d6x10, tags: [old] }"],
    ],
    [
      "begins with its two figures",
      "01-09",
      ["-  - { roll: 01-60, coins: 2d6 }   # often", "+  - { roll: 10-60, coins: 2d6 }   # often"],
    ],
    [
      "ends with its two figures",
      "10-60",
      ["-  - { roll: 01-60, coins: 2d6 }   # often", "+  - { roll: 01-09, coins: 2d6 }   # often"],
    ],
    ["begins", "96-99", ["-  - { roll: 96-00, coins: 1d6x100 }", "+  - { roll: 00, coins: 1d6x100 }"]],
  ])("a band that %s another leaves it the rest", async ([, roll, [gone, left]]) => {
    const { code, stdout } = await on(club, ["add", "treasure", `roll=${roll}`, "coins=4d6x10"]);
    expect(code).toBe(0);
    expect(changed(stdout).toSorted()).toEqual([left, `+  - { roll: ${roll}, coins: 4d6x10 }`, gone].toSorted());
  });

  test("a band in the middle of another cuts nothing in two", async () => {
    const { code, stderr, written } = await on(club, ["add", "treasure", "roll=70-79", "coins=3d6"]);
    expect([code, written]).toEqual([1, []]);
    expect(stderr).toContain(
      "70-79 would leave 61-95 in two parts; add a row for roll 80-95 first, which takes it from 61-95, then this one",
    );
  });

  test("what is refused is told at the lines of the file as it is", async () => {
    const { code, stdout } = await on(club, ["add", "treasure", "roll=96-00", "coins=3d6"]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/treasure\.yaml:1[0-2]:\d+ error/);
    expect(stdout).toContain("> 12 |   - { roll: 96-00, coins: 1d6x100 }");
    const loads = ["loads/ball/magazine=1", "loads/ball/damage=x"];
    const added = await on(club, ["add", "club-weapons/musket", "name=Musket", ...loads]);
    const last = club.rules
      .find(({ path }) => path.endsWith("/club-weapons.yaml"))
      ?.text.trimEnd()
      .split("\n").length;
    expect(added.stdout).toContain(`club-weapons.yaml:${last}:`);
  });

  test.for<[argv: readonly string[], said: string]>([
    [["club-weapons", "price=3"], "say the id of the new row: club/club-weapons/<id>"],
    [["club-weapons/needle-pistol", "price=3"], "rows/needle-pistol is there already"],
    [["club-weapons/bow", "price", "weight=3"], "price is no cell; write column=value, such as"],
    [["club-weapons/bow/shots/ball", "damage=3"], "club-weapons has no row bow"],
    [["club-weapon/bow", "price=3"], "did you mean club-weapons/bow?"],
    [["club-weapons/bow", "price=3", "--before", "bows"], "there is no bows to put it before"],
  ])("%j is answered", async ([argv, said]) => {
    const { code, stderr, written } = await on(club, ["add", ...argv]);
    expect([code, written]).toEqual([1, []]);
    expect(stderr).toContain(said);
  });

  test("a row that lacks a column is told with it, and nothing is written", async () => {
    const { code, stdout, written } = await on(club, ["add", "club-weapons/bow", "name=Bow"]);
    expect([code, written]).toEqual([1, []]);
    expect(stdout).toContain("error");
  });
});

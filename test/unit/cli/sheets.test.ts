import { describe, expect, test } from "vitest";
import { run } from "../../../generator/src/cli/program.ts";
import { check, understand } from "../../../generator/src/compile.ts";
import type { Project } from "../../../generator/src/project/project.ts";
import { ruleSetOf } from "../../../generator/src/rule-set/compile.ts";
import { tableForms } from "../../../generator/src/sheet/forms.ts";
import { readXlsx } from "../../../generator/src/sheet/read-xlsx.ts";
import { rememberingSteps } from "../../../generator/src/watch/remembering.ts";
import { projectOf } from "../../given/project.ts";
import { rules } from "../find/given.ts";
import { goodWork } from "./given.ts";

const past = { steps: rememberingSteps() };
const club = projectOf(rules);
const weapons = rules.find(({ path }) => path.endsWith("club-weapons.yaml"));

/** Runs one command line on a project in memory, beside files that are on the disk. */
async function on(argv: readonly string[], disk: Readonly<Record<string, string | Uint8Array>> = {}) {
  const written = new Map<string, string | Uint8Array>();
  let [stdout, stderr] = ["", ""];
  const code = await run<Project & { readonly diagnostics: [] }>(argv, {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    cwd: "/here",
    onInterrupt: () => {},
    now: () => 0,
    version: "1.2.3",
    work: {
      ...goodWork,
      load: () => ({ ...club, folder: "/here", diagnostics: [] }),
      check: (one) => check(one, past),
      forms: tableForms,
      understand: (one) => ({ model: understand(one, () => {}, past), diagnostics: [], releases: [] }),
      ruleSetOf,
      isThere: (path) => Object.hasOwn(disk, path),
      readBytes: (path) => {
        const found = disk[path];
        return found === undefined ? null : typeof found === "string" ? new TextEncoder().encode(found) : found;
      },
      put: (path, text) => written.set(path, text).size > 0,
    },
  });
  return { code, stdout, stderr, written };
}

const csv = `\ufeffid,name,techLevel,weight (kg),price (Cr),load,loadName,magazine,difficult,formidable,impossible,damage,signature,targets,loadWeight (kg),loadPrice (Cr)
needle-rifle,Needle rifle,12,2.5,600,needles,Needles,20,300(3)+2,,,3,M,1,.4,10
needle-pistol,Needle pistol,12,1,300,needles,Needles,8,40(1),,,2,M,1,.2,5
`;

describe("export", () => {
  test("writes a CSV for a table, and a workbook for a book", async () => {
    const one = await on(["export", "club-weapons", "--to", "csv", "out"]);
    expect(one).toMatchObject({ code: 0, stderr: "", stdout: "out/club-weapons.csv: 1 table, 2 rows\n" });
    const [[path, text] = []] = one.written;
    expect([path, String(text).split("\n").length]).toEqual(["/here/out/club-weapons.csv", 4]);
    const all = await on(["export", "club", "--to", "xlsx"]);
    expect(all).toMatchObject({ code: 0, stderr: "", stdout: "club.xlsx: 1 table, 2 rows\n" });
    const grids = readXlsx(all.written.get("/here/club.xlsx") as Uint8Array);
    expect(grids).toMatchObject([{ name: "club-weapons" }]);
  });

  test("writes a Python package of all books under the name of the project's package", async () => {
    const one = await on(["export", "skirmish-tables", "--to", "python", "out"]);
    expect(one).toMatchObject({ code: 0, stderr: "", stdout: "9 files in out: 1 table, 2 rows\n" });
    expect(one.written.get("/here/out/pyproject.toml")).toContain('name = "skirmish-tables"');
    expect(one.written.get("/here/out/skirmish_tables/club.py")).toContain('["needle-rifle"');
    const other = await on(["export", "club", "--to", "python"]);
    expect([other.code, other.stderr]).toEqual([
      1,
      "tablewright: python holds all books: say skirmish-tables, the name of the package\n",
    ]);
  });

  test("never writes over a file, which someone may be editing", async () => {
    const { code, stderr, written } = await on(["export", "club", "--to", "csv"], { "/here/club-weapons.csv": "mine" });
    expect([code, written.size]).toEqual([1, 0]);
    expect(stderr).toContain("club-weapons.csv is there already");
  });

  test("says what was meant where there is no such table", async () => {
    expect((await on(["export", "club-weapon", "--to", "csv"])).stderr).toContain("(did you mean club-weapons?)");
  });
});

describe("import", () => {
  const dearer = csv.replace("12,1,300", "12,1,310");

  test("shows what would change, and writes it where that is asked for", async () => {
    const shown = await on(["import", "club-weapons.csv"], { "/here/club-weapons.csv": dearer });
    expect([shown.code, shown.written.size]).toEqual([0, 0]);
    expect(shown.stdout).toContain("-    price: 300\n+    price: 310\n");
    expect(shown.stderr).toBe("nothing was written; --write makes these changes\n");
    const { code, written } = await on(["import", "club-weapons.csv", "--write"], { "/here/club-weapons.csv": dearer });
    expect([code, [...written]]).toEqual([
      0,
      [["/here/rules/club/weapon/club-weapons.yaml", weapons?.text.replace("price: 300", "price: 310")]],
    ]);
  });

  test("a doubtful cell is left out and told, the others are taken", async () => {
    const sheet = csv.replace("12,2.5,600", '12,"2,4",610');
    const { code, stderr, written } = await on(["import", "club-weapons.csv", "--write"], {
      "/here/club-weapons.csv": sheet,
    });
    expect(code).toBe(1);
    expect(stderr).toContain("club-weapons.csv D2 (weight of needle-rifle): write 2.4: a fraction has a point\n");
    expect([...written.values()]).toEqual([weapons?.text.replace("price: 600", "price: 610")]);
  });

  test("a sheet that brings an error changes nothing", async () => {
    const sheet = dearer.replace("300(3)+2", "300(3");
    const { code, stdout, stderr, written } = await on(["import", "club-weapons.csv", "--write"], {
      "/here/club-weapons.csv": sheet,
    });
    expect([code, written.size]).toEqual([1, 0]);
    expect(stdout).toContain("club-weapons.yaml:15:20 error");
    expect(stderr).toContain("nothing was written");
  });

  test("a file that says nothing new says so, with what stands between its cells where that is no comma", async () => {
    const { code, stdout, stderr } = await on(["import", "club-weapons.csv"], {
      "/here/club-weapons.csv": csv.replaceAll(",", ";"),
    });
    expect([code, stdout, stderr]).toEqual([
      0,
      "the sheet says what the tables say\n",
      "club-weapons.csv: read with ; between the cells\n",
    ]);
  });

  test.for<[file: string, bytes: string | Uint8Array | undefined, said: string]>([
    ["gone.csv", undefined, "gone.csv: there is no such file"],
    ["old.xls", "", "old.xls: save it as XLSX or as CSV UTF-8; nothing else is read"],
    ["latin.csv", new Uint8Array([0x69, 0xe9, 0x0a]), "latin.csv: it is not UTF-8; save it as CSV UTF-8"],
    ["swords.csv", "id,name\n", "no table with rows is called swords; call the sheet, or the CSV file, as its table"],
    ["club-weapons.csv", "id,price\n,3\n", "row 2: has no id; type one in A2, such as hand-bow"],
  ])("%s is answered", async ([file, bytes, said]) => {
    const disk = bytes === undefined ? {} : { [`/here/${file}`]: bytes };
    const { code, stderr, written } = await on(["import", file, "--write"], disk);
    expect([code, written.size]).toEqual([1, 0]);
    expect(stderr).toContain(said);
  });
});

describe("a whole book", () => {
  test("is written as a Data Package, or as a script for SQLite", async () => {
    const { code, stdout, written } = await on(["export", "club", "--to", "datapackage", "out"]);
    expect([code, [...written.keys()].slice(0, 1)]).toEqual([0, ["/here/out/datapackage.json"]]);
    expect(stdout).toMatch(/^\d+ files in out: \d+ tables?, \d+ rows?\n$/);
    const sql = await on(["export", "club", "--to", "sql"]);
    expect([...sql.written.keys()]).toEqual(["/here/club.sql"]);
    expect(String(sql.written.get("/here/club.sql"))).toMatch(/^BEGIN;\n[\s\S]*\nCOMMIT;\n$/);
  });

  test("is written as it was printed, and as a schema of its rows", async () => {
    const sql = await on(["export", "as-printed/club", "--to", "sql"]);
    expect([...sql.written.keys()]).toEqual(["/here/club.as-printed.sql"]);
    expect(String(sql.written.get("/here/club.as-printed.sql"))).toContain("'as-printed'");
    const { written } = await on(["export", "club", "--to", "schema"]);
    const { definitions } = JSON.parse(String(written.get("/here/club.schema.json")));
    expect(Object.keys(definitions)).toContain("ClubWeapons");
  });

  test("is asked for by its id", async () => {
    const { code, stderr, written } = await on(["export", "club-weapons", "--to", "sql"]);
    expect([code, written.size]).toEqual([1, 0]);
    expect(stderr).toMatch(/^tablewright: sql holds a whole book, and there is no book club-weapons; there (is|are) /);
  });
});

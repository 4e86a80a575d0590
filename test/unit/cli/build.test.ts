import { describe, expect, test } from "vitest";
import type { Draft } from "../../../generator/src/write/index.ts";
import { complaint, findingWork, goodWork, nowhere, type Surroundings, tablewright } from "./given.ts";

type Written = [folder: string, paths: readonly string[]];

/** Runs a command line and notes what it writes. */
async function watched(line: string, work: Surroundings["work"] = {}) {
  const written: Written[] = [];
  const draft = (folder: string): Draft => {
    const added: string[] = [];
    return {
      ...nowhere,
      add: (files) => void added.push(...files.map((file) => file.path)),
      finish: () => {
        written.push([folder, added]);
        return { written: ["index.ts", "version.ts"], removed: ["old.ts"], unchanged: 1, foreign: [] };
      },
      drop: () => {},
    };
  };
  return { ...(await tablewright(line, { work: { ...work, draft } })), written };
}

describe("build", () => {
  test("writes generated/ and says what it did", async () => {
    const { code, stdout, stderr, written } = await watched("build tables");
    expect(stdout).toBe(`\
striker-ii
  hitTable, lookupHit
walkers
  lookupWalkerPoints
2 books, 2 tables, 31 rows
2 files written, 1 unchanged, 1 removed in 0.4 s
`);
    expect([code, stderr]).toEqual([0, ""]);
    expect(written).toEqual([["tables/generated", ["version.ts"]]]);
  });

  test("names are wrapped at 80 columns, or at the terminal's", async () => {
    const names = Array.from({ length: 8 }, (_, index) => `lookupNumber${index}`);
    const exports = [{ book: "b", names }];
    const compile = () => ({
      diagnostics: [],
      summary: { books: 1, tables: 1, rows: 1, exports },
      books: [],
    });
    expect((await tablewright("build", { work: { compile } })).stdout).toContain(`\
b
  lookupNumber0, lookupNumber1, lookupNumber2, lookupNumber3, lookupNumber4,
  lookupNumber5, lookupNumber6, lookupNumber7
1 book, 1 table, 1 row
`);
    expect((await tablewright("build", { work: { compile }, isTTY: true, columns: 31 })).stdout).toContain(`
  lookupNumber0, lookupNumber1,
  lookupNumber2, lookupNumber3,
`);
    expect((await tablewright("build", { work: { compile }, isTTY: true, columns: 30 })).stdout).toContain(`
  lookupNumber0,
  lookupNumber1,
`);
  });

  test("the folder is the working directory unless named", async () => {
    expect((await watched("build")).written).toEqual([["generated", ["version.ts"]]]);
  });

  test("errors are shown and nothing is written", async () => {
    const { code, stdout, stderr, written } = await watched("build", findingWork(complaint("error")));
    expect(stdout).toBe(`\
rules/striker-ii/hit/hit-table.yaml:3:11 error cell/range  1 must be at least 2
   2 | rows:
>  3 |   - roll: 1
     |           ^
  hint: write 2

1 error in 1 file
`);
    expect([code, stderr, written]).toEqual([1, "", []]);
  });

  test("an error withholds the output even if the compiler gave some", async () => {
    const compile: typeof goodWork.compile = async (project, sink) => ({
      ...(await goodWork.compile(project, sink)),
      diagnostics: [complaint("error")],
    });
    expect(await watched("build", { compile })).toMatchObject({ code: 1, written: [] });
  });

  test("warnings are shown and the output is written", async () => {
    const { code, stdout, written } = await watched("build", findingWork(complaint("warning")));
    expect(stdout).toMatch(
      /^rules.* warning cell\/range {2}1 must[\s\S]*\n1 warning in 1 file\nstriker-ii\n[\s\S]* in 0\.4 s\n$/,
    );
    expect([code, written.length]).toEqual([0, 1]);
  });

  test("tells of files that no build wrote, and is done all the same", async () => {
    const foreign = ["evil.ts"];
    const finish = () => ({ written: [], removed: [], unchanged: 3, foreign });
    const { code, stderr } = await tablewright("build", {
      work: { draft: () => ({ ...nowhere, finish, drop: () => {} }) },
    });
    expect(stderr).toBe(`\
generated/ also holds 1 file that tablewright did not write
  foreign  evil.ts
Move what is needed elsewhere, and delete the rest.
`);
    expect(code).toBe(0);
  });
});

describe("build --check", () => {
  test("says so if the output is up to date", async () => {
    const { code, stdout, stderr, written } = await watched("build --check");
    expect(stdout).toBe("generated/ is up to date: 2 books, 2 tables, 31 rows\n");
    expect([code, stderr, written]).toEqual([0, "", []]);
  });

  test("lists what differs", async () => {
    const comparison = () => ({
      ...nowhere,
      end: () => ({ missing: ["a.ts"], changed: ["b.ts", "c.ts"], stale: ["d.ts"], foreign: [], unfinished: false }),
    });
    const { code, stdout, stderr, written } = await watched("build --check", { comparison });
    expect(stderr).toBe(`\
generated/ is out of date in 4 files
  missing  a.ts
  differs  b.ts
  differs  c.ts
  stale    d.ts
Run: npx tablewright build
`);
    expect([code, stdout, written]).toEqual([1, "", []]);
  });

  test("fails where the folder holds what no build wrote", async () => {
    const comparison = () => ({
      ...nowhere,
      end: () => ({ missing: [], changed: [], stale: [], foreign: ["a.ts", "b.ts"], unfinished: false }),
    });
    const { code, stderr } = await watched("build --check", { comparison });
    expect(stderr).toMatch(/^generated\/ also holds 2 files that tablewright did not write\n {2}foreign {2}a\.ts\n/);
    expect(code).toBe(1);
  });

  test("refuses an interrupted build", async () => {
    const comparison = () => ({
      ...nowhere,
      end: () => ({ missing: [], changed: [], stale: [], foreign: [], unfinished: true }),
    });
    const { code, stderr } = await watched("build --check", { comparison });
    expect(stderr).toBe("generated/ is unfinished: a build was interrupted\nRun: npx tablewright build\n");
    expect(code).toBe(1);
  });

  test("errors come before any comparison", async () => {
    const end = () => {
      throw new Error("there is nothing to compare");
    };
    const comparison = () => ({ ...nowhere, end });
    expect(await watched("build --check", { ...findingWork(complaint("error")), comparison })).toMatchObject({
      code: 1,
    });
  });
});

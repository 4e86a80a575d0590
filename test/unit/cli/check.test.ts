import { describe, expect, test } from "vitest";
import { placedFrom } from "../../../generator/src/cli/place.ts";
import { complaint, findingWork, hitTable, nowhere, tablewright } from "./given.ts";

const faulty = { work: findingWork(complaint("error")) };

describe("check", () => {
  test("says so if there are no errors", async () => {
    const result = await tablewright("check");
    expect(result).toEqual({ code: 0, stdout: "no errors: 2 books, 2 tables, 31 rows checked in 0.4 s\n", stderr: "" });
  });

  test("shows what it found", async () => {
    const { code, stdout, stderr } = await tablewright("check", faulty);
    expect(stdout).toMatch(/^rules\/striker-ii\/hit\/hit-table\.yaml:3:11 error cell\/range {2}1 must be at least 2\n/);
    expect([code, stderr]).toEqual([1, ""]);
  });

  test("warnings alone are clean", async () => {
    const { code, stdout } = await tablewright("check", { work: findingWork(complaint("warning")) });
    expect(stdout).toMatch(/\n1 warning in 1 file\nno errors: /);
    expect(code).toBe(0);
  });

  test("paths are those of the working directory, related ones too", async () => {
    const related = [{ message: "here", span: { file: hitTable, start: 0, end: 4 } }];
    const work = {
      ...findingWork({ ...complaint("error"), related }),
      load: () => ({ folder: "/home/me/tables", rules: [hitTable], diagnostics: [] }),
    };
    const here = await tablewright("check", { work, cwd: "/home/me/tables" });
    const above = await tablewright("check", { work, cwd: "/home/me" });
    const beside = await tablewright("check", { work, cwd: "/home/me/app" });
    expect(here.stdout).toMatch(/^rules\/striker[\s\S]*\n {2}rules\/striker/);
    expect(above.stdout).toMatch(/^tables\/rules\/striker[\s\S]*\n {2}tables\/rules\/striker/);
    expect(beside.stdout).toMatch(/^\.\.\/tables\/rules\/striker/);
    expect(beside.stdout).toMatch(/\n1 error in 1 file\n$/);
  });

  test("a file stays one file when its path is changed", () => {
    const [one, other] = placedFrom("/home", "/home/me", [complaint("error"), complaint("warning")]);
    expect(one?.span.file).toEqual({ path: "me/rules/striker-ii/hit/hit-table.yaml", text: hitTable.text });
    expect(other?.span.file).toBe(one?.span.file);
  });
});

describe("a file that cannot be read", () => {
  const unreadable = complaint("error");
  const load = (folder: string) => ({ folder, rules: [], diagnostics: [unreadable] });
  const later = { ...unreadable, span: { ...unreadable.span, start: 27, end: 27 } };

  test("is reported among the rest, in order", async () => {
    const check = () => ({ diagnostics: [later], summary: null, books: [] });
    const { code, stdout } = await tablewright("check", { work: { load, check } });
    expect(stdout).toMatch(/^rules.*:3:11 error [\s\S]*\nrules.*:3:12 error [\s\S]*\n2 errors in 1 file\n$/);
    expect(code).toBe(1);
  });

  test("withholds all output", async () => {
    const never = () => {
      throw new Error("must not be called");
    };
    const { code, stdout } = await tablewright("build", {
      work: { load, compile: never, draft: () => ({ ...nowhere, finish: never, drop: () => {} }) },
    });
    expect(stdout).toMatch(/\n1 error in 1 file\n$/);
    expect(code).toBe(1);
  });
});

describe("--format", () => {
  test("json: the document alone, before or after the command", async () => {
    for (const line of ["--format json check", "check --format json", "check . --format=json"]) {
      const { code, stdout } = await tablewright(line, faulty);
      expect(JSON.parse(stdout).diagnostics).toHaveLength(1);
      expect(code).toBe(1);
    }
    for (const line of ["check --format json", "build --format json", "build --check --format json"]) {
      const { code, stdout } = await tablewright(line);
      expect(JSON.parse(stdout).diagnostics).toEqual([]);
      expect(code).toBe(0);
    }
  });

  test("github: annotations", async () => {
    const { stdout } = await tablewright("check --format github", faulty);
    expect(stdout).toBe(
      "::error file=rules/striker-ii/hit/hit-table.yaml,line=3,col=11,endColumn=12,title=cell/range::1 must be at least 2%0Ahint: write 2\n",
    );
  });
});

describe("color", () => {
  const colored = async (given: object) =>
    (await tablewright("check", { ...faulty, ...given })).stdout.includes("\u001b[31m");

  test("on a terminal only", async () => {
    expect(await colored({ isTTY: true })).toBe(true);
    expect(await colored({ isTTY: false })).toBe(false);
    expect(await colored({})).toBe(false);
  });

  test("not where it is not wanted", async () => {
    expect(await colored({ isTTY: true, env: { NO_COLOR: "1" } })).toBe(false);
    expect(await colored({ isTTY: true, env: { NO_COLOR: "" } })).toBe(true);
    expect(await colored({ isTTY: true, env: { TERM: "dumb" } })).toBe(false);
  });
});

describe("evidence", () => {
  test("prints the evidence and nothing else", async () => {
    expect(await tablewright("evidence walkers")).toEqual({ code: 0, stdout: "3298\trow\twalkers\n", stderr: "" });
  });

  test("a problem goes to stderr", async () => {
    const work = { evidence: () => ({ diagnostics: [complaint("error")], text: null }) };
    const { code, stdout, stderr } = await tablewright("evidence walkers", { work });
    expect(stderr).toMatch(/^rules\/striker-ii\/hit\/hit-table\.yaml:3:11 error /);
    expect([code, stdout]).toEqual([1, ""]);
  });

  test("a book that is not there", async () => {
    expect(await tablewright("evidence walker")).toEqual({
      code: 2,
      stdout: "",
      stderr: "tablewright: there is no book walker (did you mean walkers?)\n",
    });
    expect((await tablewright("evidence x")).stderr).toContain("(did you mean striker-ii, walkers?)");
  });
});

import { describe, expect, test } from "vitest";
import { SchemaProblem } from "../../../generator/src/kinds/schema-set.ts";
import { nowhere, tablewright } from "./given.ts";

const failing = (error: unknown) => ({
  compile: () => {
    throw error;
  },
});

describe("something thrown", () => {
  test("a bug asks to be reported, without a stack", async () => {
    expect(await tablewright("build", { work: failing(new TypeError("x is not a function")) })).toEqual({
      code: 2,
      stdout: "",
      stderr: `\
tablewright: internal error: x is not a function
This is not your mistake; please report it.
TABLEWRIGHT_DEBUG=1 shows where it happened.
`,
    });
  });

  test("a bug that calls itself one is not called so twice", async () => {
    const { stderr } = await tablewright("build", {
      work: failing(new Error("internal error: two files are named a")),
    });
    expect(stderr).toMatch(/^tablewright: internal error: two files are named a\n/);
  });

  test("with TABLEWRIGHT_DEBUG the stack follows", async () => {
    const { code, stderr } = await tablewright("build", {
      work: failing(new Error("boom")),
      env: { TABLEWRIGHT_DEBUG: "1" },
    });
    expect(stderr).toMatch(/please report it\.\nError: boom\n {4}at .*failure\.test\.ts/);
    expect(code).toBe(2);
  });

  test("a schema that no file of the project holds is named", async () => {
    const problem = new SchemaProblem("is missing", { path: "book.schema.json" });
    expect(await tablewright("build", { work: failing(problem) })).toEqual({
      code: 2,
      stdout: "",
      stderr: "tablewright: schema/book.schema.json: is missing\n",
    });
  });

  test("a failure in plain words is said and no more", async () => {
    const busy = Object.assign(new Error("another build is writing generated/"), {
      name: "WriteFailure",
      code: "busy",
    });
    const add = () => {
      throw busy;
    };
    const draft = () => ({ ...nowhere, add, finish: add, drop: () => {} });
    expect(await tablewright("build", { work: { draft } })).toEqual({
      code: 2,
      stdout: "",
      stderr: "tablewright: another build is writing generated/\n",
    });
  });

  test("so is what the operating system refuses", async () => {
    const denied = Object.assign(new Error("EACCES: permission denied, scandir 'rules'"), { syscall: "scandir" });
    const load = () => Promise.reject(denied);
    expect(await tablewright("check", { work: { load } })).toEqual({
      code: 2,
      stdout: "",
      stderr: "tablewright: EACCES: permission denied, scandir 'rules'\n",
    });
  });

  test("its text cannot write to the terminal; it need not be an Error", async () => {
    const { stderr } = await tablewright("build", { work: failing("\u001b[2J") });
    expect(stderr).toMatch(/^tablewright: internal error: <U\+001B>\[2J\n/);
  });

  test("a compiler that gives neither summary nor error is at fault", async () => {
    const { code, stderr } = await tablewright("check", {
      work: { check: () => ({ diagnostics: [], summary: null, books: [] }) },
    });
    expect(stderr).toContain("internal error: the compiler gave neither a summary nor an error\n");
    expect(code).toBe(2);
  });
});

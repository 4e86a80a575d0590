import { expect, test } from "vitest";
import type { Project, Work } from "../../../generator/src/cli/interface.ts";
import type { SourceFile } from "../../../generator/src/source/source-file.ts";
import { complaint, goodWork, hitTable, tablewright } from "./given.ts";

/** A compiler that wants 2 in place of the 1 of the hit table, and a disk that keeps what is put on it. */
function wanting(): { readonly work: Partial<Work<Project>>; readonly written: Map<string, unknown> } {
  const written = new Map<string, unknown>();
  const sound = async (project: Project) => goodWork.check(project);
  const check: Work<Project>["check"] = async (project) => {
    const [file] = project.rules as readonly [SourceFile];
    if (file.text !== hitTable.text) return sound(project);
    const found = { ...complaint("error"), span: { file, start: 26, end: 27 }, fix: { start: 26, end: 27, text: "2" } };
    return { diagnostics: [found], summary: null, books: [] };
  };
  const load = (folder: string) => {
    const text = String(written.get(`${folder}/${hitTable.path}`) ?? hitTable.text);
    return { folder, rules: [{ path: hitTable.path, text }], diagnostics: [] };
  };
  return { work: { check, load, put: (path, text) => written.set(path, text).size > 0 }, written };
}

test("check --fix makes the edits that are sure, says which, and checks what it wrote", async () => {
  const { work, written } = wanting();
  const { code, stdout } = await tablewright("check tables --fix", { work });
  const mended = hitTable.text.replace("1", "2");
  expect([...written]).toEqual([[`tables/${hitTable.path}`, mended]]);
  expect(stdout).toBe(
    `tables/${hitTable.path}:3 - roll: 1 → - roll: 2\n1 line mended\n\nno errors: 2 books, 2 tables, 31 rows checked in 0.4 s\n`,
  );
  expect(code).toBe(0);
});

test("check --fix says so where nothing is sure, and shows what remains", async () => {
  const { code, stdout } = await tablewright("check --fix", {
    work: { check: () => ({ diagnostics: [complaint("error")], summary: null, books: [] }) },
  });
  expect(stdout).toMatch(/^nothing could be mended for sure\n\nrules\/.*:3:11 error cell\/range/);
  expect(code).toBe(1);
});

test("check alone makes no edit", async () => {
  const { work, written } = wanting();
  expect((await tablewright("check", { work })).code).toBe(1);
  expect(written.size).toBe(0);
});

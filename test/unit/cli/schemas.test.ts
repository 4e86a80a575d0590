import { expect, test } from "vitest";
import { complaint, findingWork, tablewright } from "./given.ts";

test("schemas says how many files it wrote", async () => {
  expect(await tablewright("schemas")).toEqual({
    code: 0,
    stdout: ".tablewright/ holds what editors read: 2 files written\n",
    stderr: "",
  });
});

test("check and build renew what editors read where that is kept, also while the rules hold errors", async () => {
  const asked: string[] = [];
  const work = {
    ...findingWork(complaint("error")),
    isThere: (path: string) => path.endsWith("/.tablewright"),
    renewEditor: ({ folder }: { readonly folder: string }) => asked.push(folder),
  };
  for (const line of ["check a", "build b"]) expect((await tablewright(line, { work })).code).toBe(1);
  expect(asked).toEqual(["a", "b"]);
  await tablewright("check c", { work: { ...work, isThere: () => false } });
  expect(asked).toEqual(["a", "b"]);
});

test("a check goes on where they cannot be written", async () => {
  const renewEditor = () => {
    throw new Error("read-only");
  };
  expect((await tablewright("check", { work: { isThere: () => true, renewEditor } })).code).toBe(0);
});

test("build writes the schema of a kind whose file changed, and build --check tells of it", async () => {
  const put: string[] = [];
  const work = {
    staleKinds: () => [{ path: "schema/hit/hit-table.schema.json", text: "{}" }],
    put: (path: string) => put.push(path) > 0,
  };
  expect((await tablewright("build a", { work })).code).toBe(0);
  expect(put).toEqual(["a/schema/hit/hit-table.schema.json"]);
  const { code, stderr } = await tablewright("build --check a", { work });
  expect(code).toBe(1);
  expect(stderr).toContain("schema/hit/hit-table.schema.json is not what its .yaml makes; run npx tablewright build");
});

import { expect, test } from "vitest";
import { tablewright } from "./given.ts";

test("package says what stands in dist/", async () => {
  expect(await tablewright("package")).toEqual({
    code: 0,
    stdout: "dist/: 1 file of 0 kB\n1 file written, 3 unchanged, 0 removed in 0.4 s\n",
    stderr: "",
  });
});

test("package says what comes first where nothing was built", async () => {
  const { code, stderr } = await tablewright("package tables", { work: { packaged: async () => null } });
  expect([code, stderr]).toEqual([
    2,
    "tablewright: there is nothing in tables/generated/ to package; first run: npx tablewright build\n",
  ]);
});

test("package says which ways in the package.json does not give", async () => {
  const missing = { "./errata/*": { types: "./dist/errata/*.d.ts", default: "./dist/errata/*.js" } };
  const { code, stderr } = await tablewright("package", { work: { packaged: async () => ({ files: [], missing }) } });
  expect([code, stderr]).toEqual([
    0,
    `Apps cannot reach all of it; add to "exports" in package.json:
  "./errata/*": {
    "types": "./dist/errata/*.d.ts",
    "default": "./dist/errata/*.js"
  }
`,
  ]);
});

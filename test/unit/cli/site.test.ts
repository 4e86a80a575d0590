import { expect, test } from "vitest";
import { tablewright } from "./given.ts";

test("site says how many pages there are, and where they begin", async () => {
  const files = ["index.html", "house.html", "assets/site.js"].map((path) => ({ path, text: "" }));
  expect(await tablewright("site tables", { work: { site: async () => files } })).toEqual({
    code: 0,
    stdout: "2 pages; open tables/dist-site/index.html\n1 file written, 3 unchanged, 0 removed in 0.4 s\n",
    stderr: "",
  });
});

test("site says what comes first where nothing is packed", async () => {
  const { code, stderr } = await tablewright("site", { work: { site: async () => null } });
  expect([code, stderr]).toEqual([
    2,
    "tablewright: there is nothing in dist/ to show; first run: npx tablewright build && npx tablewright package\n",
  ]);
});

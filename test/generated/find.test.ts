import { findPersonalArmor, findSmallArms, smallArms } from "skirmish-tables/striker-ii";
import { expect, test } from "vitest";
import { findRow } from "../../generator/src/runtime/find.ts";
import { importEmitted } from "../given/emitted.ts";
import { compileRules } from "../given/project.ts";

test.for(["acr-7mm", "ACR 7mm", "7mm ACR", " 7MM (acr) ", "acr7mm"])("%s is the 7mm ACR", (text) => {
  expect(findSmallArms(text)).toEqual({ row: smallArms["acr-7mm"], suggestions: [] });
});

test.for<[string, string[]]>([
  ["gauss", ["gauss-rifle-4mm", "gauss-pistol-4mm"]],
  ["shotgn", ["shotgun", "automatic-shotgun"]],
  ["", []],
  ["zzz", []],
])("'%s' is no weapon, and these come nearest", ([text, ids]) => {
  const { row, suggestions } = findSmallArms(text);
  expect([row, suggestions.map(({ id }) => id)]).toEqual([null, ids]);
});

test("each catalog has its own", () => {
  expect(findPersonalArmor("mesh").suggestions.length + Number(findPersonalArmor("mesh").row !== null)).toBeGreaterThan(
    0,
  );
});

test("a former id leads to its row, and a name two rows share to both", async () => {
  const file = (path: string, text: string) => ({ path: `rules/backyard/${path}`, text });
  const { diagnostics, outputs } = await compileRules([
    file("book.yaml", "title: Backyard\ndocument: none\nminus: up-to\n"),
    file(
      "force/terrain.yaml",
      "kind: catalog\ntitle: Ground\ndescription: What one walks on.\ncolumns: { item: integer }\nrows:\n" +
        "  short-grass: { name: Grass, aliases: [lawn], item: 1 }\n  long-grass: { name: Grass, item: 2 }\n",
    ),
  ]);
  expect(diagnostics).toEqual([]);
  const book = await importEmitted(outputs, "backyard/index.js");
  expect(book.findTerrain?.("Lawn")).toMatchObject({ row: { id: "short-grass" } });
  expect(book.findTerrain?.("grass")).toMatchObject({
    row: null,
    suggestions: [{ id: "short-grass" }, { id: "long-grass" }],
  });
});

test("an exact id wins, then an exact name; only what is spelled loosely may mean several", () => {
  const rows = [
    { id: "gun-7.5cm", name: "7.5cm gun" },
    { id: "gun-75cm", name: "75cm gun" },
    { id: "m-16", name: "Rifle" },
    { id: "m16", name: "M-16 copy" },
    { id: "m16-old", name: "m-16" },
  ];
  const meant = (text: string) => {
    const { row, suggestions } = findRow("findRifles", rows, text, { "m-1.6": "m16-old" });
    return row?.id ?? suggestions.map(({ id }) => id);
  };
  expect(["gun-75cm", "75cm gun", "gun-7.5cm", "7.5cm gun"].map(meant)).toEqual([
    "gun-75cm",
    "gun-75cm",
    "gun-7.5cm",
    "gun-7.5cm",
  ]);
  expect(["m16", "m-16", "m-1.6", "M 16", "rifle"].map(meant)).toEqual([
    "m16",
    "m-16",
    "m16-old",
    ["m-16", "m16", "m16-old"],
    "m-16",
  ]);
});

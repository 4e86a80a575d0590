import { afterAll, beforeAll, expect, test } from "vitest";
import { openEngine } from "../../editor/src/engine/engine.ts";
import { readProject } from "../../generator/src/serve/rules-folder.ts";
import { type Prepared, prepared } from "../../generator/src/validate/prepared.ts";
import { emptyFolder, put } from "../given/folder.ts";
import { repository } from "../given/project.ts";

// As the page has them: validators made when the compiler is built. Other tests of the worker have none.
beforeAll(async () => {
  const built = (await import("../../generator/dist/validate/prepared.js")) as { readonly prepared: Prepared };
  for (const part of ["schemas", "validators"] as const) Object.assign(prepared[part], built.prepared[part]);
});
afterAll(() => {
  for (const part of [prepared.schemas, prepared.validators])
    for (const path of Object.keys(part)) Reflect.deleteProperty(part, path);
});

const { schemas } = readProject(repository);

const book = { "rules/house/book.yaml": "title: House\ndocument: none\nminus: up-to\n" };

/** The cells that the save dialog names. */
function changed(path: string, text: string, edit: (engine: ReturnType<typeof openEngine>) => unknown) {
  const folder = emptyFolder();
  put(folder, { ...book, [path]: text });
  const engine = openEngine({ ...readProject(folder), schemas });
  expect(typeof edit(engine)).not.toBe("string");
  return engine.changes().flatMap(({ cells }) => cells.map(({ address, was, now }) => `${address}: ${was} → ${now}`));
}

const hits = "rules/house/hit/to-hit.yaml";
const table = `kind: lookup
title: To hit
axes:
  roll: { match: range, dice: 2d6 }
columns:
  hits: integer
  shock: integer
rows:
  - { roll: 2-4, hits: 0, shock: 0 }
  - { roll: 5-8, hits: 2, shock: 1 }
  - { roll: 9-12, hits: 4, shock: 1 }
`;

const wish = (roll: string) => ({ cells: [["roll", roll] as const], id: null, within: null, inner: null });

test("a band that makes room for a new row is told as a change of its row", () => {
  expect(changed(hits, table, (engine) => engine.addRow(hits, wish("7-8")))).toEqual([
    "house/to-hit/5-8/roll: 5-8 → 5-6",
    "house/to-hit/7-8/roll:  → 7-8",
  ]);
  expect(changed(hits, table, (engine) => engine.addRow(hits, wish("9")))).toEqual([
    "house/to-hit/9-12/roll: 9-12 → 10-12",
    "house/to-hit/9/roll:  → 9",
  ]);
});

test("a row that is taken out is told cell by cell, and one that takes its place is not held for it", () => {
  const path = ["rows", 1];
  const was = { entries: [["roll", "5-8"] as const, ["hits", "2"] as const, ["shock", "1"] as const] };
  const content = { entries: [["roll", "5-8"] as const, ["hits", "7"] as const, ["shock", "9"] as const] };
  const gone = ["house/to-hit/5-8/roll: 5-8 → ", "house/to-hit/5-8/hits: 2 → ", "house/to-hit/5-8/shock: 1 → "];
  expect(changed(hits, table, (engine) => engine.edit(hits, [{ kind: "delete", path, was }]))).toEqual(gone);
  const other = { entries: [["roll", "6-8"] as const, ...content.entries.slice(1)] };
  const edits = [{ kind: "delete", path, was } as const, { kind: "add", path, content: other } as const];
  expect(changed(hits, table, (engine) => engine.edit(hits, edits))).toEqual([
    ...gone,
    "house/to-hit/6-8/roll:  → 6-8",
    "house/to-hit/6-8/hits:  → 7",
    "house/to-hit/6-8/shock:  → 9",
  ]);
});

const guns = "rules/house/weapon/guns.yaml";
const named = `kind: small-arms
title: Guns
rows:
  rifle:
    name: Rifle
    techLevel: 5
    weight: 4
    price: 100
    loads:
      ball: { name: Ball, magazine: 5, damage: 3 }
      shot: { name: Shot, magazine: 6, damage: 1 }
`;

test("a row or a load under another id is told as that, and the cells of its own stay", () => {
  const rename = (path: readonly string[], to: string) => ({ kind: "rename", path, to }) as const;
  const both = [rename(["rows", "rifle", "loads", "shot"], "pellets"), rename(["rows", "rifle"], "musket")];
  expect(changed(guns, named, (engine) => engine.edit(guns, both))).toEqual([
    "house/guns/rifle: rifle → musket",
    "house/guns/rifle/loads/shot: shot → pellets",
  ]);
});

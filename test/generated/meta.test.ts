import * as infantry from "skirmish-tables/meta/infantry-moves";
import * as skirmishers from "skirmish-tables/meta/skirmishers";
import * as striker from "skirmish-tables/meta/striker-ii";
import * as troopers from "skirmish-tables/meta/troopers";
import * as walkers from "skirmish-tables/meta/walkers";
import { hitTableList, smallArmsList } from "skirmish-tables/striker-ii";
import { describe, expect, test } from "vitest";

interface Meta {
  readonly tables: readonly striker.TableMeta[];
  readonly rowsOf: (table: never) => readonly object[];
}

const books: Readonly<Record<string, Meta>> = { infantry, skirmishers, striker, troopers, walkers };

describe.each(Object.entries(books))("%s", (_, { tables, rowsOf }) => {
  const withRows = tables.filter(({ shape }) => shape !== "derived");

  test("the columns of a row have labels, no two alike", () => {
    for (const { id, columns, nested } of withRows) {
      for (const row of [columns, nested?.columns ?? []]) {
        const labels = row.map(({ label }) => label);
        expect(
          labels.filter((label) => !/^[A-Z0-9−+-]/.test(label)),
          id,
        ).toEqual([]);
        expect(new Set(labels).size, id).toBe(labels.length);
      }
    }
  });

  test("the columns are what the rows hold, no more and no less", () => {
    const beside = ["id", "name", "group", "counted", "unit"];
    for (const { id, columns, nested } of withRows) {
      const described = [...columns.map((column) => column.id), ...(nested ? [nested.id] : [])].sort();
      for (const row of rowsOf(id as never)) {
        const held = Object.keys(row).filter((name) => described.includes(name) || !beside.includes(name));
        expect(held.sort(), id).toEqual(described);
      }
    }
  });
});

test("the ranges of a weapon differ by label, and say unit, type and what they are", () => {
  const loads = striker.smallArms.nested?.columns ?? [];
  expect(loads.slice(2, 5).map(({ label, title }) => [label, title])).toEqual([
    ["Difficult", "Range"],
    ["Formidable", "Range"],
    ["Impossible", "Range"],
  ]);
  const [range] = (loads[2]?.type === "record" && loads[2].fields) || [];
  expect(range).toMatchObject({ label: "Range", unit: "m", type: "number" });
  expect(striker.grenadeLaunchers.columns.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["HEAP", "HE", "Flechette"]),
  );
});

test("a table says what it is, where it stands, what the module calls it, and how the book prints it", () => {
  const { id, family, title, source, data, print } = striker.smallArms;
  expect([id, family, title, data]).toEqual(["small-arms", "weapon", "Slug throwers", "smallArms"]);
  expect(source?.lines).toEqual([[3151, 3341]]);
  expect(print.slice(-3)).toEqual([["weight", "loads.weight"], ["price", "loads.price"], ["loads.notes"]]);
  expect([striker.hitTable.function, striker.hitTable.columns[0]]).toEqual([
    "lookupHit",
    expect.objectContaining({ id: "roll", label: "Roll", type: "number", whole: true }),
  ]);
  expect([striker.attack.function, striker.attack.columns]).toEqual(["attack", []]);
});

test("rows of any table are those of its module; single figures have their names and units", () => {
  expect(striker.rowsOf("small-arms")).toBe(smallArmsList);
  expect(striker.rowsOf("hit-table")).toBe(hitTableList);
  expect(striker.rowsOf("hit-modifiers")[0]).toMatchObject({ id: "low-initiative", value: 0 });
  expect(striker.rowsOf("game-scale")[1]).toEqual({ id: "grid", name: expect.any(String), value: 50, unit: "m" });
  for (const wrong of ["attack", "small arms", "constructor", undefined])
    expect(() => striker.rowsOf(wrong as never)).toThrow("rowsOf: table must be the id of a table with rows, got");
});

import * as infantry from "skirmish-tables/meta/infantry-moves";
import * as skirmishers from "skirmish-tables/meta/skirmishers";
import * as striker from "skirmish-tables/meta/striker-ii";
import * as troopers from "skirmish-tables/meta/troopers";
import * as walkers from "skirmish-tables/meta/walkers";
import { hitTableList, smallArmsList } from "skirmish-tables/striker-ii";
import { describe, expect, test } from "vitest";
import { argumentsOf, books as asked, type Sdk } from "./asked.ts";

interface Meta {
  readonly functions: readonly striker.FunctionMeta[];
  readonly tables: readonly striker.TableMeta[];
  readonly rowsOf: (table: never) => readonly object[];
}

const books: Readonly<Record<string, Meta>> = { infantry, skirmishers, striker, troopers, walkers };

describe.each(Object.entries(books))("%s", (_, { tables, rowsOf }) => {
  const withRows = tables.filter(({ shape }) => shape !== "derived");

  test("the columns of a row have labels, no two alike", () => {
    for (const { id, columns, nested } of withRows) {
      for (const row of [columns, ...nested.map((one) => one.columns)]) {
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
      const described = [...columns.map((column) => column.id), ...nested.map(({ id: inner }) => inner)].sort();
      for (const row of rowsOf(id as never)) {
        const held = Object.keys(row).filter((name) => described.includes(name) || !beside.includes(name));
        expect(held.sort(), id).toEqual(described);
      }
    }
  });
});

test("the ranges of a weapon differ by label, and say unit, type and what they are", () => {
  const loads = striker.smallArms.nested[0]?.columns ?? [];
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

const takenAs = { number: "number", word: "id", flag: "flag", row: "row", named: "named" } as const;

describe.each(asked)("the functions of $book", async ({ book, functions: cases }) => {
  const { functions, rowsOf } = (await import(`skirmish-tables/meta/${book}`)) as Meta;
  const sdk = (await import(`skirmish-tables/${book}`)) as Sdk;
  const call = (name: string, given: readonly unknown[]) => (sdk[name] as (...given: unknown[]) => unknown)(...given);

  /** What may be given by what is said of it: the least number, the first word, the first row. */
  const taken = (one: striker.ParameterMeta): unknown => {
    switch (one.type) {
      case "number":
        return one.from ?? 0;
      case "word":
        return one.words[0]?.id;
      case "flag":
        return false;
      case "row": {
        const [row] = rowsOf(one.tables[0] as never) as readonly { readonly loads?: object }[];
        return !one.inside || !row?.loads ? row : Object.values(row.loads)[0];
      }
      case "named":
        return Object.fromEntries(
          one.parts.filter(({ optional }) => !optional).map((part) => [part.name, taken(part)]),
        );
      default:
        return one satisfies never;
    }
  };

  test("are all there, with the parameters of their conformance cases", () => {
    const kinds = ({ parameters, together }: (typeof cases)[number]) =>
      together ? "given: named" : parameters.map(({ name, takes }) => `${name}: ${takes}`).join();
    expect(
      functions.map(({ name, table, parameters }) => [
        name,
        table,
        parameters.map((one) => `${one.name}: ${takenAs[one.type]}`).join(),
      ]),
    ).toEqual(cases.map((one) => [one.function, one.table, kinds(one)]));
  });

  test("take what they are said to take, and no number or word besides", () => {
    for (const { name, parameters } of functions) {
      const given = parameters.map(taken);
      expect(() => call(name, given), name).not.toThrow();
      for (const [at, one] of parameters.entries()) {
        const wrong =
          one.type === "word" || one.type === "flag"
            ? ["no-such-word"]
            : one.type === "number"
              ? [one.from, one.to].flatMap((end, at) => (end === null ? [] : [end + (at === 0 ? -1 : 1)]))
              : [];
        for (const value of [...wrong, ...(one.type === "number" && one.whole ? [(one.from ?? 0) + 0.5] : [])])
          expect(() => call(name, given.with(at, value)), `${name}, ${one.name} ${value}`).toThrow();
      }
    }
  });

  test("answer as they are said to", () => {
    for (const one of cases) {
      const { answers } = functions.find(({ name }) => name === one.function) as striker.FunctionMeta;
      for (const { given, refused } of one.cases) {
        if (refused) continue;
        const value = call(one.function, argumentsOf(given, one, sdk));
        const words = answers.words.map(({ id }) => id);
        const kind =
          value === null
            ? answers.none
            : typeof value === "string"
              ? words.includes(value)
              : typeof value !== "object"
                ? answers.types.includes(typeof value as "number")
                : "unknown" in value
                  ? answers.unknown
                  : "forbidden" in value
                    ? answers.forbidden
                    : answers.types.includes("record");
        expect(kind, `${one.function}(${JSON.stringify(given)}) = ${JSON.stringify(value)}`).toBe(true);
      }
    }
  });
});

test("a function says in words and units what it takes and answers", () => {
  const move = walkers.functions.find(({ name }) => name === "walkerMove");
  expect(move?.parameters).toMatchObject([
    {
      name: "type",
      label: "Type",
      type: "word",
      words: [{ id: "light", label: "Light" }, { id: "medium" }, { id: "heavy" }],
    },
    { name: "turn", type: "number", unit: "deg", from: 0, to: 180, optional: false },
    { name: "backward", type: "flag" },
    { name: "legHits", label: "Leg hits", whole: true, from: 0, to: null },
  ]);
  expect(move?.answers).toMatchObject({ unit: "yd", words: [{ id: "explodes", label: "Explodes" }], unknown: true });
  const fire = striker.functions.find(({ name }) => name === "fire")?.parameters[0];
  const parts = fire?.type === "named" ? fire.parts : [];
  expect(parts.find(({ name }) => name === "weapon")).toMatchObject({
    type: "row",
    tables: ["small-arms", "energy-weapons", "crew-served-weapons"],
  });
  expect(parts.find(({ name }) => name === "roll")).toMatchObject({ dice: "2d6", from: 2, to: 12 });
  expect(parts.find(({ name }) => name === "team")).toMatchObject({
    words: expect.arrayContaining([{ id: "setting-up", label: "Setting up" }]),
  });
});

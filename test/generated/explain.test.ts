import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { attack, damageEffect } from "../../generated/explain/striker-ii.ts";
import { walkerMove } from "../../generated/explain/walkers.ts";
import { exactSum } from "../../generated/runtime/decimal.ts";
import type { Explained, Step } from "../../generated/runtime/explain.ts";
import type { Source } from "../../generated/runtime/sources.ts";
import { sourceOf } from "../../generated/sources/striker-ii.ts";
import { type Asked, argumentsOf, books, data, type Sdk } from "./asked.ts";
import { root } from "./given.ts";

/** What a table of the published JSON has that a step may speak of. */
interface Table {
  readonly id: string;
  readonly shape: string;
  readonly operation?: string;
  readonly parameters?: { readonly base?: string | null };
}

/** A call of a case with its explanation, where it is answered. */
interface Told {
  readonly given: readonly unknown[];
  readonly gives: unknown;
  readonly explained: Explained<unknown>;
}

const schema = JSON.parse(readFileSync(join(root, "schema/explanation.schema.json"), "utf8")) as object;
const isExplanation = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

describe.each(books)("$book explains its cases:", ({ book, functions }) => {
  const tables = new Map((data(book).tables as Table[]).map((table) => [table.id, table]));

  test.each(functions)("$function", async (asked) => {
    const [sdk, explain] = (await Promise.all([
      import(`../../generated/${book}/index.ts`),
      import(`../../generated/explain/${book}.ts`),
    ])) as [Sdk, Sdk];
    const { sourceOf } = (await import(`../../generated/sources/${book}.ts`)) as { sourceOf: (at: string) => Source };
    const told = answered(asked, sdk, explain);
    expect(
      told.map(({ explained }) => ({ value: explained.value, last: explained.steps.at(-1)?.value })),
    ).toMatchObject(told.map(({ gives }) => ({ value: gives, last: gives })));
    for (const { given, explained } of told) {
      expect(isExplanation(explained) ? [] : isExplanation.errors, String(given)).toEqual([]);
      for (const step of explained.steps) {
        expect(step.lines, step.at).toEqual(sourceOf(step.at).lines);
        expectAsPublished(step, tables);
      }
      expectSound(tables.get(asked.table) as Table, given, explained);
    }
  });
});

/** The answered calls; a call that is refused must be refused here too, with the same words. */
function answered(asked: Asked, sdk: Sdk, explain: Sdk): readonly Told[] {
  const { function: name, cases } = asked;
  const [ask, tell] = [sdk, explain].map((module) => module[name]) as ((...given: readonly unknown[]) => unknown)[];
  return cases.flatMap((one) => {
    const given = argumentsOf(one.given, asked, sdk);
    if (!one.refused) return [{ given, gives: one.gives, explained: tell?.(...given) as Explained<unknown> }];
    expect(() => tell?.(...given)).toThrow(messageOf(() => ask?.(...given)));
    return [];
  });
}

function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("it was not refused");
}

/** A step of a cell, a figure or a modifier has the value that the published JSON has at its address. */
function expectAsPublished({ at, value }: Step, tables: ReadonlyMap<string, Table>): void {
  const [id = "", row, ...path] = at.split("/");
  const table = tables.get(id) as Table & Readonly<Record<string, readonly Row[]>>;
  if (row === undefined || table.shape === "derived") return;
  const rows = table.rows ?? table.modifiers ?? table.constants ?? [];
  const found = rows.find((one) => one.id === row) as Row;
  if (table.shape === "constants") expect(value, at).toEqual(found.value);
  if (table.shape === "modifiers" && typeof found.value === "number")
    expect((Number(value) / (found.value || 1)) % 1, at).toBe(0);
  // A scale looked up backwards answers with the key of its row, and a lookup of several columns with the row.
  if (table.shape === "lookup" && path.length === 0) {
    expect([...Object.values(found.keys ?? {}), found.id], at).toContainEqual((value as Row).id ?? value);
  }
  const inner = path.length === 3 ? found.nested?.find((one) => one.id === path[1]) : found;
  const column = path.at(-1);
  if (column !== undefined && inner?.values && column !== "exempt") expect(inner.values[column], at).toEqual(value);
}

interface Row {
  readonly id: string;
  readonly keys?: Readonly<Record<string, unknown>>;
  readonly value?: unknown;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly nested?: readonly Row[];
}

/** The steps lead to the answer: figures add up to it, or the last lookup gives it. */
function expectSound(
  { shape, operation = shape, parameters }: Table,
  [first]: readonly unknown[],
  told: Explained<unknown>,
) {
  const { value, steps } = told;
  const parts = steps.slice(0, -1);
  if (["roll", "mean", "sum-through"].includes(operation)) expect(parts.at(-1)?.value).toEqual(value);
  if (operation === "spend" && typeof value === "number") {
    const paid = parts.map((step) => Number(step.value)).reduce(exactSum, 0);
    expect(value).toBe(Math.max(0, exactSum(Number(first), -paid)));
  }
  if (!["modifiers", "add", "sum", "total"].includes(operation) || typeof value !== "number") return;
  // The sum of modifiers stands after them, at their table; a figure that is given stands nowhere.
  const start = operation === "sum" && parameters?.base === null ? [first] : [];
  const added = parts.filter(({ at }) => at.includes("/")).map((step) => step.value);
  expect([...start, ...added].filter((one) => typeof one === "number").reduce(exactSum, 0)).toBe(value);
}

test("an attack is told as the worked example tells it: what is added, the roll with it, the cell of the hit table", () => {
  // Lines 2302-2347: a roll of 10 becomes 15, and gives a hit in the formidable column.
  const given = {
    initiative: "high-initiative",
    autofire: 2,
    movedGyrostabilized: true,
    targetStatus: "concealed",
  } as const;
  const { value, steps } = attack(10, "formidable", given);
  expect(value).toEqual({ hits: 1, moraleCheck: true });
  expect(steps.map(({ what, value, at, lines }) => [what, value, at, lines])).toEqual([
    ["High initiative", 2, "hit-modifiers/high-initiative", [[2257, 2257]]],
    ["Point of autofire bonus", 2, "hit-modifiers/autofire", [[2260, 2260]]],
    [
      "Firer moved with a gyrostabilized weapon",
      2,
      "hit-modifiers/moved-gyrostabilized",
      [
        [2036, 2036],
        [2235, 2235],
      ],
    ],
    ["Target concealed", -1, "hit-modifiers/concealed", [[2268, 2268]]],
    ["Hit modifiers", 5, "hit-modifiers", sourceOf("hit-modifiers").lines],
    ["Total", 15, "attack", [[1979, 2152]]],
    ["Hit table", { hits: 1, moraleCheck: true }, "hit-table/15+/formidable", [[2291, 2291]]],
    ["Attack", { hits: 1, moraleCheck: true }, "attack", [[1979, 2152]]],
  ]);
});

test("figures an operation states are told with their own lines", () => {
  // Lines 2366-2372: at the armor, half the damage counts; 7 against 5 with damage 3 leaves 1.
  expect(damageEffect(7, 5, 3).steps).toEqual([
    { what: "1 × armor", value: 5, at: "damage-effect/steps/1", lines: [[2369, 2369]], errata: [] },
    { what: "1/2 × damage, rounded down", value: 1, at: "damage-effect/steps/1", lines: [[2369, 2369]], errata: [] },
    { what: "Damage effect", value: "casualty", at: "damage-effect", lines: [[2360, 2375]], errata: [] },
  ]);
  // Walkers 60: a medium walker moves 8, one leg hit halves that; backward, each yard costs 2.
  const told = walkerMove("medium", 90, true, 1).steps.map(({ what, value, at }) => [what, value, at]);
  expect(told).toEqual([
    ["Medium", 8, "walker-movement/medium/move"],
    ["Leg hits", 4, "walker-move/repeat"],
    ["Walker turning", 0.5, "walker-turning/up-to-90/move"],
    ["Backward cost", 2, "movement-figures/backward-cost"],
    ["Walker move", 1, "walker-move"],
  ]);
});

import { describe, expect, test } from "vitest";
import { compile } from "../../../generator/src/compile.ts";
import type { OutputFile } from "../../../generator/src/emit/output/output.ts";
import { type Emitted, importEmitted, typeErrors } from "../../given/emitted.ts";
import { compileRules, houseBook, knownSchemas } from "../../given/project.ts";
import { houseRules } from "../operations/given.ts";

type Loose = Emitted & Readonly<Record<string, Readonly<Record<string, unknown>> & readonly unknown[]>>;

async function outputsOf(path: string, text: string): Promise<readonly OutputFile[]> {
  const { outputs, diagnostics } = await compileRules([houseBook("house"), { path: `rules/house/${path}.yaml`, text }]);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return outputs;
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** A lookup by one id: of so many speeds the last was renamed. */
function speeds(count: number): Promise<readonly OutputFile[]> {
  const rows = numbers(count).map((at) => {
    const former = at === count - 1 ? "\n    aliases: [old-speed]" : "";
    return `  - speed: speed-${at}\n    kph: ${100 + at}\n    move: ${1000 + at}${former}\n`;
  });
  const head =
    "kind: lookup\ntitle: Speeds\naxes: { speed: { match: exact } }\ncolumns: { kph: number, move: number }\nrows:\n";
  return outputsOf("movement/speeds", head + rows.join(""));
}

describe.each([39, 41, 101, 400])("a lookup by one of %d ids", async (count) => {
  const outputs = await speeds(count);
  const { lookupSpeeds, speeds: byId, speedsList } = (await importEmitted(outputs, "house/speeds.js")) as Loose;

  test("answers each with its row, by a former id too", () => {
    const asked = numbers(count).map((at) => lookupSpeeds?.(`speed-${at}`));
    expect(asked).toMatchObject(numbers(count).map((at) => ({ id: `speed-${at}`, kph: 100 + at, move: 1000 + at })));
    expect(asked).toEqual(speedsList);
    expect(lookupSpeeds?.("old-speed")).toBe(asked.at(-1));
    expect(byId?.["old-speed"]).toBe(asked.at(-1));
    expect(byId?.["speed-7"]).toBe(asked[7]);
    expect(() => Object.assign(asked[7] as object, { kph: 9 })).toThrow(TypeError);
  });

  test.each(["sped-7", "constructor", "__proto__", "", 7, null, undefined, ["speed-7"], Object.create(null)])(
    "refuses %o with function, parameter and what may be asked",
    (asked) => {
      expect(() => lookupSpeeds?.(asked)).toThrow(/^lookupSpeeds: speed must be one of .*speed-.*, got /);
      expect(() => lookupSpeeds?.(asked)).toThrow(TypeError);
    },
  );
});

test("of a hundred ids a refusal names those that come nearest", async () => {
  const { lookupSpeeds } = await importEmitted(await speeds(101), "house/speeds.js");
  expect(() => lookupSpeeds?.("speed_99")).toThrow(
    new TypeError("lookupSpeeds: speed must be one of 101 ids such as speed-99, speed-0, speed-1, got speed_99"),
  );
});

test.each([41, 101])("a lookup by one of %d ids type-checks, and a typo does not", async (count) => {
  const app = `import { lookupSpeeds, speeds, speedsList, type SpeedsRow, type SpeedsSpeed } from "./house/speeds.js";
export const row: SpeedsRow = lookupSpeeds("speed-7");
export const speed: SpeedsSpeed = "speed-8";
export const moves: readonly number[] = [speeds["speed-9"].move, speeds["old-speed"].move, ...speedsList.map(({ move }) => move)];
// @ts-expect-error no such speed
lookupSpeeds("speed-${count}");
// @ts-expect-error no such speed
speeds["speed-${count}"];
`;
  expect(typeErrors([...(await speeds(count)), { path: "app.ts", text: app }])).toEqual([]);
});

test("a matrix of many rows and columns answers with the cell of both", async () => {
  const columns = numbers(45).map((at) => `column-${at}`);
  const rows = numbers(120).map((at) => {
    const cells = columns.map(
      (id, place) => `    ${id}: ${(at * 45 + place) % 7 === 0 ? "M" : 1 + ((at + place) % 9)}\n`,
    );
    return `  - roll: ${at + 1}+\n${cells.join("")}`;
  });
  const axes = `  roll: { match: floor, form: "{key}+", below: { cell: "-" } }\n  difficulty: { match: exact, columns: [${columns.join(", ")}] }\n`;
  const text = `kind: hit-table\ntitle: Hits\naxes:\n${axes}rows:\n${rows.join("")}`;
  const outputs = await outputsOf("hit/hit-table", text);
  const { lookupHit } = (await importEmitted(outputs, "house/hit-table.js")) as Loose;
  expect(lookupHit?.(1, "column-1")).toEqual({ hits: 2, moraleCheck: true });
  expect(lookupHit?.(1, "column-0")).toEqual({ hits: 0, moraleCheck: true });
  expect(lookupHit?.(119.5, "column-44")).toEqual({ hits: 1, moraleCheck: true });
  expect(lookupHit?.(500, "column-44")).toEqual({ hits: 2, moraleCheck: true });
  expect(lookupHit?.(0, "column-3")).toEqual({ hits: 0, moraleCheck: false });
  expect(() => lookupHit?.(3, "column-45")).toThrow(/^lookupHit: difficulty must be one of 45 ids such as column-4/);
  expect(() => Object.assign(lookupHit?.(5, "column-5") as object, { hits: 9 })).toThrow(TypeError);
  expect(typeErrors(outputs)).toEqual([]);
});

test("a lookup by two ids answers each pair, in whatever order the book prints them", async () => {
  const types = numbers(45);
  const rows = [
    ...types.map((type) => `  - { signal: near, type: type-${type}, more: ${type} }\n`),
    ...types.map((type) => `  - { signal: far, type: type-${type}, more: ${100 + type} }\n`).reverse(),
  ];
  const head = "kind: signals\ntitle: Signals\naxes: { signal: { match: exact }, type: { match: exact } }\nrows:\n";
  const { outputs } = await compile(houseRules({ signals: head + rows.join("") }), knownSchemas);
  const { lookupSignals } = await importEmitted(outputs, "house/signals.js");
  expect(types.map((type) => lookupSignals?.("near", `type-${type}`))).toEqual(types);
  expect(types.map((type) => lookupSignals?.("far", `type-${type}`))).toEqual(types.map((type) => 100 + type));
  expect(() => lookupSignals?.("nearer", "type-7")).toThrow(
    "lookupSignals: signal must be one of near, far, got nearer",
  );
  expect(() => lookupSignals?.("near", "type-45")).toThrow(/^lookupSignals: type must be one of 45 ids such as type-4/);
  expect(typeErrors(outputs)).toEqual([]);
});

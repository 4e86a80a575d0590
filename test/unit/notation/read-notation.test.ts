import { expect, test } from "vitest";
import { compileNotation } from "../../../generator/src/notation/compile-notation.ts";
import type { NotationDefinition } from "../../../generator/src/notation/definition.ts";
import { printNotation, roundTrips } from "../../../generator/src/notation/print-notation.ts";
import { readNotation } from "../../../generator/src/notation/read-notation.ts";
import type { Value } from "../../../generator/src/values/value.ts";
import { armor, base, hit, price, range, save, sides, signature, targets } from "./striker-notations.ts";

const lost = { unknown: "cut short in the print" };

/** Notation, text as printed, value, and the text it prints as where that is written otherwise. */
const cells: [NotationDefinition, string, Value, string?][] = [
  [range, "300(3)+2", { range: 300, penetration: 3, autofire: 2 }],
  [range, "900(3)", { range: 900, penetration: 3, autofire: null }],
  [range, "C(0)", { range: "contact", penetration: 0, autofire: null }],
  [range, "80(0)", { range: 80, penetration: 0, autofire: null }],
  [range, "10,000(0)", { range: 10000, penetration: 0, autofire: null }, "10000(0)"],
  [targets, "1/2", { single: 1, automatic: 2, area: null }],
  [targets, "1", { single: 1, automatic: null, area: null }],
  [targets, "1/", { single: 1, automatic: lost, area: null }],
  [targets, "50m", { single: null, automatic: null, area: 50 }],
  [hit, "M", { hits: 0, moraleCheck: true }],
  [hit, "-", { hits: 0, moraleCheck: false }],
  [hit, "3", { hits: 3, moraleCheck: true }],
  [armor, "3/1", { hull: 3, turret: 1 }],
  [armor, "5/4", { hull: 5, turret: 4 }],
  [sides, "12 11 10", { front: 12, side: 11, rear: 10 }],
  [base, "60mm medium", { base: 60, weightClass: "medium" }],
  [save, "3+", 3],
  [signature, "L", "low"],
  [price, "10,000/2500", { weapon: 10000, ammunition: 2500 }, "10000/2500"],
  [price, "1/-", { weapon: 1, ammunition: "none" }],
  [price, "/.75", { weapon: null, ammunition: 0.75 }, "/0.75"],
  [price, ".5/0.10", { weapon: 0.5, ammunition: 0.1 }, "0.5/0.1"],
  [price, "-5/2", { weapon: -5, ammunition: 2 }],
];

test.each<[NotationDefinition, string, Value, string?]>(cells)("cell %#", (definition, text, value, printed = text) => {
  const notation = compileNotation(definition);
  expect(readNotation(notation, text)).toStrictEqual({ ok: true, value });
  expect(printNotation(notation, value)).toBe(printed);
  expect(roundTrips(notation, text)).toBe(true);
});

test.each([
  [range, "300"],
  [range, "300(3)+"],
  [range, "300(3)+2 "],
  [range, "300(3.5)"],
  [range, "C0(0)"],
  [range, "10,00(0)"],
  [range, "007(0)"],
  [range, "9007199254740993(0)"],
  [range, "1e3(0)"],
  [range, "(3)"],
  [range, ""],
  [targets, "1/2/3"],
  [targets, "/2"],
  [targets, "50 m"],
  [hit, "m"],
  [sides, "12 11"],
  [sides, "12  11 10"],
  [base, "60mm huge"],
  [signature, "LM"],
])("%#: does not read %s", (definition, text) => {
  const notation = compileNotation(definition);
  expect(readNotation(notation, text)).toStrictEqual({ ok: false });
  expect(roundTrips(notation, text)).toBe(false);
});

test.each([
  ["a word's own figure", hit, "0"],
  ["a plus nobody prints", armor, "+3/1"],
  ["an optional part that says nothing", { ...save, form: "{value}[x{count}]", fields: count(1) }, "2x1"],
])("%s is read but prints otherwise", (_, definition, text) => {
  const notation = compileNotation(definition);
  expect(readNotation(notation, text).ok).toBe(true);
  expect(roundTrips(notation, text)).toBe(false);
});

function count(missing: number): NonNullable<NotationDefinition["fields"]> {
  return { value: { type: "integer" }, count: { type: "integer", default: missing } };
}

test("the first form that matches wins, and printing takes the form that reads back", () => {
  const notation = compileNotation({
    form: ["{least}-{most}", "{text}"],
    fields: { least: { type: "integer" }, most: { type: "integer" }, text: { type: "text" } },
  });
  const both = [
    ["5-8", { least: 5, most: 8, text: null }],
    ["5-x", { least: null, most: null, text: "5-x" }],
  ] as const;
  for (const [text, value] of both) {
    expect(readNotation(notation, text)).toStrictEqual({ ok: true, value });
    expect(printNotation(notation, value)).toBe(text);
  }
});

test("a text field runs up to its literal; optional parts may stand inside each other", () => {
  const notation = compileNotation({
    form: "{name}[ ({load}[, {count}])]",
    fields: { name: { type: "text" }, load: { type: "text" }, count: { type: "integer" } },
  });
  const rows = [
    ["7mm ACR", { name: "7mm ACR", load: null, count: null }],
    ["7mm ACR (slugs)", { name: "7mm ACR", load: "slugs", count: null }],
    ["7mm ACR (slugs, 20)", { name: "7mm ACR", load: "slugs", count: 20 }],
  ] as const;
  for (const [text, value] of rows) {
    expect(readNotation(notation, text)).toStrictEqual({ ok: true, value });
    expect(printNotation(notation, value)).toBe(text);
  }
});

test("a text field is never empty and may have words; an empty text with a meaning prints empty", () => {
  const notation = compileNotation({
    form: "{name}: {count}",
    fields: { name: { type: "text", words: { ditto: "as above" } }, count: { type: "integer", empty: 1, default: 4 } },
  });
  expect(readNotation(notation, ": 3")).toStrictEqual({ ok: false });
  expect(readNotation(notation, "ditto: 3")).toStrictEqual({ ok: true, value: { name: "as above", count: 3 } });
  expect(readNotation(notation, "rifle: ")).toStrictEqual({ ok: true, value: { name: "rifle", count: 1 } });
  expect(printNotation(notation, { name: "rifle", count: 1 })).toBe("rifle: ");
});

test("an empty text that reads as blank is not replaced by the default", () => {
  const notation = compileNotation({
    form: "{a}[/{b}]",
    fields: { a: { type: "integer" }, b: { type: "integer", empty: null, default: 0 } },
  });
  expect(readNotation(notation, "1/")).toStrictEqual({ ok: true, value: { a: 1, b: null } });
  expect(printNotation(notation, { a: 1, b: null })).toBe("1/");
  expect(printNotation(notation, { a: 1, b: 0 })).toBe("1");
});

test("the longer of a word and a number is read", () => {
  const notation = compileNotation({
    form: "{value}",
    fields: { value: { type: "number", words: { "-": "none", "1": "single", LH: "both", L: "low" } } },
  });
  const read = (text: string) => readNotation(notation, text);
  expect(read("-")).toStrictEqual({ ok: true, value: "none" });
  expect(read("-1")).toStrictEqual({ ok: true, value: -1 });
  expect(read("1")).toStrictEqual({ ok: true, value: "single" });
  expect(read("LH")).toStrictEqual({ ok: true, value: "both" });
  expect(read("L")).toStrictEqual({ ok: true, value: "low" });
  expect(read("12")).toStrictEqual({ ok: true, value: 12 });
});

test("a comma before a literal comma is no thousands group", () => {
  const notation = compileNotation({
    form: "{x},{y}",
    fields: { x: { type: "integer" }, y: { type: "integer" } },
  });
  expect(readNotation(notation, "1,300")).toStrictEqual({ ok: true, value: { x: 1, y: 300 } });
});

test("null and an unknown print nothing", () => {
  expect(printNotation(compileNotation(range), null)).toBe("");
  expect(printNotation(compileNotation(save), lost)).toBe("");
});

test("every range cell round-trips", () => {
  const notation = compileNotation(range);
  for (const distance of [0.25, 0.5, 7, 10, 999, 1000, 123456.75]) {
    for (let penetration = 0; penetration < 60; penetration += 1) {
      for (const autofire of [null, 1, 12]) {
        const value = { range: distance, penetration, autofire };
        const text = printNotation(notation, value);
        expect(readNotation(notation, text)).toStrictEqual({ ok: true, value });
        expect(roundTrips(notation, text)).toBe(true);
      }
    }
  }
});

// Work that grew with the square of these would not end while anyone waits.
test("a hostile text is answered", () => {
  const notation = compileNotation({
    form: "{a}[({b})][+{c}][ {d}]",
    fields: { a: { type: "text" }, b: { type: "number" }, c: { type: "number" }, d: { type: "number" } },
  });
  expect(readNotation(notation, "(".repeat(800_000))).toMatchObject({ ok: true });
  expect(readNotation(compileNotation(range), `1${",111".repeat(800_000)}x`).ok).toBe(false);
});

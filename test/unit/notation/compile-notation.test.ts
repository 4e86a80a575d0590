import { describe, expect, test } from "vitest";
import { compileNotation } from "../../../generator/src/notation/compile-notation.ts";
import type { NotationDefinition } from "../../../generator/src/notation/definition.ts";
import { readNotation } from "../../../generator/src/notation/read-notation.ts";
import { base, hit, price, range, save, signature, targets } from "./striker-notations.ts";

const number = { type: "number" } as const;
const text = { type: "text" } as const;

function field(definition: NotationDefinition, id: string) {
  return compileNotation(definition).fields.find((found) => found.id === id);
}

describe("fields", () => {
  test.each([
    [range, "range", { type: "number", whole: false, words: ["contact"] }],
    [range, "penetration", { type: "number", whole: true, words: [] }],
    [price, "ammunition", { type: "number", whole: false, words: ["none"] }],
    [base, "weightClass", { type: "word", words: ["light", "medium", "heavy"] }],
    [signature, "value", { type: "word", words: ["low", "medium", "high"] }],
    [hit, "moraleCheck", { type: "boolean" }],
    [{ form: "{value}", fields: { value: text } }, "value", { type: "text" }],
  ] as const)("%#: type of $1", (definition, id, type) => {
    expect(field(definition, id)?.type).toStrictEqual(type);
  });

  test("unit and description come along", () => {
    expect(field(range, "range")).toMatchObject({ unit: "m", description: "", blank: false, unknowable: false });
    expect(field(range, "penetration")).toMatchObject({ unit: null, description: "Penetration at this range" });
    expect(field(hit, "moraleCheck")).toMatchObject({ description: "The target checks morale", reading: "constant" });
  });

  test("a field some text does not print is blank, unless it has a default", () => {
    expect(field(range, "autofire")?.blank).toBe(true);
    expect(field(targets, "single")?.blank).toBe(true);
    const definition = { form: "{a}[+{b}]", fields: { a: number, b: { ...number, default: 0 } } };
    expect(field(definition, "b")).toMatchObject({ blank: false, default: 0 });
    expect(readNotation(compileNotation(definition), "1")).toStrictEqual({ ok: true, value: { a: 1, b: 0 } });
  });

  test("an empty text that was lost makes the field unknowable, an empty blank makes it blank", () => {
    expect(field(targets, "automatic")?.unknowable).toBe(true);
    expect(field(price, "weapon")).toMatchObject({ blank: true, unknowable: false });
  });

  test("only a lone field called value is bare", () => {
    expect([save, signature, range, hit].map((definition) => compileNotation(definition).bare)).toStrictEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test("a value beside another field makes a record", () => {
    const notation = compileNotation({ form: "{value}/{price}", fields: { value: number, price: number } });
    expect(readNotation(notation, "1/2")).toStrictEqual({ ok: true, value: { value: 1, price: 2 } });
  });

  test("a word may blank a constant", () => {
    const definition = { form: "{a}", fields: { a: number }, constants: { b: 1 }, words: { "-": { a: 0, b: null } } };
    expect(field(definition, "b")).toMatchObject({ blank: true, type: { type: "number", whole: true, words: [] } });
  });

  test("a backslash makes a bracket literal", () => {
    const notation = compileNotation({ form: "\\[{a}\\]\\{\\\\", fields: { a: number } });
    expect(readNotation(notation, "[5]{\\")).toStrictEqual({ ok: true, value: { a: 5 } });
  });
});

describe("a definition that does not hold together is refused in plain words", () => {
  test.each<[NotationDefinition, string]>([
    [{ form: [], fields: { value: number } }, "must have a form"],
    [{ form: "", fields: { value: number } }, "must not be empty"],
    [{ form: "x" }, "must have a field"],
    [{ form: "{a}", fields: {} }, "must have a field"],
    [{ form: "{a}/{b}", fields: { a: number } }, "{b} is not among the fields"],
    [{ form: "{a}/{a}", fields: { a: number } }, "{a} stands twice"],
    [{ form: "{a}", fields: { a: number, b: number } }, "field b: no form and no word gives it"],
    [{ form: "{a", fields: { a: number } }, "{ at character 1 has no partner"],
    [{ form: "{a}]", fields: { a: number } }, "] at character 4 has no partner"],
    [{ form: "{a}[/", fields: { a: number } }, "never closed"],
    [{ form: "{a}[/]", fields: { a: number } }, "must hold a field"],
    [{ form: "{a}[b[c[{d}]]]", fields: { a: number, d: number } }, "only once"],
    [{ form: "{A b}", fields: { a: number } }, "{A b} must name a field"],
    [{ form: "{a}{b}", fields: { a: number, b: number } }, "nothing tells where {a} ends"],
    [{ form: "{a}[/{b}]{c}", fields: { a: number, b: number, c: number } }, "nothing tells where {b} ends"],
    [{ form: "{a}{b}", fields: { a: text, b: number } }, "nothing tells where {a} ends"],
    [{ form: "{a}{b}", fields: { a: number, b: text } }, "nothing tells where {a} ends"],
    [{ form: "{a}0", fields: { a: number } }, "must not begin with a digit"],
    [{ form: "{a}", fields: { a: { type: "word" } } }, "field a: a word field must list its words"],
    [{ form: "{a}", fields: { a: { ...number, words: { x: true } } } }, "do not mix"],
    [{ form: "{a}", fields: { a: { type: "integer", words: { x: 0.5 } } } }, "whole numbers only"],
    [{ form: "{a}", fields: { a: { ...text, words: { x: 1 } } } }, "takes texts only"],
    [{ form: "{a}", fields: { a: { ...number, words: { "": 1 } } } }, "must not be empty"],
    [{ form: "{a}", fields: { a: { ...number, words: { x: Number.NaN } } } }, "must be finite"],
    [{ form: "{a}", fields: { a: { ...number, empty: [1] } } }, "not a list or record"],
    [{ form: "{a}", fields: { a: { ...number, words: { x: null as never } } } }, "a word must stand for"],
    [{ form: "{value}", fields: { value: number }, words: { "": 0 } }, "a blank cell is left out"],
    [{ form: "{unknown}", fields: { unknown: number } }, "cannot name a field"],
    [{ form: "{a}", fields: { a: number }, constants: { a: 1 } }, "both a field and a constant"],
    [{ form: "{a}", fields: { a: number }, words: { "-": 0 } }, "word -: must give the fields a"],
    [{ form: "{a}", fields: { a: number }, constants: { b: true }, words: { "-": { a: 0 } } }, "the field b too"],
    [{ form: "{a}", fields: { a: number }, words: { "-": { a: 0, b: 1 } } }, "b is not a field"],
  ])("%#: %j", (definition, problem) => {
    expect(() => compileNotation(definition)).toThrow(problem);
  });

  test("too many optional parts", () => {
    const ids = [..."abcdefgh"];
    const form = `{z}${ids.map((id) => `[ ${id}{${id}}]`).join("")}`;
    const fields = Object.fromEntries([...ids, "z"].map((id) => [id, number]));
    expect(() => compileNotation({ form, fields })).toThrow("too many optional parts");
  });
});

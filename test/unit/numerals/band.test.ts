import { expect, test } from "vitest";
import { type Minus, readBand } from "../../../generator/src/numerals/band.ts";
import type { Refusal } from "../../../generator/src/numerals/decimal.ts";

test.each<[string, Minus, number | null, number | null]>([
  ["9", "up-to", 9, 9],
  ["9-13", "up-to", 9, 13],
  ["14+", "up-to", 14, null],
  ["-8", "up-to", null, 8],
  ["0.25-0.5", "up-to", 0.25, 0.5],
  ["0", "negative", 0, 0],
  ["9-13", "negative", 9, 13],
  ["-8", "negative", -8, -8],
  ["-3--1", "negative", -3, -1],
  ["-3-2", "negative", -3, 2],
  ["-3+", "negative", -3, null],
  ["8 or less", "negative", null, 8],
  ["-3 or less", "negative", null, -3],
])("%s with %s", (text, minus, from, to) => {
  expect(readBand(text, minus)).toStrictEqual({ ok: true, band: { from, to } });
});

test.each<[string, Minus, number]>([
  ["14 or more", "up-to", 14],
  ["14 or more", "negative", 14],
  ["-3 or more", "negative", -3],
])("%s with %s is open above", (text, minus, from) => {
  expect(readBand(text, minus)).toStrictEqual({ ok: true, band: { from, to: null } });
});

test("equal bounds are one number", () => {
  expect(readBand("9-9", "up-to")).toStrictEqual({ ok: true, band: { from: 9, to: 9 } });
});

test.each<[string, Minus, string, string?]>([
  ["13-9", "up-to", "runs backwards", "9-13"],
  ["-1--3", "negative", "runs backwards", "-3--1"],
  ["9\u201313", "up-to", "has an en dash U+2013 in place of -", "9-13"],
  ["13\u20149", "up-to", "has an em dash U+2014 in place of -", "9-13"],
  ["\u22128", "up-to", "has a typographic minus U+2212 in place of -", "-8"],
  ["3-May", "up-to", "was turned into a date by a spreadsheet", "3-5"],
  ["May-03", "up-to", "was turned into a date by a spreadsheet", "3-5"],
  ["14-Sep", "up-to", "was turned into a date by a spreadsheet", "9-14"],
  ["5-May", "up-to", "was turned into a date by a spreadsheet", "5"],
  ["2024-05-03", "up-to", "was turned into a date by a spreadsheet"],
  ["3-5x", "up-to", "cannot be read: 5x ends in x; a unit is no part of a cell", "3-5"],
  ["1,000-2,000", "up-to", "cannot be read: 1,000 has a thousands comma", "1000-2000"],
  ["01-05", "up-to", "cannot be read: 01 has leading zeros", "1-5"],
  ["00", "up-to", "is 100, but only on percentile dice"],
  ["96-00", "up-to", "cannot be read: 00 is 100, but only on percentile dice"],
  ["9 - 13", "up-to", "has spaces in it", "9-13"],
  ["14 +", "up-to", "has spaces in it", "14+"],
  ["8 or less", "up-to", "is not how this book writes it", "-8"],
  ["-3--1", "up-to", "has a number below zero, and minus: up-to of this book makes of -8 the band 8 or less"],
  ["14-", "up-to", "is a range without its end", "14+ or -14"],
  ["14-", "negative", "is a range without its end", "14+ or 14 or less"],
  ["9..13", "up-to", "has .. in place of -", "9-13"],
  ["9\u202613", "up-to", "has \u2026 in place of -", "9-13"],
  ["9 to 13", "up-to", "has to in place of -", "9-13"],
  ["13..9", "up-to", "has .. in place of -", "9-13"],
  ["\u226514", "up-to", "is not how a band is written", "14+"],
  ["14 and up", "up-to", "is not how a band is written", "14+"],
  ["\u22648", "up-to", "is not how a band is written", "-8"],
  ["up to 8", "negative", "is not how a band is written", "8 or less"],
  ["<9", "up-to", "leaves out its own number"],
  ["1/2", "up-to", "is a fraction, or a range with a slash", "1-2 or 0.5"],
  ["2/1", "up-to", "is a fraction, or a range with a slash", "1-2 or 2"],
  ["l4+", "up-to", "has l in place of 1", "14+"],
  ["9-1O", "up-to", "has O in place of 0", "9-10"],
  ["\u0669-\u0661\u0663", "up-to", "has digits of another script", "9-13"],
  ["1-2-3", "negative", "is not a band; write -3--1, 9-13, 14+ or 8 or less"],
  ["+2", "negative", "has a plus before its number; `or more` is a plus after it"],
  ["14++", "up-to", "cannot be read: 14+ stands for several numbers; this cell holds one"],
  ["x", "up-to", "is not a number"],
  ["-", "up-to", "is not a band; leave the field out for no value"],
  ["\u2014", "up-to", "is not a band; leave the field out for no value"],
  ["", "up-to", "is not a band; leave the field out for no value"],
])("%s with %s is refused: %s", (text, minus, problem, instead) => {
  const { advice: _, ...refusal } = readBand(text, minus) as Refusal;
  expect(refusal).toStrictEqual(instead === undefined ? { ok: false, problem } : { ok: false, problem, instead });
});

test.each([
  ["01-05", 1, 5],
  ["06-95", 6, 95],
  ["96-00", 96, 100],
  ["00", 100, 100],
  ["96-100", 96, 100],
])("%s on percentile dice", (text, from, to) => {
  expect(readBand(text, "up-to", { percentile: true })).toStrictEqual({ ok: true, band: { from, to } });
});

test.each([
  ["1/2", "is a fraction, or a range with a slash", "1-2"],
  ["\u00bd", "is no whole number, and only those can occur here"],
  ["9,5", "is no whole number, and only those can occur here"],
])("%s where only whole numbers occur", (text, problem, instead?: string) => {
  expect(readBand(text, "up-to", { whole: true })).toMatchObject({ ok: false, problem, ...(instead && { instead }) });
});

test.each<[string, Minus, string]>([
  ["2024-05-03", "up-to", "type the figure that is printed; in a spreadsheet, format the column as text"],
  ["9-00", "up-to", "write the number it stands for, or dice: 1d100 in the axis"],
  ["1:30", "up-to", "write one number, in the unit of the column"],
  [">13", "up-to", "write the first or the last number that counts, such as 14+"],
])("%s with %s is nobody's to guess: %s", (text, minus, advice) => {
  const read = readBand(text, minus) as Refusal;
  expect(read.advice).toBe(advice);
  expect(read.instead).toBeUndefined();
});

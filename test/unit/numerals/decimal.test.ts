import { expect, test } from "vitest";
import { type Refusal, readDecimal } from "../../../generator/src/numerals/decimal.ts";

test.each([
  ["0", 0],
  ["12", 12],
  ["-8", -8],
  ["+2", 2],
  [".5", 0.5],
  ["-.5", -0.5],
  ["0.50", 0.5],
  ["2.0", 2],
  ["-0", 0],
  ["-0.0", 0],
  ["9007199254740991", 9007199254740991],
  [".0000001", 1e-7],
])("%s is a number", (text, value) => {
  expect(readDecimal(text)).toStrictEqual({ ok: true, value });
});

const leaveOut = "is not a number; leave the field out for no value";

test.each<[string, string, string?]>([
  ["10,000", "has a thousands comma", "10000"],
  ["-1,234,567.5", "has a thousands comma", "-1234567.5"],
  ["0,5", "has a decimal comma", "0.5"],
  ["1,25", "has a decimal comma", "1.25"],
  ["0,500", "has a decimal comma", "0.500"],
  ["2E4", "is written with an exponent", "20000"],
  ["25e-4", "is written with an exponent", "0.0025"],
  ["61e9540", "is written with an exponent"],
  ["1e-999", "is written with an exponent"],
  ["007", "has leading zeros", "7"],
  ["-00.5", "has leading zeros", "-0.5"],
  ["00", "has leading zeros", "0"],
  ["0x1F", "is hexadecimal", "31"],
  ["0o17", "is octal", "15"],
  ["-0b101", "is binary", "-5"],
  [".inf", "is not a finite number"],
  ["-.Inf", "is not a finite number"],
  ["NaN", "is not a finite number"],
  [".nan", "is not a finite number"],
  ["8421999999999995999", "has more digits than can be kept exactly"],
  ["9007199254740992", "has more digits than can be kept exactly"],
  ["0.1234567890123456789", "has more digits than can be kept exactly"],
  ["1:30", "has a colon, as a time or a ratio does"],
  ["1_000", "has underscores", "1000"],
  ["\u22122", "begins with a typographic minus U+2212 in place of -", "-2"],
  ["\u20132", "begins with an en dash U+2013 in place of -", "-2"],
  ["\u221210,000", "begins with a typographic minus U+2212 in place of -", "-10000"],
  ["-", leaveOut],
  ["--", leaveOut],
  ["\u2014", leaveOut],
  ["null", leaveOut],
  ["~", leaveOut],
  ["40g", "ends in g; a unit is no part of a cell", "40"],
  ["2.5 kg", "ends in kg; a unit is no part of a cell", "2.5"],
  ["10,000m", "ends in m; a unit is no part of a cell", "10000"],
  ["50%", "ends in %; a unit is no part of a cell", "50"],
  ["Cr40", "begins with Cr; a unit is no part of a cell", "40"],
  ["", "is empty; leave the field out for no value"],
  ["  ", "is empty; leave the field out for no value"],
  [" 5 ", "has spaces around it", "5"],
  ["5.", "ends in a point", "5"],
  ["1/2", "is a fraction; write it as a decimal", "0.5"],
  ["2/3", "is a fraction; write it as a decimal"],
  ["\u00bd", "is a fraction; write it as a decimal", "0.5"],
  ["1\u00bd", "is a fraction; write it as a decimal", "1.5"],
  ["1 1/2", "is a fraction; write it as a decimal", "1.5"],
  ["\u2153", "is a fraction; write it as a decimal"],
  ["1 800", "has a thousands space", "1800"],
  ["1\u202f800\u202f000", "has a thousands space", "1800000"],
  ["1'800", "has a thousands mark", "1800"],
  ["1 80", "has a space in it"],
  ["~800", "says about; a cell holds one figure", "800"],
  ["ca. 800", "says about; a cell holds one figure", "800"],
  ["3O0", "has O in place of 0", "300"],
  ["l4", "has l in place of 1", "14"],
  ["5l", "ends in l; a unit is no part of a cell", "5"],
  ["\u0661\u0668\u0660\u0660", "has digits of another script", "1800"],
  ["800?", "has a question mark; a doubt belongs in a remark behind #", "800"],
  ["2024-05-03", "was turned into a date by a spreadsheet"],
  ["800+", "stands for several numbers; this cell holds one"],
  ["2d6", "is not a number"],
  ["+-2", "is not a number"],
  ["1.2.3", "is not a number"],
  ["9-13", "stands for several numbers; this cell holds one"],
])("%s is refused: %s", (text, problem, instead) => {
  const { advice: _, ...refusal } = readDecimal(text) as Refusal;
  expect(refusal).toStrictEqual(instead === undefined ? { ok: false, problem } : { ok: false, problem, instead });
});

// Work that grew with the square of these would not end while anyone waits.
test.for(["0", "1", ",111", "1_", "a", " ", "1:", "-", ".", "O", "O1", "1 ", "l"])(
  "a hostile text is refused: %s",
  (piece) => {
    expect(readDecimal(`${piece.repeat(400_000)}!`).ok).toBe(false);
  },
);

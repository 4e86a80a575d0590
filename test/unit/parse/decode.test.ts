import { isUtf8 } from "node:buffer";
import { expect, test } from "vitest";
import { decode, notUtf8 } from "../../../generator/src/parse/decode.ts";

const bytes = (...values: readonly (number | string)[]) =>
  Buffer.concat(values.map((value) => (typeof value === "string" ? Buffer.from(value) : Buffer.of(value))));

test("reads UTF-8", () => {
  expect(decode(bytes("name: Napoléon — 😀\n"))).toEqual({ text: "name: Napoléon — 😀\n" });
  expect(decode(bytes())).toEqual({ text: "" });
});

test("drops one byte-order mark at the start and no other", () => {
  expect(decode(bytes("\ufeffid: a\n\ufeff"))).toEqual({ text: "id: a\n\ufeff" });
});

test.each([
  ["Latin-1", bytes("name: Napol", 0xe9, "on\n"), 11, "byte 0xE9"],
  ["Windows-1252 quotes", bytes("é: ", 0x93, "x", 0x94, "\n"), 3, "byte 0x93"],
  ["overlong", bytes("a", 0xc0, 0xaf), 1, "byte 0xC0"],
  ["overlong, three bytes", bytes("a", 0xe0, 0x80, 0xaf), 1, "byte 0xE0"],
  ["a surrogate", bytes("a", 0xed, 0xa0, 0x80), 1, "byte 0xED"],
  ["beyond Unicode", bytes("a", 0xf4, 0x90, 0x80, 0x80), 1, "byte 0xF4"],
  ["cut off", bytes("a", 0xe2, 0x82), 1, "byte 0xE2"],
  ["a stray continuation", bytes("\ufeffab", 0x80), 2, "byte 0x80"],
  ["UTF-16", bytes(0xff, 0xfe, "a", 0), 0, "saved as UTF-16"],
])("refuses %s", (_, input, offset, problem) => {
  const refused = decode(input);
  if (!("problem" in refused)) throw new Error("accepted");
  expect(refused).toMatchObject({ offset, problem: `not UTF-8 (${problem})` });
  const { message, span, hint } = notUtf8("rules/a/b.yaml", refused);
  expect({ message, start: span.start, hint }).toEqual({
    message: refused.problem,
    start: offset,
    hint: "re-save the file as UTF-8",
  });
  expect(span.end).toBeLessThanOrEqual(span.file.text.length);
});

test("agrees with the platform on random bytes", () => {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state >>> 16;
  };
  const alphabet = [0x41, 0x80, 0xbf, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xa0, 0x9f, 0x90, 0x8f];
  for (let round = 0; round < 5000; round++) {
    const input = Uint8Array.from({ length: 1 + (next() % 6) }, () => alphabet[next() % alphabet.length] as number);
    expect("text" in decode(input), Buffer.from(input).toString("hex")).toBe(isUtf8(input));
  }
});

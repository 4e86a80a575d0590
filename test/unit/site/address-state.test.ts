import { describe, expect, test } from "vitest";
import { choice, startOf, tick, whole } from "../../../site/src/live/form/field.ts";
import { readState, writeState } from "../../../site/src/live/form/state.ts";

const fields = {
  load: choice(
    "Load",
    [
      { value: "slugs", label: "Slugs" },
      { value: "small-arms/7mm", label: "7 & 8" },
    ],
    "slugs",
  ),
  meters: whole("Distance", -5, 500, 100, "m"),
  moved: tick("Moved"),
};
const start = startOf(fields);

describe("an address", () => {
  test("holds what differs from the start, and reads back the same", () => {
    const values = { load: "small-arms/7mm", meters: -5, moved: true } as const;
    const text = writeState(fields, values);
    expect(text).toBe("load=small-arms%2F7mm&meters=-5&moved=yes");
    expect(readState(fields, text)).toEqual({ values, refused: [] });
  });

  test("is empty at the start", () => {
    expect(writeState(fields, start)).toBe("");
  });

  test.for([
    ["meters=abc", "Distance: “abc” is no whole number from -5 to 500. 100 stands in its place."],
    ["meters=501", "Distance: “501” is no whole number from -5 to 500. 100 stands in its place."],
    ["meters=1e2", "Distance: “1e2” is no whole number from -5 to 500. 100 stands in its place."],
    ["meters=", "Distance: “” is no whole number from -5 to 500. 100 stands in its place."],
    ["load=rocks", "Load: there is no “rocks”. “Slugs” stands in its place."],
    ["moved=perhaps", "Moved: “perhaps” is neither yes nor no. no stands in its place."],
    ["__proto__=1", "The link has “__proto__”, which is not asked here."],
    ["toString=1", "The link has “toString”, which is not asked here."],
  ])("%s is refused in words, and the start stands", ([text, refusal]) => {
    expect(readState(fields, text ?? "")).toEqual({ values: start, refused: [refusal] });
  });

  test("keeps what is good beside what is not", () => {
    expect(readState(fields, "meters=x&moved=yes").values).toEqual({ ...start, moved: true });
  });
});

import { describe, expect, test } from "vitest";
import { complaintsOf, functionOf } from "./given.ts";

const deal = `\
kind: spread
title: Deal
function: dealHits
what: { name: hits, description: Hits. }
over: { name: soldiers, description: Soldiers. }
`;

describe("spread", () => {
  test("gives each the same, and one more to some", async () => {
    const call = await functionOf("dealHits", { deal });
    expect(call(7, 3)).toEqual({ each: 2, extra: 1 });
    expect(call(6, 3)).toEqual({ each: 2, extra: 0 });
    expect(call(2, 4)).toEqual({ each: 0, extra: 2 });
    expect(call(0, 1)).toEqual({ each: 0, extra: 0 });
  });

  test("refuses what no game can produce", async () => {
    const call = await functionOf("dealHits", { deal });
    expect(() => call(7, 0)).toThrow("dealHits: soldiers must be 1 and more, got 0");
    expect(() => call(-1, 3)).toThrow(RangeError);
    expect(() => call(1.5, 3)).toThrow(RangeError);
    expect(() => call("7", 3)).toThrow(TypeError);
  });

  test.for<[string, string, string, readonly string[]]>([
    ["has two parameters of a name", "name: soldiers", "name: hits", ["name/duplicate [hits]"]],
    ["hides what it calls", "name: hits", "name: checkNumber", ["name/id [checkNumber]"]],
    ["hides what others call", "name: hits", "name: noRow", ["name/id [noRow]"]],
    ["has a word modules keep", "name: hits", "name: package", ["name/id [package]"]],
    ["does not say over what", "over:", "other:", ["field/unknown [other]"]],
  ])("%s", async ([, from, to, complaints]) => {
    expect((await complaintsOf({ deal: deal.replace(from, to) })).slice(0, 1)).toEqual(complaints);
  });
});

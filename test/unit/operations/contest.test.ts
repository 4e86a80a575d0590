import { describe, expect, test } from "vitest";
import { complaintsOf, functionOf } from "./given.ts";

const duel = `\
kind: contest
title: Duel
function: duel
first: { name: power, description: Power. }
second: { name: enemyPower, description: Power of the enemy. }
draw: { each: 1 }
`;

describe("contest", () => {
  test("the lower side takes the difference", async () => {
    const call = await functionOf("duel", { duel });
    expect(call(8, 6)).toEqual({ first: 0, second: 2 });
    expect(call(2, 9)).toEqual({ first: 7, second: 0 });
  });

  test("on a draw each takes the stated figure", async () => {
    const call = await functionOf("duel", { duel });
    expect(call(5, 5)).toEqual({ first: 1, second: 1 });
  });

  test("refuses what no game can produce", async () => {
    const call = await functionOf("duel", { duel });
    expect(() => call(-1, 3)).toThrow("duel: power must be 0 and more, got -1");
    expect(() => call(1, 2.5)).toThrow(RangeError);
    expect(() => call("7", 3)).toThrow(TypeError);
  });

  test.for<[string, string, string, readonly string[]]>([
    ["has two parameters of a name", "name: enemyPower", "name: power", ["name/duplicate [power]"]],
    ["misspells the draw", "draw:", "drawn:", ["field/unknown [drawn]"]],
  ])("%s", async ([, from, to, complaints]) => {
    expect((await complaintsOf({ duel: duel.replace(from, to) })).slice(0, 1)).toEqual(complaints);
  });
});

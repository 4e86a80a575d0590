import { describe, expect, test } from "vitest";
import { bonuses, figures, mottos, moves } from "./game-tables.ts";
import { complaintsOf, functionOf, resultOf } from "./given.ts";

const table = (needed: string) => `kind: target\ntitle: Kick\nfunction: kick\nneeded: ${needed}\nby: bonuses\n`;

describe("target", () => {
  test("takes the modifiers from the figure needed", async () => {
    const tables = { figures, bonuses, kicks: table("figures/needed") };
    const kick = await functionOf("kick", tables);
    expect([kick({}), kick({ steady: true }), kick({ eachWound: 2, distance: "far" })]).toEqual([9, 7, 14]);
    expect(await resultOf("kick", tables)).toBe("number");
  });

  test("gives back a figure lost in print, to a call that makes sense", async () => {
    const tables = { figures, bonuses, kicks: table("figures/lost") };
    const kick = await functionOf("kick", tables);
    expect(kick({ steady: true })).toEqual({ unknown: "torn page" });
    expect(() => kick({ distance: "afar" })).toThrow(TypeError);
    expect(await resultOf("kick", tables)).toBe("number | Unknown");
  });

  test("refuses what no game can produce", async () => {
    const kick = await functionOf("kick", { figures, bonuses, kicks: table("figures/needed") });
    expect(() => kick({ eachWound: 0.5 })).toThrow(RangeError);
    expect(() => kick({ distance: "afar" })).toThrow(TypeError);
  });

  test.for<[string, readonly string[]]>([
    ["figures", ["cell/notation [figures]"]],
    ["figures/a/b", ["cell/notation [figures/a/b]"]],
    ["figures/neded", ["table/reference [figures/neded]"]],
    ["figure/needed", ["table/table-unknown [figure/needed]"]],
    ["moves/light", ["table/wrong-shape [moves/light]"]],
    ["mottos/first", ["table/wrong-shape [mottos/first]"]],
  ])("cannot need %s", async ([needed, complaints]) => {
    expect(await complaintsOf({ figures, bonuses, moves, mottos, kicks: table(needed) })).toEqual(complaints);
  });
});

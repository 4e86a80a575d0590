import { expect, test } from "vitest";
import { book, told } from "./given.ts";
import { functionsOf } from "./made.ts";
import { tables } from "./tables.ts";

test("a modifier may end the sum with a word; the first listed wins", async () => {
  const made = await functionsOf({ "walker/piloting": tables.piloting });
  expect(made.code("piloting")).toContain('sumPiloting(given: PilotingGiven = {}): number | "fall" | "impossible"');
  expect(made.call("sumPiloting", { damage: true, leg: 2, ground: "ice" })).toBe(9);
  expect(made.call("sumPiloting", { damage: true, gyro: true })).toBe("fall");
  expect(made.call("sumPiloting", { wreck: true })).toBe("impossible");
  expect(made.call("sumPiloting", { wreck: true, ground: "lava" })).toBe("fall");
  expect(made.call("sumPiloting", { gyro: false })).toBe(0);
});

test("outcomes that are wrong are told", async () => {
  const saidOf = async (was: string, now: string) =>
    (await told(book({ "walker/piloting": tables.piloting.replace(was, now) }))).join("\n");
  expect(await saidOf("value: fall }", "value: fal }")).toContain("fal must be written as");
  const misspelt = await saidOf("value: impossible }", "value: imposible }");
  expect(misspelt).toContain("imposible must be written as");
  expect(misspelt).not.toContain("the value of no row");
  expect(await saidOf("[fall, impossible]", "[fall, impossible, sit]")).toContain(
    "3:30 the outcome sit is the value of no row | take it out",
  );
  expect(await saidOf("value: fall }", "value: fall, counted: true }")).toContain("which cannot be counted");
});

test("a sum that may end in a word is nothing to add to", async () => {
  const target = "kind: target\ntitle: Piloting roll\nfunction: pilotingTarget\nneeded: figures/skill\nby: piloting\n";
  const figures = "kind: figures\ntitle: Figures\nrows:\n  skill: { description: Skill., value: 5 }\n";
  const rules = book({ "walker/piloting": tables.piloting, "walker/roll": target, "walker/figures": figures });
  expect(await told(rules)).toEqual(["walker/roll.yaml:5:5 piloting must be a table of modifiers without outcomes"]);
});

import { expect, test } from "vitest";
import { outputsOf, textsOf } from "../../generated/given.ts";
import { bonuses, moves } from "./game-tables.ts";
import { complaintsOf, houseRules } from "./given.ts";

const riders = "kind: riders\ntitle: Riders\nrows:\n  scout: { pace: light, near: far, gait: odd }\n";
const joined = moves.replace("match: exact", "match: exact, wordsOf: [riders/pace]");

test("a cell that names one of a group or an axis has just their words for its type", async () => {
  const texts = textsOf(await outputsOf(houseRules({ bonuses, moves, riders })));
  expect(texts["house/riders.ts"]).toContain('readonly near: "near" | "far" | null;');
  expect(texts["house/riders.ts"]).toContain('readonly gait: "light" | "odd" | "lost" | null;');
});

test("a cell that names something else is refused, though the table has it elsewhere", async () => {
  const wrong = riders.replace("near: far", "near: steady").replace("gait: odd", "gait: even");
  expect(await complaintsOf({ bonuses, moves, riders: wrong })).toEqual([
    "table/reference [steady]",
    "table/reference [even]",
  ]);
});

test("an axis that takes the words of a column has them all, and no other", async () => {
  expect(await complaintsOf({ bonuses, moves: joined, riders })).toEqual([]);
  const own = joined.replaceAll("odd", "uneven");
  expect(await complaintsOf({ bonuses, moves: own, riders: riders.replace(", gait: odd", "") })).toEqual([
    "table/wrong-shape [riders/pace]",
  ]);
  for (const of of ["riders/gaits", "rider/pace", "riders/near"]) {
    expect(await complaintsOf({ bonuses, moves: joined.replace("riders/pace", of), riders })).toEqual([
      `table/wrong-shape [${of}]`,
    ]);
  }
});

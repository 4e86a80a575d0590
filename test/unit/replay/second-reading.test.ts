import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../generator/src/diagnostics/diagnostic.ts";
import { replayReadings } from "../../../generator/src/replay/index.ts";
import { complaints, given, said, tsv } from "./given.ts";
import * as tables from "./tables.ts";

const path = "test/golden/sample.readings.tsv";
const bounded = tables.armorRating.replace("below: none", "below: { cell: 0 }");
const rules = {
  "armor/rating.yaml": bounded,
  "hit/modifiers.yaml": tables.modifiers,
  "walker/attacks.yaml": tables.attacks,
  "walker/damage.yaml": tables.damage,
  "weapon/arms.yaml": tables.smallArms,
};
const evidence = [
  ...tables.smallArmsEvidence.slice(0, 3),
  ...tables.armorRatingEvidence,
  ...tables.modifiersEvidence,
  ...tables.damageEvidence,
  ...tables.attacksEvidence,
  ...tables.smallArmsEvidence.slice(3),
];

const listing = (entries: readonly string[]) =>
  ["address\treading", ...entries.map((entry) => entry.replace(" | ", "\t")), ""].join("\n");

/** What the readings of the sample book give to complain of; entries are `address | reading`. */
function check(...entries: readonly string[]): readonly string[] {
  return checkIn(rules, entries);
}

function checkIn(files: typeof rules, entries: readonly string[]): readonly string[] {
  return found(files, entries).map(said);
}

function found(files: typeof rules, entries: readonly string[]): readonly Diagnostic[] {
  return all(files, entries).filter(({ code }) => code !== "evidence/unread");
}

function all(files: typeof rules, entries: readonly string[]): readonly Diagnostic[] {
  const project = given(files, tsv(...evidence));
  return complaints({ ...project, evidence: [...project.evidence, { path, text: listing(entries) }] });
}

describe("a second reading", () => {
  test("is wanted of how a table is asked, counted and rounded", () => {
    const readings = ["attacks/round | down", "damage/roll/domain | 3-7", "rating/value/values | whole"];
    expect(all(rules, readings).map(said)).toStrictEqual([
      "attacks.yaml:6:8 evidence/reading attacks/round reads down in the second reading, here up [up]",
      `damage.yaml:5:46 evidence/unread damage/roll/values has no second reading in ${path} [whole]`,
    ]);
  });

  test("holds a row that was renamed since by the id it had", () => {
    const renamed = tables.smallArms.replace("  lag:\n", "  grenade-rifle:\n    aliases:\n      - lag\n");
    expect(checkIn({ ...rules, "weapon/arms.yaml": renamed }, ["arms/lag/price | unknown"])).toEqual([]);
  });

  test("confirms words, switches, figures, blanks and unknowns, one field of a cell or all of them", () => {
    const confirmed = [
      "arms/acr/loads/he/formidable | blank",
      "arms/acr/loads/he/signature | medium",
      "arms/acr/loads/slugs/difficult/range | 300",
      "arms/lag/price | unknown",
      "damage/3-6/explodesAt | 0.0",
      "modifiers/hidden/value | -2",
    ];
    expect(check(...confirmed)).toStrictEqual([]);
  });

  test("counts a cell left out with what the schema makes of it", () => {
    expect(check("damage/7/explodes | false")).toStrictEqual([]);
    expect(check("damage/7/explodes | true")).toStrictEqual([
      "damage.yaml:8:5 evidence/reading damage/7/explodes reads true in the second reading, here false [{ roll: 7, name: Leg, printed: Leg Hit, movementFactor: half, explodesAt: 0, line: 51 }]",
    ]);
  });

  test("confirms what stands in no row: notes, the answer beyond an axis, the parts of an operation", () => {
    const confirmed = ["arms/noteLegend/3/gyrostabilized | true", "attacks/by | 1/2", "rating/value/below | 0"];
    expect(check(...confirmed)).toStrictEqual([]);
  });

  test("that differs is named at the cell", () => {
    expect(
      check("arms/noteLegend/3/gyrostabilized | false", "attacks/by | 1/3", "modifiers/hidden/value | -3"),
    ).toStrictEqual([
      "arms.yaml:6:24 evidence/reading arms/noteLegend/3/gyrostabilized reads false in the second reading, here true [true]",
      "attacks.yaml:5:5 evidence/reading attacks/by reads 1/3 in the second reading, here 1/2 [1/2]",
      "modifiers.yaml:6:20 evidence/reading modifiers/hidden/value reads -3 in the second reading, here -2 [-2]",
    ]);
  });

  test("of a cell that does not exist is named in its own file", () => {
    expect(check("arms/acr/colour | red", "nothing/at/all | 1", "rating/value/above | 3")).toStrictEqual([
      "sample.readings.tsv:2:1 evidence/reading-needless arms/acr/colour is read, but no such cell exists [arms/acr/colour\tred]",
      "sample.readings.tsv:3:1 evidence/reading-needless nothing/at/all is read, but no such cell exists [nothing/at/all\t1]",
      "sample.readings.tsv:4:1 evidence/reading-needless rating/value/above is read, but no such cell exists [rating/value/above\t3]",
    ]);
  });

  test("of a row that is gone asks whether it was renamed", () => {
    const hints = found(rules, ["arms/acr/colour | red", "arms/ak/recoil | low"]).map(({ hint }) => hint);
    expect(hints).toEqual([
      "take the line out",
      "if the row was renamed, give it aliases: [ak]; if it is gone for good, take the line out",
    ]);
  });

  test("stands in the order of its addresses", () => {
    expect(check("modifiers/hidden/value | -2", "arms/lag/price | unknown")).toStrictEqual([
      "sample.readings.tsv:3:1 evidence/malformed arms/lag/price must stand before modifiers/hidden/value [arms/lag/price\tunknown]",
    ]);
  });
});

describe("the published tables", () => {
  const published = {
    arms: [{ id: "acr", loads: { he: { notes: [1, 3], recoil: "low" }, slugs: { notes: [3], recoil: "low" } } }],
    figures: { turn: 30 },
    walkers: [{ id: "2", explodes: true }],
  };
  const replay = (...entries: readonly string[]) => replayReadings(published, { path, text: listing(entries) });

  test("are what a second reading says", () => {
    expect(
      replay("arms/noteLegend/3/recoil | low", "figures/turn/value | 30", "walkers/2/explodes | true"),
    ).toStrictEqual([]);
    expect(replay("walkers/2/burns | true", "walkers/2/explodes | false")).toStrictEqual([
      { address: "walkers/2/burns", reading: "true", here: "nothing" },
      { address: "walkers/2/explodes", reading: "false", here: "true" },
    ]);
  });

  test("answer to the id a row had when it was read", () => {
    const before = { path, text: listing(["guns/ak/loads/he/recoil | low"]) };
    const renamed = { guns: "arms", "arms/ak": "arms/acr" };
    expect(replayReadings(published, before, renamed)).toStrictEqual([]);
    const other = { path, text: listing(["guns/ak/loads/he/recoil | high"]) };
    expect(replayReadings(published, other, renamed)).toHaveLength(1);
  });

  test("hold neither how they are asked and made nor what lies beyond an axis: the compiler does", () => {
    expect(
      replay("attacks/by | 1/2", "arms/columns/price/type | number Cr", "walkers/roll/below | blank"),
    ).toStrictEqual([]);
  });

  test("of a book without a second reading have nothing to say", () => {
    expect(replayReadings(published, { path, text: "" })).toStrictEqual([]);
  });
});

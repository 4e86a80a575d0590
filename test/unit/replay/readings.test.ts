import { describe, expect, test } from "vitest";
import { replayReadings } from "../../../generator/src/replay/index.ts";
import { complaints, given, said, tsv } from "./given.ts";
import * as tables from "./tables.ts";

const path = "test/golden/sample.readings.tsv";
const rules = {
  "weapon/arms.yaml": tables.smallArms,
  "hit/modifiers.yaml": tables.modifiers,
  "armor/rating.yaml": tables.armorRating,
  "walker/attacks.yaml": tables.attacks,
};

/** What the readings of the sample book give to complain of; entries are `address | reading`. */
function check(...entries: readonly string[]): readonly string[] {
  const kept = [...tables.armorRatingEvidence, ...tables.modifiersEvidence];
  const rest = [...tables.attacksEvidence, ...tables.smallArmsEvidence];
  const project = given(rules, tsv(...sorted([...kept, ...rest])));
  const text = ["address\treading", ...entries.map((entry) => entry.replace(" | ", "\t")), ""].join("\n");
  return complaints({ ...project, evidence: [...project.evidence, { path, text }] }).map(said);
}

function sorted(entries: readonly string[]): readonly string[] {
  return [...entries].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}

describe("the second reading", () => {
  test("confirms words, switches and figures, blanks and what notes give", () => {
    expect(
      check(
        "arms/acr/loads/he/impossible | blank",
        "arms/acr/techLevel | 10",
        "arms/noteLegend/1/burstSize | 0",
        "arms/noteLegend/3/gyrostabilized | true",
        "attacks/by | 1/2",
        "modifiers/hidden/value | -2",
        "rating/1/thickness | .250",
      ),
    ).toStrictEqual([]);
  });
});

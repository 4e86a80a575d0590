import { checkMoraleOdds, map } from "skirmish-tables/odds/striker-ii";
import { type MoraleModifiersGiven, moraleModifiers, moraleResults } from "skirmish-tables/striker-ii";
import { signed } from "../calculators/words.ts";
import type { Roll } from "./dice-tables.ts";

/** Each thing that steadies or shakes a team, as the SDK is told of it once. */
const states: Readonly<Record<keyof typeof moraleModifiers, MoraleModifiersGiven>> = {
  nco: { nco: 1 },
  officer: { officer: 1 },
  "supreme-commander": { supremeCommander: true },
  "failed-nco": { failedNco: 1 },
  "failed-officer": { failedOfficer: 1 },
  "failed-supreme-commander": { failedSupremeCommander: true },
  concealed: { concealment: "concealed" },
  hidden: { concealment: "hidden" },
  "friendly-casualty": { friendlyCasualty: 1 },
};

/** A morale check in each state, from the worst to the best, by the team's current morale. */
export function moraleStates(morale: number): readonly Roll[] {
  const alone = { label: "Nothing applies", value: 0, given: {} };
  const rows = Object.values(moraleModifiers).map(({ id, name, value }) => ({
    label: `${name} (${signed(value)})`,
    value,
    given: states[id],
  }));
  return [alone, ...rows]
    .sort((one, other) => one.value - other.value)
    .map(({ label, given }) => ({
      label,
      chances: map(checkMoraleOdds(morale, given), (outcome) => moraleResults[outcome].name),
    }));
}

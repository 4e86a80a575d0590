import { errata } from "skirmish-tables/errata/striker-ii";
import { checkMoraleOdds, map } from "skirmish-tables/odds/striker-ii";
import { type MoraleModifiersGiven, moraleModifiers, moraleResults } from "skirmish-tables/striker-ii";
import { html } from "../site/src/html.ts";
import { questionsView } from "../site/src/live/answer/errata.ts";
import { whole } from "../site/src/live/form/field.ts";
import { mountAsking } from "../site/src/live/form/mount.ts";
import { outcomesOf, type Roll, stackView } from "../site/src/live/plot/stack.ts";
import { behind, rollsTable } from "../site/src/live/plot/table.ts";
import { percent, signed } from "../site/src/live/words.ts";

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

/** The odds of passing a morale check in each state, by the team's current morale. */
export function mountMoraleOdds(root: HTMLElement): void {
  mountAsking(root, {
    fields: { morale: whole("Current morale of the team", 0, 16, 7) },
    asks: () => true,
    shared: root.dataset.shared === "yes",
    view: ({ morale }, width) => {
      const rolls = moraleStates(morale);
      const title = `Morale checks at morale ${morale}`;
      const passed = checkMoraleOdds(morale).find(({ outcome }) => outcome === "passed");
      return {
        says: `${passed ? percent(passed.chance) : "No chance"} to pass where nothing applies.`,
        shows: html`${stackView(title, rolls, outcomesOf(rolls), width)}${behind(rollsTable(title, rolls))}${questionsView({ errata }, ["morale-modifiers"])}`,
      };
    },
  });
}

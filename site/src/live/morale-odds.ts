import { checkMoraleOdds } from "skirmish-tables/odds/striker-ii";
import { whole } from "../calculators/field.ts";
import { percent } from "../calculators/words.ts";
import { html } from "../html.ts";
import { moraleStates } from "../pictures/morale-states.ts";
import { questionsView } from "./answer/errata.ts";
import { mountAsking } from "./form/mount.ts";
import { outcomesOf, stackView } from "./plot/stack.ts";
import { behind, rollsTable } from "./plot/table.ts";

const fields = { morale: whole("Current morale of the team", 0, 16, 7) };

/** The odds of passing a morale check in each state, by the team's current morale. */
export function mount(root: HTMLElement): void {
  mountAsking(root, {
    fields,
    asks: () => true,
    shared: root.dataset.shared === "yes",
    view: ({ morale }, width) => {
      const rolls = moraleStates(morale);
      const title = `Morale checks at morale ${morale}`;
      const passed = checkMoraleOdds(morale).find(({ outcome }) => outcome === "passed");
      const says = `${passed ? percent(passed.chance) : "No chance"} to pass where nothing applies.`;
      return {
        says,
        shows: html`${stackView(title, rolls, outcomesOf(rolls), width)}${behind(rollsTable(title, rolls))}${questionsView("striker-ii", ["morale-modifiers"], [])}`,
      };
    },
  });
}

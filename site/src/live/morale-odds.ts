import { whole } from "../calculators/field.ts";
import { html } from "../html.ts";
import { moraleStates } from "../pictures/morale-states.ts";
import { mountAsking } from "./form/mount.ts";
import { stackView } from "./plot/stack.ts";
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
      return { says: "", shows: html`${stackView(title, rolls, width)}${behind(rollsTable(title, rolls))}` };
    },
  });
}

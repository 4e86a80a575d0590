import { type Fields, whole } from "../calculators/field.ts";
import { signed } from "../calculators/words.ts";
import { html } from "../html.ts";
import { type DiceTable, diceTables, type Roll } from "../pictures/dice-tables.ts";
import { chancesView } from "./answer/chances.ts";
import type { Shown } from "./form/asking.ts";
import { mountAsking } from "./form/mount.ts";
import { outcomesOf, stackView } from "./plot/stack.ts";
import { behind, rollsTable } from "./plot/table.ts";

/** The chances of a dice table, with a slider for what is added: `data-book`, `data-table`. */
export function mount(root: HTMLElement): void {
  const table = diceTables[`${root.dataset.book}/${root.dataset.table}`];
  if (!table) {
    root.hidden = true;
    return;
  }
  const fields: Fields = table.slide ? { added: whole(table.slide.label, table.slide.from, table.slide.to, 0) } : {};
  const outcomes = outcomesOf(everyRoll(table));
  mountAsking(root, {
    fields,
    asks: () => true,
    shared: false,
    view: ({ added }, width) => draw(table, Number(added ?? 0), outcomes, width),
  });
}

function draw({ dice, rolls, slide }: DiceTable, added: number, outcomes: readonly string[], width: number): Shown {
  const caption = `Chances on ${dice.toUpperCase()}${slide && added !== 0 ? ` ${signed(added)}` : ""}`;
  const drawn = rolls(added);
  const [only, ...more] = drawn;
  if (only && more.length === 0) return { says: "", shows: chancesView(caption, only.chances) };
  return { says: "", shows: html`${stackView(caption, drawn, outcomes, width)}${behind(rollsTable(caption, drawn))}` };
}

/** The rolls at every stand of the slider, so that an outcome keeps its shade. */
function everyRoll({ rolls, slide }: DiceTable): readonly Roll[] {
  if (!slide) return rolls(0);
  return Array.from({ length: slide.to - slide.from + 1 }, (_, at) => rolls(slide.from + at)).flat();
}

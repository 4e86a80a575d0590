import { type Fields, whole } from "../calculators/field.ts";
import { signed } from "../calculators/words.ts";
import { html } from "../html.ts";
import { type DiceTable, diceTables } from "../pictures/dice-tables.ts";
import { chancesView } from "./answer/chances.ts";
import { mountAsking } from "./form/mount.ts";
import { stackView } from "./plot/stack.ts";
import { behind, rollsTable } from "./plot/table.ts";

/** The chances of a dice table, with a slider for what is added: `data-book`, `data-table`. */
export function mount(root: HTMLElement): void {
  const table = diceTables[`${root.dataset.book}/${root.dataset.table}`];
  if (!table) {
    root.hidden = true;
    return;
  }
  const fields: Fields = table.slide ? { added: whole(table.slide.label, table.slide.from, table.slide.to, 0) } : {};
  mountAsking(root, {
    fields,
    asks: () => true,
    shared: false,
    view: ({ added }, width) => draw(table, Number(added ?? 0), width),
  });
}

function draw({ dice, rolls, slide }: DiceTable, added: number, width: number) {
  const caption = `Chances on ${dice.toUpperCase()}${slide && added !== 0 ? ` ${signed(added)}` : ""}`;
  const drawn = rolls(added);
  const [only, ...more] = drawn;
  if (only && more.length === 0) return { says: "", shows: chancesView(caption, only.chances) };
  return { says: "", shows: html`${stackView(caption, drawn, width)}${behind(rollsTable(caption, drawn))}` };
}

import { html } from "../html.ts";
import { chancesView } from "./answer/chances.ts";
import { bookOf, functionOf, oddsTold } from "./book.ts";
import type { Fields } from "./form/field.ts";
import { number } from "./form/field.ts";
import { mountAsking } from "./form/mount.ts";
import { outcomesOf, type Roll, stackView } from "./plot/stack.ts";
import { behind, rollsTable } from "./plot/table.ts";
import { said } from "./said.ts";
import { signed } from "./words.ts";

const widest = 20;

/** The chances of a table that dice decide, for each word it is asked by, with a slider for what is added to the roll. */
export function mountOdds(root: HTMLElement): void {
  const book = bookOf(root);
  const of = functionOf(book, root.dataset.function ?? "");
  const rolled = of.parameters.find((one) => one.type === "number" && one.dice !== null);
  const { dice = "", from = null } = rolled?.type === "number" ? rolled : {};
  const others = of.parameters.filter((one) => one !== rolled);
  if (!book.odds[`${of.name}Odds`] || others.some((one) => one.type !== "word") || others.length > 1)
    return void root.remove();
  const words = others.flatMap((one) => (one.type === "word" ? one.words : []));
  // A roll that nothing is added to cannot leave what its dice show.
  const isAdded = from === null;
  const rollsAt = (added: number): readonly Roll[] => {
    const told = (given: readonly unknown[]) =>
      oddsTold(book, of.name, isAdded ? [...given, added] : given, (outcome) => said(outcome, of.answers));
    if (words.length === 0) return [{ label: of.title, chances: told([]) }];
    return words.map(({ id, label }) => ({ label, chances: told([id]) }));
  };
  const fields: Fields = isAdded
    ? { added: number("Sum of all modifiers", { from: -widest, to: widest, whole: true, unit: "" }, 0) }
    : {};
  mountAsking(root, {
    fields,
    asks: () => true,
    shared: false,
    view: ({ added = 0 }, width) => {
      const caption = `Chances on ${(dice ?? "").toUpperCase()}${added === 0 ? "" : ` ${signed(Number(added))}`}`;
      const drawn = rollsAt(Number(added));
      const [only] = drawn;
      if (only && drawn.length === 1) return { says: "", shows: chancesView(caption, only.chances) };
      const outcomes = outcomesOf([-widest, 0, widest].flatMap(isAdded ? rollsAt : () => drawn));
      return {
        says: "",
        shows: html`${stackView(caption, drawn, outcomes, width)}${behind(rollsTable(caption, drawn))}`,
      };
    },
  });
}

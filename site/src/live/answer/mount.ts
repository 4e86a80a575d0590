import type { Calculator, Next } from "../../calculators/answer.ts";
import { type Html, html } from "../../html.ts";
import { mountAsking } from "../form/mount.ts";
import { chancesView } from "./chances.ts";
import { stepsView } from "./step.ts";

/** Puts a calculator on a page: its questions, the result, the steps to it. */
export function mountCalculator(root: HTMLElement, { book, fields, asks, answer }: Calculator): void {
  const home = document.documentElement.dataset.root ?? "";
  mountAsking(root, {
    fields,
    asks,
    shared: true,
    view: (values) => {
      const { result, odds, steps, next } = answer(values);
      const chances = odds.length > 0 && chancesView("What the dice make of it", odds);
      return {
        says: result,
        shows: html`${chances}${next && nextView(next)}<h2>Step by step</h2>${stepsView(book, steps, home)}`,
      };
    },
  });
}

function nextView({ label, calculator, state }: Next): Html {
  return html`<p class="next"><a href="${calculator}.html${state && `#${state}`}">${label}</a></p>`;
}

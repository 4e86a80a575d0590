import type { Calculator, Chance, Next } from "../../calculators/answer.ts";
import { percent } from "../../calculators/words.ts";
import { type Html, html } from "../../html.ts";
import { mountAsking } from "../form/mount.ts";
import { shareBar } from "../plot/stack.ts";
import { chancesView } from "./chances.ts";
import { stepsView } from "./step.ts";

/** Puts a calculator on a page: its questions, the result, the steps to it. */
export function mountCalculator(root: HTMLElement, { book, fields, asks, answer, common }: Calculator): void {
  const home = document.documentElement.dataset.root ?? "";
  mountAsking(root, {
    fields,
    asks,
    shared: true,
    ...(common ? { common } : {}),
    view: (values) => {
      const { result, odds, steps, next } = answer(values);
      const chances = odds.length > 0 && chancesView("What the dice make of it", odds);
      return {
        says: result,
        brief: odds.length > 0 && briefOdds(odds),
        shows: html`${chances}${next && nextView(next)}<h2>Step by step</h2>${stepsView(book, steps, home)}`,
      };
    },
  });
}

/** The odds as a bar in a line, which stays in sight. */
function briefOdds(odds: readonly Chance[]): Html {
  const outcomes = odds.map(({ outcome }) => outcome);
  return html`<ul class="odds-line">${odds.map(({ outcome, chance }) => html`<li><b>${percent(chance)}</b> ${outcome}</li>`)}</ul>${shareBar(odds, outcomes)}`;
}

function nextView({ label, calculator, state }: Next): Html {
  return html`<p class="next"><a href="${calculator}.html${state && `#${state}`}">${label}</a></p>`;
}

import { type Calculator, calculators } from "../calculators.ts";
import { html } from "../html.ts";
import type { Page } from "../page.ts";

/** The list of calculators, and a page for each. */
export function calculatorPages(): readonly Page[] {
  return [list, ...calculators.map(calculatorPage)];
}

const list: Page = {
  path: "calculators/index.html",
  title: "Calculators",
  description: "Attacks, armor, morale, walkers and doors, worked out step by step with the rule lines.",
  live: false,
  main: html`<h1>Calculators</h1>
<ul class="cards">${calculators.map(({ id, title, says }) => html`<li><a href="${id}.html">${title}</a><p>${says}</p></li>`)}</ul>`,
};

function calculatorPage({ id, title, says }: Calculator): Page {
  return {
    path: `calculators/${id}.html`,
    title,
    description: says,
    live: true,
    main: html`<h1>${title}</h1><p class="lead">${says}</p>
<section class="calculator" data-live="${id}" aria-label="${title}"><noscript><p>The calculator needs JavaScript.</p></noscript></section>`,
  };
}

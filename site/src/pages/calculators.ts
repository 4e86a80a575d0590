import { type Calculator, calculators, pictures } from "../calculators.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";

/** The list of calculators and pictures, and a page for each. */
export function calculatorPages(): readonly Page[] {
  return [list, ...calculators.map(toolPage), ...pictures.map(toolPage)];
}

const list: Page = {
  path: "calculators/index.html",
  title: "Calculators and pictures",
  description: "Attacks, armor, morale, walkers and doors, worked out step by step with the rule lines.",
  live: false,
  main: html`<h1>Calculators</h1>
${cards(calculators)}
<h2>Pictures</h2>
${cards(pictures)}`,
};

function cards(of: readonly Calculator[]): Html {
  return html`<ul class="cards">${of.map(({ id, title, says }) => html`<li><a href="${id}.html">${title}</a><p>${says}</p></li>`)}</ul>`;
}

function toolPage({ id, title, says }: Calculator): Page {
  return {
    path: `calculators/${id}.html`,
    title,
    description: says,
    live: true,
    main: html`<h1>${title}</h1><p class="lead">${says}</p>
<p class="current-alone">Reckoned in the current edition, as printed plus accepted errata.</p>
<section data-live="${id}" data-shared="yes" aria-label="${title}"><noscript><p>This needs JavaScript.</p></noscript></section>`,
  };
}

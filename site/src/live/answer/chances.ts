import type { Chance } from "../../calculators/answer.ts";
import { percent, ratio } from "../../calculators/words.ts";
import { type Html, html } from "../../html.ts";

/** Each outcome with its chance, as a table that is its own picture. */
export function chancesView(caption: string, chances: readonly Chance[]): Html {
  return html`<table class="chances"><caption>${caption}</caption>
<thead><tr><th scope="col">Outcome</th><th scope="col">Chance</th><th scope="col">Exactly</th></tr></thead>
<tbody>${chances.map(({ outcome, chance }) => html`<tr><th scope="row">${outcome}</th><td><span class="chance">${percent(chance)}</span>${bar(chance.decimal)}</td><td>${ratio(chance)}</td></tr>`)}</tbody></table>`;
}

function bar(share: number): Html {
  const width = Math.round(share * 1000) / 10;
  return html`<svg class="chance-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-whole" width="100" height="8"/><rect class="bar-share" width="${width}" height="8"/></svg>`;
}

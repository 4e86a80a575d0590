import { type Html, html } from "../../html.ts";
import type { Chance } from "../book.ts";
import { shareBar } from "../plot/stack.ts";
import { percent, ratio } from "../words.ts";

/** Each outcome with its chance, as a table that is its own picture. */
export function chancesView(caption: string, chances: readonly Chance<string>[]): Html {
  return html`<table class="chances"><caption>${caption}</caption>
<thead><tr><th scope="col">Outcome</th><th scope="col">Chance</th><th scope="col">Exactly</th></tr></thead>
<tbody>${chances.map(({ outcome, chance }) => html`<tr><th scope="row">${outcome}</th><td><span class="chance">${percent(chance)}</span>${bar(chance.decimal)}</td><td>${ratio(chance)}</td></tr>`)}</tbody></table>`;
}

function bar(share: number): Html {
  const width = Math.round(share * 1000) / 10;
  return html`<svg class="chance-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-whole" width="100" height="8"/><rect class="bar-share" width="${width}" height="8"/></svg>`;
}

/** The odds as a bar in a line, which stays in sight. */
export function briefOdds(odds: readonly Chance<string>[]): Html {
  const outcomes = odds.map(({ outcome }) => outcome);
  return html`<ul class="odds-line">${odds.map(({ outcome, chance }) => html`<li><b>${percent(chance)}</b> ${outcome}</li>`)}</ul>${shareBar(odds, outcomes)}`;
}

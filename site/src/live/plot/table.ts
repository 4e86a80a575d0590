import { type Html, html } from "../../html.ts";
import { percent, ratio } from "../words.ts";
import type { Roll } from "./stack.ts";
import { outcomesOf } from "./stack.ts";

/** The numbers of a picture, folded away behind it. */
export function behind(table: Html): Html {
  return html`<details class="numbers"><summary>The numbers</summary><div class="scroll" role="region" aria-label="The numbers" tabindex="0">${table}</div></details>`;
}

/** Every outcome of every roll with its chance. */
export function rollsTable(caption: string, rolls: readonly Roll[]): Html {
  const outcomes = outcomesOf(rolls);
  return html`<table class="figures"><caption>${caption}</caption>
<thead><tr><td></td>${outcomes.map((outcome) => html`<th scope="col">${outcome}</th>`)}</tr></thead>
<tbody>${rolls.map(
    ({ label, chances }) =>
      html`<tr><th scope="row">${label}</th>${outcomes.map((outcome) => {
        const found = chances.find((one) => one.outcome === outcome)?.chance;
        return html`<td>${found ? html`${percent(found)} <small>${ratio(found)}</small>` : "0%"}</td>`;
      })}</tr>`,
  )}</tbody></table>`;
}

import { books } from "skirmish-tables";
import { html } from "../html.ts";
import type { Page } from "../page.ts";

export const home: Page = {
  path: "index.html",
  title: "Tables of miniature wargame rulebooks",
  description: "Every weapon, armor, hit, morale, walker and movement table, figure by figure.",
  live: false,
  main: html`<h1>Skirmish tables</h1>
<ul class="cards">${books.map(({ id, title }) => html`<li><a href="${id}.html">${title}</a></li>`)}</ul>`,
};

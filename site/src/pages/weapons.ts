import { rulebooks } from "../data/rulebooks.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import type { Cell } from "../sheet/sheet.ts";
import { figure } from "../view/cell.ts";
import { type Band, difficulties, type Weapon, weaponsOf } from "../weapons.ts";
import { label } from "../words.ts";

/** Every weapon in one list to sort, filter and compare. Without scripts it is the list alone. */
export function weaponsPage(): Page {
  const weapons = rulebooks.flatMap(weaponsOf);
  return {
    path: "weapons.html",
    title: "Weapons compared",
    description: "Every weapon with its ranges and penetration: sorted, filtered, side by side.",
    live: false,
    main: html`<h1>Weapons</h1>
<p class="lead">Every weapon and load in one list. Sort by a heading, filter, and tick up to four to set them side by side. <a href="calculators/range.html">Draw them over distance</a>.</p>
${filters}
<p class="count soft" role="status">${weapons.length} weapons</p>
<div class="scroll" role="group" tabindex="0" aria-label="List of weapons"><table class="weapons">
<caption class="vh">Weapons of all books</caption>
<thead><tr>${columns.map(({ key, words, numeric }) => html`<th scope="col"${numeric && html` class="n"`} data-sort="${key}">${words}</th>`)}<th scope="col" class="script-alone">Compare</th></tr></thead>
<tbody>${weapons.map(row)}</tbody>
</table></div>`,
  };
}

const columns = [
  { key: "name", words: "Weapon", numeric: false },
  { key: "tech", words: "Tech level", numeric: true },
  ...difficulties.map((id) => ({ key: id, words: label(id), numeric: true })),
  { key: "penetration", words: "Best penetration", numeric: true },
  { key: "damage", words: "Damage", numeric: true },
  { key: "targets", words: "Targets", numeric: true },
  { key: "signature", words: "Signature", numeric: false },
  { key: "weight", words: "Weight (kg)", numeric: true },
  { key: "price", words: "Price (Cr)", numeric: true },
] as const;

const filters = html`<form class="filters script-alone" role="search" aria-label="Weapons">
<label>Name <input type="text" name="name" autocomplete="off"></label>
<fieldset><legend>Tech level</legend><label>from <input type="number" name="from" min="0" max="20" step="1"></label><label>to <input type="number" name="to" min="0" max="20" step="1"></label></fieldset>
<label>Signature <select name="signature"><option value="">any</option><option>low</option><option>medium</option><option>high</option></select></label>
<fieldset><legend>Reaches</legend><label>at least <input type="number" name="reach" min="0" step="50"> m</label><label>with penetration <input type="number" name="penetration" min="0" step="1"></label></fieldset>
<button type="reset">Clear</button>
</form>`;

function row(weapon: Weapon): Html {
  const { href, at, page, name, table, techLevel, signature, bands, damage, targets, weight, price } = weapon;
  const best = Math.max(...bands.flatMap((band) => band?.penetration ?? []));
  const reaches = bands.flatMap((band) => (band ? [`${band.reach}:${band.penetration ?? ""}`] : []));
  const cell = (one: Cell | null) => html`<td class="n">${one && figure(one, page)}</td>`;
  return html`<tr data-bands="${reaches.join(" ")}" data-signature="${signature}" data-tech="${techLevel}">
<th scope="row" class="t"><a class="name" href="${href}">${name}</a><small>${table}</small></th>
<td class="n">${techLevel}</td>${bands.map((band) => html`<td class="n" data-value="${band?.reach ?? null}">${band && bandText(band, page)}</td>`)}<td class="n">${Number.isFinite(best) && best}</td>
${cell(damage)}${cell(targets)}<td>${signature}</td>${cell(weight)}${cell(price)}
<td class="script-alone"><input type="checkbox" name="compare" value="${at}" data-name="${name}" aria-label="Compare ${name}"></td></tr>
`;
}

/** A launcher's cell prints the range alone; the penetration of what it fires is told beside it. */
function bandText({ cell, penetration }: Band, page: string): Html {
  const told = cell.text.includes("(") || penetration === null;
  return html`${figure(cell, page)}${!told && `(${penetration})`}`;
}

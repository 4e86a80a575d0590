import { armorOf } from "../calculators/attack/armor.ts";
import { armorOptions } from "../calculators/attack/fields.ts";
import { percent } from "../calculators/words.ts";
import { type Html, html } from "../html.ts";
import { againstArmor, type RangeValues, type Reach, rangeFields, reaches, stretchAt } from "../pictures/ranges.ts";
import type { Shown } from "./form/asking.ts";
import { mountAsking } from "./form/mount.ts";
import type { Axis } from "./plot/axis.ts";
import { type Level, linesLegend, linesView, type Point, type Series } from "./plot/lines.ts";
import { behind } from "./plot/table.ts";

/** Hit chance and penetration over distance, up to four weapons in one plot. */
export function mount(root: HTMLElement): void {
  const given = (root.dataset.rows ?? "").split(" ").filter((at) => isWeapon(at));
  if (root.dataset.rows !== undefined && given.length === 0) return;
  const fields = given.length === 0 ? rangeFields : { ...rangeFields, ...startingWith(given) };
  mountAsking(root, { fields, asks: () => true, shared: root.dataset.shared === "yes", view });
}

function isWeapon(at: string): boolean {
  return rangeFields.a.options.some(({ value }) => value === at);
}

/** The weapons to draw at first, where the page names them. */
function startingWith([a, b, c, d]: readonly string[]): Partial<typeof rangeFields> {
  const { a: first, b: second, c: third, d: fourth } = rangeFields;
  return {
    a: { ...first, start: a ?? first.start },
    b: { ...second, start: b ?? "none" },
    c: { ...third, start: c ?? "none" },
    d: { ...fourth, start: d ?? "none" },
  };
}

function view(values: RangeValues, width: number): Shown {
  const all = reaches(values);
  const far = Math.max(...all.map(farthest));
  const x: Axis = { label: "Distance, m", from: 0, to: far, text: String };
  const likeliest = Math.max(...all.flatMap(({ stretches }) => stretches.map(({ hit }) => hit?.decimal ?? 0)));
  const quarters = Math.max(1, Math.ceil(likeliest * 4));
  const hit: Axis = { label: "Chance of a hit or more", from: 0, to: quarters / 4, text: shareText };
  const levels = levelsOf(values, all[0]?.weapon.attack ?? "other");
  const most = Math.max(
    ...levels.map(({ y }) => y),
    ...all.flatMap(({ stretches }) => stretches.map(({ shot }) => shot.penetration)),
  );
  const through: Axis = {
    label: "Penetration, with armor values across",
    from: 0,
    to: Math.ceil(most * 1.15),
    text: String,
  };
  const at = values.distance <= far ? values.distance : null;
  const plot = { x, at };
  return {
    says: `At ${values.distance} m a hit or more: ${all.map((one) => `${one.tag} ${readOff(one, values.distance)}`).join(", ")}.`,
    shows: html`${linesLegend(all.map(({ tag, weapon }) => ({ tag, label: weapon.name })))}
${linesView({ ...plot, title: "Chance of a hit over distance", y: hit, levels: [], series: all.map((one) => steps(one, hitOf)) }, width, 260)}
${linesView({ ...plot, title: "Penetration over distance", y: through, levels, series: all.map((one) => steps(one, (n) => one.stretches[n]?.shot.penetration ?? 0)) }, width, 280)}
${readingTable(values, all, levels)}${behind(numbersTable(all))}`,
  };

  function hitOf(n: number, of: Reach): number {
    return of.stop === null ? (of.stretches[n]?.hit?.decimal ?? 0) : 0;
  }
}

function readOff(one: Reach, meters: number): string {
  const stretch = stretchAt(one, meters);
  if (one.stop !== null) return one.stop.toLowerCase();
  if (!stretch) return "out of range";
  return stretch.hit === null ? "unknown" : percent(stretch.hit);
}

function farthest({ stretches }: Reach): number {
  return Math.max(...stretches.map(({ shot }) => shot.range));
}

/** A weapon's figure as steps, one for each of its ranges, down to nothing where it ends. */
function steps(of: Reach, figure: (n: number, of: Reach) => number): Series {
  const points = of.stretches.flatMap(({ from, shot }, n): readonly Point[] => [
    [from, figure(n, of)],
    [shot.range, figure(n, of)],
  ]);
  return { tag: of.tag, points, marks: points.filter((_, n) => n % 2 === 1) };
}

function levelsOf({ armor, other }: RangeValues, attack: "energy" | "other"): readonly Level[] {
  const suits = [...new Set([armor, other])].filter((suit) => suit !== "none");
  return suits.map((suit) => {
    const { value } = armorOf({ suit, attack, cover: "none", status: null });
    return { y: value, label: `${armorOptions.find((one) => one.value === suit)?.label}: ${value}` };
  });
}

function shareText(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function readingTable({ distance }: RangeValues, all: readonly Reach[], levels: readonly Level[]): Html {
  return html`<div class="scroll" role="region" aria-label="At ${distance} m" tabindex="0"><table class="figures"><caption>At ${distance} m</caption>
<thead><tr><th scope="col">Weapon</th><th scope="col">Range</th><th scope="col">A hit or more</th><th scope="col">Penetration</th>${levels.map(({ label }) => html`<th scope="col">Against ${label}</th>`)}</tr></thead>
<tbody>${all.map((one) => {
    const stretch = stretchAt(one, distance);
    const name = html`<th scope="row">${one.tag} ${one.weapon.name}</th>`;
    if (one.stop !== null) return html`<tr>${name}<td colspan="${3 + levels.length}">${one.stop}</td></tr>`;
    if (!stretch) return html`<tr>${name}<td colspan="${3 + levels.length}">Out of range</td></tr>`;
    const { hit, shot } = stretch;
    return html`<tr>${name}<td>${shot.band}</td><td>${hit === null ? "unknown" : percent(hit)}</td><td>${shot.penetration}</td>${levels.map(({ y }) => html`<td>${againstArmor(one.weapon, shot, y)}</td>`)}</tr>`;
  })}</tbody></table></div>`;
}

function numbersTable(all: readonly Reach[]): Html {
  return html`<table class="figures"><caption>Every range of these weapons</caption>
<thead><tr><th scope="col">Weapon</th><th scope="col">From, m</th><th scope="col">To, m</th><th scope="col">Range</th><th scope="col">A hit or more</th><th scope="col">Penetration</th></tr></thead>
<tbody>${all.flatMap(({ tag, weapon, stretches, stop }) =>
    stretches.map(
      ({ from, shot, hit }) =>
        html`<tr><th scope="row">${tag} ${weapon.name}</th><td>${from}</td><td>${shot.range}</td><td>${shot.band}</td><td>${stop ?? (hit === null ? "unknown" : percent(hit))}</td><td>${shot.penetration}</td></tr>`,
    ),
  )}</tbody></table>`;
}

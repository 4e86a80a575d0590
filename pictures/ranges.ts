import { isUnknown } from "skirmish-tables";
import type { Fraction } from "skirmish-tables/odds";
import { chanceOf, fireOdds } from "skirmish-tables/odds/striker-ii";
import {
  crewServedWeaponsList,
  damageEffect,
  energyWeaponsList,
  type FireAsked,
  type HitModifiersGiven,
  hitModifiers,
  personalArmorList,
  smallArmsList,
} from "skirmish-tables/striker-ii";
import { type Html, html } from "../site/src/html.ts";
import type { Shown } from "../site/src/live/form/asking.ts";
import { choice, type Values, whole } from "../site/src/live/form/field.ts";
import { mountAsking } from "../site/src/live/form/mount.ts";
import type { Axis } from "../site/src/live/plot/axis.ts";
import { type Level, linesLegend, linesView, type Point, type Series } from "../site/src/live/plot/lines.ts";
import { behind } from "../site/src/live/plot/table.ts";
import { percent } from "../site/src/live/words.ts";

type Fired = FireAsked["weapon"];

/** A weapon of direct fire, with one load where it has several. */
interface Weapon {
  readonly at: string;
  readonly name: string;
  readonly group: string;
  readonly attack: "energy" | "other";
  readonly row: Fired;
}

const weapons: readonly Weapon[] = [
  ...smallArmsList.flatMap((row) =>
    Object.values(row.loads).map((load) => ({
      at: `small-arms/${row.id}/loads/${load.id}`,
      name: load.id === "standard" ? row.name : `${row.name}, ${load.name}`,
      group: "Slug throwers",
      attack: "other" as const,
      row: load as Fired,
    })),
  ),
  ...energyWeaponsList.map((row) => ({
    at: `energy-weapons/${row.id}`,
    name: row.name,
    group: "Energy weapons",
    attack: "energy" as const,
    row,
  })),
  ...crewServedWeaponsList.map((row) => ({
    at: `crew-served-weapons/${row.id}`,
    name: row.name,
    group: "Crew-served weapons",
    attack: "other" as const,
    row,
  })),
];

/** What a weapon does from one distance to the next. */
export interface Stretch {
  readonly from: number;
  readonly range: number;
  readonly band: string;
  readonly penetration: number;
  /** The chance of a hit or more; null where the print lost what decides it. */
  readonly hit: Fraction | null;
}

/** One weapon of the plot over its ranges; `stop` says why it does not fire at all. */
export interface Reach {
  readonly tag: string;
  readonly weapon: Weapon;
  readonly stop: string | null;
  readonly stretches: readonly Stretch[];
}

const options = weapons.map(({ at, name, group }) => ({ value: at, label: name, group }));
const suits = personalArmorList.map(({ id, name }) => ({ value: id as string, label: name }));
const none = { value: "none", label: "None" };
const initiatives = Object.values(hitModifiers).filter(({ group }) => group === "initiative");

export const rangeFields = {
  a: choice("Weapon A", options, "small-arms/acr-7mm/loads/slugs"),
  b: choice("Weapon B", [none, ...options], "small-arms/gauss-rifle-4mm/loads/standard"),
  c: choice("Weapon C", [none, ...options], "energy-weapons/laser-rifle-tl9"),
  d: choice("Weapon D", [none, ...options], "none"),
  firer: choice<FireAsked["team"]>(
    "The firing team",
    [
      { value: "stationary", label: "Stationary" },
      { value: "moved", label: "Moved" },
    ],
    "stationary",
  ),
  soldiers: whole("Soldiers firing", 1, 24, 4),
  initiative: choice(
    "Highest initiative",
    initiatives.map(({ id, name }) => ({ value: id as string, label: name })),
    "average-initiative",
  ),
  armor: choice("Armor to compare with", [none, ...suits], "cloth"),
  other: choice("Another armor", [none, ...suits], "battle-dress-tl13"),
  distance: whole("Read off at", 0, 3000, 300, "m"),
} as const;

export type RangeValues = Values<typeof rangeFields>;

export function reaches(values: RangeValues): readonly Reach[] {
  return (["a", "b", "c", "d"] as const).flatMap((letter) => {
    const weapon = weapons.find(({ at }) => at === values[letter]);
    return weapon ? [reach(letter.toUpperCase(), weapon, values)] : [];
  });
}

function reach(tag: string, weapon: Weapon, { firer, soldiers, initiative }: RangeValues): Reach {
  const { row } = weapon;
  const ranges = (["difficult", "formidable", "impossible"] as const).flatMap((band) =>
    row[band] ? [{ band, ...row[band] }] : [],
  );
  const modifiers = { initiative } as HitModifiersGiven;
  const oddsAt = (distance: number) =>
    fireOdds({ weapon: row, team: firer, distance, firers: soldiers, modifiers, soldiers: 4 });
  const [first] = oddsAt(0);
  const stretches = ranges.map(({ band, range, penetration }, at) => {
    const odds = oddsAt(range);
    const isLost = odds.some(({ outcome }) => isUnknown(outcome));
    const hit = chanceOf(odds, (found) => typeof found === "object" && "hits" in found && found.hits > 0);
    return { from: ranges[at - 1]?.range ?? 0, range, band, penetration, hit: isLost ? null : hit };
  });
  return { tag, weapon, stop: first?.outcome === "may-not-fire" ? "It may not fire" : null, stretches };
}

/** The stretch a distance lies in; null beyond the last. */
export function stretchAt({ stretches }: Reach, meters: number): Stretch | null {
  return stretches.find(({ range }) => meters <= range) ?? null;
}

/** Whether a hit makes a casualty of a soldier in armor, in words. */
export function againstArmor({ row: { damage } }: Weapon, { penetration }: Stretch, armorValue: number): string {
  if (isUnknown(damage)) return "unknown";
  return damageEffect(penetration, armorValue, damage) === "casualty" ? "casualty" : "no effect";
}

/** Hit chance and penetration over distance, up to four weapons in one plot. */
export function mountRange(root: HTMLElement): void {
  const asked = (root.dataset.rows ?? "").split(" ").map((at) => at.slice(at.indexOf("/") + 1));
  const given = asked.filter((at) => weapons.some((one) => one.at === at));
  if (root.dataset.rows !== undefined && given.length === 0) return;
  const start = Object.fromEntries(
    (["a", "b", "c", "d"] as const).map((name, at) => [name, { ...rangeFields[name], start: given[at] ?? "none" }]),
  );
  const fields: typeof rangeFields = given.length === 0 ? rangeFields : { ...rangeFields, ...start };
  mountAsking(root, { fields, asks: () => true, shared: root.dataset.shared === "yes", view });
}

function view(values: RangeValues, width: number): Shown {
  const all = reaches(values);
  const far = Math.max(...all.map(farthest));
  const x: Axis = { label: "Distance, m", from: 0, to: far, text: String };
  const likeliest = Math.max(...all.flatMap(({ stretches }) => stretches.map(({ hit }) => hit?.decimal ?? 0)));
  const quarters = Math.max(1, Math.ceil(likeliest * 4));
  const hit: Axis = { label: "Chance of a hit or more", from: 0, to: quarters / 4, text: shareText };
  const levels = levelsOf(values);
  const most = Math.max(
    ...levels.map(({ y }) => y),
    ...all.flatMap(({ stretches }) => stretches.map(({ penetration }) => penetration)),
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
${linesView({ ...plot, title: "Penetration over distance", y: through, levels, series: all.map((one) => steps(one, (n) => one.stretches[n]?.penetration ?? 0)) }, width, 280)}
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
  return Math.max(...stretches.map(({ range }) => range));
}

/** A weapon's figure as steps, one for each of its ranges, down to nothing where it ends. */
function steps(of: Reach, figure: (n: number, of: Reach) => number): Series {
  const points = of.stretches.flatMap(({ from, range }, n): readonly Point[] => [
    [from, figure(n, of)],
    [range, figure(n, of)],
  ]);
  return { tag: of.tag, points, marks: points.filter((_, n) => n % 2 === 1) };
}

function levelsOf({ armor, other }: RangeValues): readonly Level[] {
  const worn = personalArmorList.filter(({ id }) => id === armor || id === other);
  return worn.map(({ name, value }) => ({ y: value.all ?? 0, label: `${name}: ${value.all ?? 0}` }));
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
    const { hit, band, penetration } = stretch;
    return html`<tr>${name}<td>${band}</td><td>${hit === null ? "unknown" : percent(hit)}</td><td>${penetration}</td>${levels.map(({ y }) => html`<td>${againstArmor(one.weapon, stretch, y)}</td>`)}</tr>`;
  })}</tbody></table></div>`;
}

function numbersTable(all: readonly Reach[]): Html {
  return html`<table class="figures"><caption>Every range of these weapons</caption>
<thead><tr><th scope="col">Weapon</th><th scope="col">From, m</th><th scope="col">To, m</th><th scope="col">Range</th><th scope="col">A hit or more</th><th scope="col">Penetration</th></tr></thead>
<tbody>${all.flatMap(({ tag, weapon, stretches, stop }) =>
    stretches.map(
      ({ from, range, band, penetration, hit }) =>
        html`<tr><th scope="row">${tag} ${weapon.name}</th><td>${from}</td><td>${range}</td><td>${band}</td><td>${stop ?? (hit === null ? "unknown" : percent(hit))}</td><td>${penetration}</td></tr>`,
    ),
  )}</tbody></table>`;
}

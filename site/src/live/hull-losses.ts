import { walkerPointsList } from "skirmish-tables/walkers";
import { choice, whole } from "../calculators/field.ts";
import { walkerFields } from "../calculators/walker/fields.ts";
import { count, percent } from "../calculators/words.ts";
import { type Html, html } from "../html.ts";
import { hullLosses, type Loss } from "../pictures/hull-losses.ts";
import { questionsView } from "./answer/errata.ts";
import { mountAsking } from "./form/mount.ts";
import type { Axis } from "./plot/axis.ts";
import { linesView, type Point } from "./plot/lines.ts";
import { behind } from "./plot/table.ts";

const fields = {
  base: choice(
    "Base",
    walkerPointsList.map(({ id, base }) => ({ value: id, label: `${base} mm` })),
    "120mm",
  ),
  weightClass: walkerFields.weightClass,
  skill: whole("Weapon skill, the same in melee and shooting", 0, 10, 5),
} as const;

/** How a walker fares as its hull goes: small plots over the hull points lost. */
export function mount(root: HTMLElement): void {
  mountAsking(root, {
    fields,
    asks: () => true,
    shared: root.dataset.shared === "yes",
    view: ({ base, weightClass, skill }, width) => {
      const row = walkerPointsList.find(({ id }) => id === base);
      const hull = row?.[weightClass].hull ?? 1;
      const losses = hullLosses(weightClass, hull, skill);
      const last = losses.at(-1);
      const says = last
        ? `With ${last.hullLost} of ${count(hull, "hull point")} gone, ${percent(last.exploded)} have exploded.`
        : "";
      return {
        says,
        shows: html`${plots(losses, width)}${behind(numbers(losses))}${questionsView("walkers", ["walker-damage"], ["several-hull-points"])}`,
      };
    },
  });
}

interface Measure {
  readonly label: string;
  readonly of: (loss: Loss) => number | null;
  readonly text: (value: number) => string;
}

const measures: readonly Measure[] = [
  { label: "Exploded", of: ({ exploded }) => exploded.decimal, text: (share) => `${Math.round(share * 100)}%` },
  { label: "Move if it stands, yd", of: ({ standing }) => standing?.move ?? null, text: String },
  { label: "Weapon skill if it stands", of: ({ standing }) => standing?.skill ?? null, text: String },
  { label: "Shots lost by each weapon", of: ({ standing }) => standing?.shotsLost ?? null, text: String },
  { label: "Weapon arcs destroyed", of: ({ standing }) => standing?.weaponHits ?? null, text: String },
];

const [first] = measures;

function plots(losses: readonly Loss[], width: number): Html {
  const two = width >= 600;
  const each = two ? Math.floor((width - 24) / 2) : width;
  const wide = (label: string) => (label === first?.label ? width : each);
  const x: Axis = { label: "Hull points lost", from: 0, to: Math.max(losses.length - 1, 1), text: String };
  return html`<div class="small-plots">${measures.map(({ label, of, text }) => {
    const points = losses.flatMap((loss): readonly Point[] => {
      const value = of(loss);
      return value === null ? [] : [[loss.hullLost, value]];
    });
    const most = label === first?.label ? 1 : Math.max(1, Math.ceil(Math.max(...points.map(([, value]) => value))));
    const y: Axis = { label, from: 0, to: most, text };
    const series = [{ tag: "", points, marks: points }];
    return linesView({ title: `${label}, by hull points lost`, x, y, series, levels: [], at: null }, wide(label), 210);
  })}</div>`;
}

function numbers(losses: readonly Loss[]): Html {
  return html`<table class="figures"><caption>Averages over the walkers that still stand</caption>
<thead><tr><th scope="col">Hull points lost</th>${measures.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>${losses.map(
    (loss) =>
      html`<tr><th scope="row">${loss.hullLost}</th>${measures.map(({ label, of }) => {
        const value = of(loss);
        if (value === null) return html`<td>none stands</td>`;
        return html`<td>${label === first?.label ? percent(loss.exploded) : value.toFixed(2)}</td>`;
      })}</tr>`,
  )}</tbody></table>`;
}

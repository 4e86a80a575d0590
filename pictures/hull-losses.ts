import { errata } from "skirmish-tables/errata/walkers";
import { andThen, certain, chanceOf, expected, type Fraction, map, type Odds } from "skirmish-tables/odds";
import { lookupWalkerDamageOdds } from "skirmish-tables/odds/walkers";
import {
  type WalkerDamageRow,
  type WalkerMovementType,
  walkerMove,
  walkerMovementList,
  walkerPointsList,
} from "skirmish-tables/walkers";
import { type Html, html } from "../site/src/html.ts";
import { questionsView } from "../site/src/live/answer/errata.ts";
import { choice, whole } from "../site/src/live/form/field.ts";
import { mountAsking } from "../site/src/live/form/mount.ts";
import type { Axis } from "../site/src/live/plot/axis.ts";
import { linesView, type Point } from "../site/src/live/plot/lines.ts";
import { behind } from "../site/src/live/plot/table.ts";
import { count, percent } from "../site/src/live/words.ts";

/** What a walker may have suffered; an exploded one counts nothing more. */
interface Harm {
  readonly exploded: boolean;
  readonly skill: number;
  readonly legHits: number;
  readonly shotsLost: number;
  readonly weaponHits: number;
}

/** A walker after some hull points are gone, each of which was rolled for. */
export interface Loss {
  readonly hullLost: number;
  /** The chance that it has exploded. */
  readonly exploded: Fraction;
  /** Averages over the walkers that still stand; null where none does. */
  readonly standing: {
    readonly move: number;
    readonly skill: number;
    readonly shotsLost: number;
    readonly weaponHits: number;
  } | null;
}

/** How a walker fares from hull point to hull point; `hull` is what it started with. */
export function hullLosses(type: WalkerMovementType, hull: number, skill: number): readonly Loss[] {
  const whole: Odds<Harm> = certain({ exploded: false, skill, legHits: 0, shotsLost: 0, weaponHits: 0 });
  const states = [whole];
  // The last hull point takes the walker with it, whatever is rolled.
  for (let lost = 1; lost < hull; lost += 1) {
    states.push(andThen(states[lost - 1] ?? whole, (harm) => afterRoll(type, harm)));
  }
  return states.map((odds, hullLost) => lossOf(type, odds, hullLost));
}

function afterRoll(type: WalkerMovementType, harm: Harm): Odds<Harm> {
  if (harm.exploded) return certain(harm);
  return map(lookupWalkerDamageOdds(), (row) => suffer(type, harm, row));
}

function suffer(type: WalkerMovementType, harm: Harm, row: WalkerDamageRow): Harm {
  const standsAt = row.movementFactor !== null ? moveAfter(type, harm.legHits) : row.skillLoss > 0 ? harm.skill : null;
  if (row.explodes || (row.explodesAt !== null && standsAt === row.explodesAt)) {
    return { exploded: true, skill: 0, legHits: 0, shotsLost: 0, weaponHits: 0 };
  }
  return {
    exploded: false,
    skill: harm.skill - row.skillLoss,
    legHits: harm.legHits + (row.movementFactor === null ? 0 : 1),
    shotsLost: harm.shotsLost + row.shotsLoss,
    weaponHits: harm.weaponHits + (row.weaponsLost === null ? 0 : 1),
  };
}

/** A walker that does not turn: no leg of its move is unknown. */
function moveAfter(type: WalkerMovementType, legHits: number): number {
  return walkerMove(type, 0, false, legHits) as number;
}

function lossOf(type: WalkerMovementType, odds: Odds<Harm>, hullLost: number): Loss {
  const stands = chanceOf(odds, ({ exploded }) => !exploded).decimal;
  const average = (figure: (harm: Harm) => number) =>
    expected(odds, (harm) => (harm.exploded ? 0 : figure(harm))).decimal / stands;
  return {
    hullLost,
    exploded: chanceOf(odds, ({ exploded }) => exploded),
    standing:
      stands === 0
        ? null
        : {
            move: average(({ legHits }) => moveAfter(type, legHits)),
            skill: average((harm) => harm.skill),
            shotsLost: average((harm) => harm.shotsLost),
            weaponHits: average((harm) => harm.weaponHits),
          },
  };
}

const fields = {
  base: choice(
    "Base",
    walkerPointsList.map(({ id, base }) => ({ value: id, label: `${base} mm` })),
    "120mm",
  ),
  weightClass: choice(
    "Weight class",
    walkerMovementList.map(({ type, name }) => ({ value: type, label: name })),
    "medium",
  ),
  skill: whole("Weapon skill, the same in melee and shooting", 0, 10, 5),
} as const;

/** How a walker fares as its hull goes: small plots over the hull points lost. */
export function mountHullLosses(root: HTMLElement): void {
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
        shows: html`${plots(losses, width)}${behind(numbers(losses))}${questionsView({ errata }, ["walker-damage", "wounding"])}`,
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

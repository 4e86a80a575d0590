import { type Html, html } from "../../html.ts";
import type { Chance } from "../book.ts";
import { percent } from "../words.ts";

/** What may come of one roll, from the lowest dice up. */
export interface Roll {
  readonly label: string;
  readonly chances: readonly Chance<string>[];
}

const barHeight = 26;
const letter = 7.2;

/** Bars of a whole, one a roll, cut by outcome; `outcomes` has all there may be, from the least, each with its shade. */
export function stackView(title: string, rolls: readonly Roll[], outcomes: readonly string[], width: number): Html {
  const narrow = width < 520;
  const left = narrow ? 0 : Math.min(240, Math.max(...rolls.map(({ label }) => label.length)) * letter + 12);
  const step = narrow ? barHeight + 26 : barHeight + 10;
  const height = rolls.length * step;
  return html`${legend(outcomes)}
<svg class="plot" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">${rolls.map(
    (roll, at) => {
      const top = at * step + (narrow ? 20 : 4);
      return html`<text class="row" x="0" y="${narrow ? top - 6 : top + 18}">${roll.label}</text>${parts(roll, outcomes, left, top, width - left)}`;
    },
  )}</svg>`;
}

/** The outcomes of all rolls from the least: what a roll alone has stands after the outcome below it. */
export function outcomesOf(rolls: readonly Roll[]): readonly string[] {
  const order: string[] = [];
  for (const { chances } of rolls) {
    let after = 0;
    for (const { outcome } of chances) {
      const found = order.indexOf(outcome);
      if (found === -1) order.splice(after, 0, outcome);
      after = (found === -1 ? after : found) + 1;
    }
  }
  return order;
}

function parts(
  { chances }: Roll,
  outcomes: readonly string[],
  left: number,
  top: number,
  width: number,
  height = barHeight,
): Html {
  let from = left;
  return html`${chances.map(({ outcome, chance }) => {
    const wide = chance.decimal * width;
    const x = from;
    from += wide;
    const text = percent(chance);
    const fits = height === barHeight && wide > text.length * letter + 6;
    const shade = shadeOf(outcome, outcomes);
    return html`<g class="part shade-${shade}"><title>${outcome}: ${text}</title><rect x="${round(x)}" y="${top}" width="${round(Math.max(wide - 1, 0.5))}" height="${height}"/>${fits && html`<text x="${round(x + wide / 2)}" y="${top + 18}">${text}</text>`}</g>`;
  })}`;
}

/** The shares of one roll as a bar without words. */
export function shareBar(chances: Roll["chances"], outcomes: readonly string[]): Html {
  return html`<svg class="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${parts({ label: "", chances }, outcomes, 0, 0, 100, 8)}</svg>`;
}

function legend(outcomes: readonly string[]): Html {
  return html`<ul class="legend">${outcomes.map((outcome) => html`<li><svg class="swatch shade-${shadeOf(outcome, outcomes)}" viewBox="0 0 14 14" aria-hidden="true"><rect x=".5" y=".5" width="13" height="13"/></svg>${outcome}</li>`)}</ul>`;
}

/** Few outcomes lie far apart between paper and ink; many go up step by step. */
const spread: readonly (readonly number[])[] = [[5], [0, 5], [0, 2, 5], [0, 2, 4, 6], [0, 1, 3, 5, 6]];

function shadeOf(outcome: string, outcomes: readonly string[]): number {
  const at = outcomes.indexOf(outcome);
  return spread[outcomes.length - 1]?.[at] ?? Math.min(at, 7);
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}

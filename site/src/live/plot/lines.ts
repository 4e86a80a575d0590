import { type Html, html } from "../../html.ts";
import { type Axis, placeOn, ticksOf } from "./axis.ts";

/** A line through points, with marks on some; told apart by dash and letter, and by color only besides. */
export interface Series {
  /** The letter it goes by in a plot of several; empty in a plot of one. */
  readonly tag: string;
  readonly points: readonly Point[];
  readonly marks: readonly Point[];
}

export type Point = readonly [x: number, y: number];

/** A value to compare with, drawn across. */
export interface Level {
  readonly y: number;
  readonly label: string;
}

export interface Plot {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
  readonly levels: readonly Level[];
  /** Where on the x axis figures are read off; null for nowhere. */
  readonly at: number | null;
}

const margin = { top: 30, right: 14, bottom: 40, left: 44 };

export function linesView(plot: Plot, width: number, height: number): Html {
  const box = { left: margin.left, right: width - margin.right, top: margin.top, bottom: height - margin.bottom };
  const x = (value: number) => placeOn(plot.x, value, box.left, box.right);
  const y = (value: number) => placeOn(plot.y, value, box.bottom, box.top);
  return html`<svg class="plot" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${plot.title}">
<text class="plot-title" x="0" y="14">${plot.y.label}</text>
${ticksOf(plot.y, 5).map((value) => html`<line class="grid" x1="${box.left}" x2="${box.right}" y1="${y(value)}" y2="${y(value)}"/><text class="tick end" x="${box.left - 8}" y="${y(value) + 4}">${plot.y.text(value)}</text>`)}
${ticksOf(plot.x, Math.min(8, (box.right - box.left) / 60)).map((value) => html`<text class="tick middle" x="${x(value)}" y="${box.bottom + 18}">${plot.x.text(value)}</text>`)}
<text class="tick end" x="${box.right}" y="${box.bottom + 36}">${plot.x.label}</text>
${plot.levels.map(({ y: level, label }) => html`<line class="level" x1="${box.left}" x2="${box.right}" y1="${y(level)}" y2="${y(level)}"/><text class="level-label end" x="${box.right}" y="${y(level) - 5}">${label}</text>`)}
${plot.at !== null && html`<line class="reading" x1="${x(plot.at)}" x2="${x(plot.at)}" y1="${box.top}" y2="${box.bottom}"/>`}
${plot.series.map((series, at) => seriesView(series, at, plot.series.length, x, y))}
</svg>`;
}

type Place = (value: number) => number;

function seriesView({ tag, points, marks }: Series, at: number, of: number, x: Place, y: Place): Html {
  const path = points.map(([px, py], n) => `${n === 0 ? "M" : "L"}${x(px)} ${y(py)}`).join("");
  return html`<g class="series series-${at + 1}"><path class="line" d="${path}"/>${marks.map(([px, py]) => mark(at, x(px), y(py)))}${tag && tags(tag, points, at, of, x, y)}</g>`;
}

/** A shape for each series: round, square, diamond, triangle. */
function mark(series: number, x: number, y: number): Html {
  const shapes = [
    html`<circle class="mark-shape" cx="${x}" cy="${y}" r="4"/>`,
    html`<rect class="mark-shape" x="${x - 3.5}" y="${y - 3.5}" width="7" height="7"/>`,
    html`<path class="mark-shape" d="M${x} ${y - 5}l5 5l-5 5l-5 -5z"/>`,
    html`<path class="mark-shape" d="M${x} ${y - 5}l5 9h-10z"/>`,
  ];
  return shapes[series % shapes.length] as Html;
}

/** The letter of a series on each level stretch that has room for it, away from those of the others. */
function tags(tag: string, points: readonly Point[], at: number, of: number, x: Place, y: Place): Html {
  return html`${points.slice(1).map(([toX, toY], n) => {
    const [fromX, fromY] = points[n] as Point;
    const room = x(toX) - x(fromX);
    if (fromY !== toY || room < 22 * of) return false;
    const place = Math.round(x(fromX) + (room * (at + 1)) / (of + 1));
    return html`<circle class="tag" cx="${place}" cy="${y(toY)}" r="8.5"/><text class="tag-letter" x="${place}" y="${y(toY) + 4}">${tag}</text>`;
  })}`;
}

/** What each letter stands for, with its line. */
export function linesLegend(entries: readonly { readonly tag: string; readonly label: string }[]): Html {
  return html`<ul class="legend">${entries.map(({ tag, label }, at) => html`<li><svg class="sample series-${at + 1}" viewBox="0 0 34 14" aria-hidden="true"><path class="line" d="M0 7H34"/>${mark(at, 17, 7)}</svg><b>${tag}</b> ${label}</li>`)}</ul>`;
}

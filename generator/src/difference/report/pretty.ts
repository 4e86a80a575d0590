import { type Paint, paintIn } from "../../format/paint.ts";
import { count } from "../../format/tally.ts";
import { visible } from "../../format/visible.ts";
import type { Change, Difference } from "../index.ts";
import type { Sides } from "./words.ts";
import { changedWith, kindText, reasonsOf, stepText, toldAlone, warningText } from "./words.ts";

/** Widest column of addresses; a longer one pushes its own line only. */
const widest = 44;

/** For a terminal: by book and table, old → new in a column, reasons beneath. */
export function pretty(difference: Difference, { from, to }: Sides, color: boolean): string {
  const between = `from ${visible(from.name)} to ${visible(to.name)}`;
  if (difference.bump === null) return `no difference ${between}\n`;
  const paint = paintIn(color);
  const places = [...new Set(difference.changes.map(placeOf))];
  const groups = places.map((place) => group(place, difference, paint));
  return `${between}\n${groups.join("")}\n${summary(difference)}`;
}

/** Which version the next release needs, and the first changes that ask for it. */
export function summary({ changes, bump }: Difference): string {
  const told = toldAlone(changes);
  const asking = told.filter((one) => one.bump === bump).map(({ change, at }) => `${change} ${visible(at)}`);
  const more = asking.length > 3 ? `, and ${asking.length - 3} more` : "";
  return `${count(told.length, "change")}; needs a ${bump} version: ${asking.slice(0, 3).join(", ")}${more}\n`;
}

function group(place: string, difference: Difference, paint: Paint): string {
  const { reasons } = difference;
  const changes = toldAlone(difference.changes).filter((change) => placeOf(change) === place);
  const labels = changes.map((change) => labelOf(change, place));
  const width = Math.min(widest, Math.max(...labels.map(({ length }) => length)));
  const lines = changes.flatMap((change, index) => {
    const kind = kindText(change);
    const step = `${kind === "" ? "" : `${kind}: `}${stepText(change)}`;
    const warning = warningText(change);
    const note = warning === "" ? "" : `  ${paint.warning(`(${warning})`)}`;
    const cells = changedWith(change, difference.changes, (at) => at.slice(place.length + 1));
    return [
      `  ${width === 0 ? "" : `${(labels[index] as string).padEnd(width)}  `}${step}${note}`,
      ...(cells === "" ? [] : [paint.hint(`    ${cells}`)]),
      ...reasonsOf(change, reasons).map(({ id, because }) => paint.hint(`    ${visible(id)}: ${visible(because)}`)),
    ];
  });
  return `\n${paint.place(visible(place))}\n${lines.map((line) => `${line.trimEnd()}\n`).join("")}`;
}

/** `book/table`, the book itself, or its errata. */
function placeOf({ at }: Change): string {
  return at.split("/").slice(0, 2).join("/");
}

function labelOf({ at, part }: Change, place: string): string {
  const inside = at.slice(place.length + 1);
  return visible([inside, ...(part === undefined ? [] : [part])].filter((one) => one !== "").join(" "));
}

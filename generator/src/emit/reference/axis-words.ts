import { bandText, diceText } from "../../axes/domain.ts";
import type { Axis, AxisException, Column, Match, Outside } from "../../model/index.ts";
import { label } from "../markdown/labels.ts";
import { code, inline, join, type Markdown, md } from "../markdown/markdown.ts";
import { cellText } from "./cell.ts";

const matches: Readonly<Record<Match["kind"], Markdown>> = {
  exact: md`one of the names`,
  range: md`the row whose band holds it`,
  floor: md`the row of the largest key not above it`,
  ceiling: md`the row of the smallest key not below it`,
  nearest: md`the row of the closest key`,
};

const beyond = { none: md`nothing`, clamp: md`that row`, error: md`an error` };

/** How a table is looked up by one of its axes; `cell` is what its rows hold. */
export function axisWords(axis: Axis, cell: Column | undefined): Markdown {
  const { below, above, exceptions, domain, columns } = axis;
  const clauses = [
    columns ? md`the columns` : axis.listed ? md`just what is printed` : matches[axis.match.kind],
    axis.match.kind === "nearest" ? md`midway between two: ${inline(axis.match.tie)}` : md``,
    domain ? md`values: ${inline(bandText(domain))}` : md``,
    below ? md`below the first row: ${outsideWords(below, cell)}` : md``,
    above ? md`above the last row: ${outsideWords(above, cell)}` : md``,
    ...exceptions.map(exceptionWords),
  ];
  const sort = join([inline(axis.unit ?? ""), inline(axis.dice ? diceText(axis.dice).toUpperCase() : "")], ", ");
  const name = sort === "" ? md`${inline(label(axis.id))}` : md`${inline(label(axis.id))} (${sort})`;
  return join([md`Looked up by ${name}: ${join(clauses, "; ")}.`, inline(axis.description)], " ");
}

/** How the table is looked up backwards. */
export function inverseWords(name: string, column: string, match: "floor" | "ceiling"): Markdown {
  const rule = match === "floor" ? md`the last row not above it` : md`the first row not below it`;
  return md`Backwards with ${code(name)}: by ${inline(label(column))}, ${rule}.`;
}

function outsideWords(outside: Outside, cell: Column | undefined): Markdown {
  if (outside.kind === "unknown") return md`unknown (${inline(outside.because.replace(/\.$/, ""))})`;
  if (outside.kind === "cell") return inline(cellText(outside.value, cell?.notation ?? null));
  return beyond[outside.kind];
}

function exceptionWords({ at, kind, gives, because }: AxisException): Markdown {
  const place = kind === "gap" ? md`no row covers` : md`two rows cover`;
  const answer = gives === "unknown" ? md`unknown` : md`the ${inline(gives)} counts`;
  return md`${place} ${inline(bandText(at))}: ${answer} (${inline(because.replace(/\.$/, ""))})`;
}

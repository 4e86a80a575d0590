import { jsonText } from "../format/json.ts";
import { visible } from "../format/visible.ts";
import type { Citation, Erratum } from "../model/index.ts";
import { lineWords } from "../names/words.ts";
import type { CellErratum, CellHistory } from "./history.ts";

/** How the parts of an answer are written. */
interface Style {
  readonly heading: (text: string) => string;
  readonly cell: (text: string) => string;
  readonly item: (text: string) => string;
}

const styles = {
  pretty: { heading: (text) => text, cell: (text) => text, item: (text) => `  ${text}` },
  markdown: { heading: (text) => `**${text}**\n`, cell: code, item: (text) => `- ${text}` },
} as const satisfies Record<string, Style>;

/** The history of some cells, to be read or pasted elsewhere. */
export function historyText(cells: readonly CellHistory[], form: keyof typeof styles): string {
  return cells.map((cell) => cellText(cell, styles[form])).join("\n");
}

function cellText(cell: CellHistory, style: Style): string {
  const { address, name, printed, now, citation, errata, versions } = cell;
  const lines = [
    style.heading(`${style.cell(address)} (${visible(name)})`),
    style.item(`printed: ${style.cell(visible(printed))}${placeOf(citation)}`),
    style.item(`now: ${style.cell(visible(now))}${errata.length === 0 ? ", nothing was ever corrected" : ""}`),
    ...errata.map((one) => style.item(erratumText(one, style))),
    ...versions.map(({ version, change, was, now: became, errata: ids }) =>
      style.item(
        `version ${version}: ${style.cell(visible(`${change}: ${was} → ${became}`))}${ids.length > 0 ? ` (${ids.join(", ")})` : ""}`,
      ),
    ),
  ];
  return `${lines.join("\n")}\n`;
}

function erratumText({ erratum, change }: CellErratum, style: Style): string {
  const { id, because, citation, options, authority } = erratum;
  const makes = change ? `, ${style.cell(visible(change.was))} → ${style.cell(visible(change.now))}` : "";
  const by = authority === null || erratum.status === "open" ? "" : `, authority: ${authority}`;
  const may = options.length === 0 ? "" : ` It may be: ${options.map(visible).join("; or ")}.`;
  return `${stateOf(erratum)} ${id}${makes}${by}${placeOf(citation)}. ${visible(because)}${may}`;
}

function stateOf({ lifecycle, withdraws, since }: Erratum): string {
  const from = since === null ? "not released yet" : `since ${since}`;
  if (withdraws !== null) return `withdrawal of ${withdraws} (${from})`;
  switch (lifecycle.state) {
    case "applied":
      return `erratum (${from})`;
    case "open":
      return "open question";
    case "superseded":
    case "withdrawn":
      return `erratum (${lifecycle.state} by ${lifecycle.by})`;
    default:
      return lifecycle satisfies never;
  }
}

function placeOf(citation: Citation | null): string {
  return citation && citation.lines.length > 0 ? `, ${lineWords(citation.lines)}` : "";
}

function code(text: string): string {
  const fence = text.includes("`") ? "``" : "`";
  return `${fence}${text}${fence}`;
}

/** The history of some cells for tools; described by `schema/history.schema.json`. */
export function historyJson(address: string, cells: readonly CellHistory[]): string {
  return jsonText({ version: 1, address, cells: cells.map(cellJson) });
}

function cellJson({ address, name, printed, now, citation, errata, versions }: CellHistory): object {
  return { address, name, printed, now, lines: linesOf(citation), errata: errata.map(erratumJson), versions };
}

function erratumJson({ erratum, change }: CellErratum): object {
  const { id, lifecycle, withdraws, authority, because, options, since, citation } = erratum;
  return {
    id,
    state: lifecycle.state,
    replacedBy: lifecycle.by,
    withdraws,
    was: change?.was ?? null,
    now: change?.now ?? null,
    authority,
    because,
    options,
    since,
    lines: linesOf(citation),
  };
}

function linesOf(citation: Citation | null): readonly (readonly [number, number])[] {
  return (citation?.lines ?? []).map(({ from, to }) => [from, to]);
}

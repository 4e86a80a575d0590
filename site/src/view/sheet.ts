import { attribute, type Html, html, printed } from "../html.ts";
import type { Cell, Group, Heading, Line, Presence, Sheet } from "../sheet/sheet.ts";
import { figureName, partNames } from "../words.ts";
import { cellAttributes, figure } from "./cell.ts";

/**
 * A sheet as a table. On the page of its book each row and cell is an anchor; another page names that `page`, and its
 * marks link there.
 */
export function sheetTable(
  sheet: Sheet,
  caption: string,
  { page = "", lines = true, uses = [] as readonly Use[] } = {},
): Html {
  const cited = lines && sheet.cited;
  const grouped = sheet.groups.some(({ lines: inner }) => inner.length > 1);
  const render: Render = {
    columns: sheet.columns,
    page,
    anchors: page === "",
    cited,
    uses,
    readings: readingsOf(sheet),
  };
  const bodies = sheet.groups.map((group) => groupRows(group, render));
  const dense = sheet.columns.length > 9 ? "wide dense" : "wide";
  return html`<table${attribute("class", isWide(sheet, cited) ? dense : null)}>
<caption class="vh">${caption}</caption>
<thead>${headings(sheet, cited)}</thead>
${grouped ? bodies.map((rows) => html`<tbody>${rows}</tbody>`) : html`<tbody>${bodies}</tbody>`}
</table>`;
}

/** How rows were read, as notes below their table. */
export function readingNotes(sheet: Sheet): Html {
  const readings = readingsOf(sheet);
  return html`${readings.length > 0 && html`<ol class="readings" aria-label="How lines were read">${readings.map((reading) => html`<li>${reading}</li>`)}</ol>`}`;
}

function readingsOf({ groups }: Sheet): readonly string[] {
  return [...new Set(groups.flatMap(({ lines }) => lines.flatMap(({ reading }) => reading ?? [])))];
}

/** Whether a phone is too narrow for it; its rows then stand as cards there. */
function isWide({ columns, groups }: Sheet, cited: boolean): boolean {
  const lines = groups.flatMap((group) => group.lines);
  const names = Math.max(...groups.map(({ name }) => name.length));
  const widths = columns.map(({ text }, at) =>
    Math.max(...text.split(" ").map((word) => word.length), ...lines.map(({ cells }) => textLength(cells[at] ?? []))),
  );
  const letters = [names, ...widths, ...(cited ? [5] : [])].map((width) => Math.min(width, 16) + 3);
  return letters.reduce((sum, one) => sum + one, 0) > 40;
}

function textLength(parts: readonly Cell[]): number {
  return parts.reduce((sum, { text }) => sum + text.length + 1, 0);
}

interface Render {
  readonly columns: readonly Heading[];
  readonly page: string;
  readonly anchors: boolean;
  readonly cited: boolean;
  readonly readings: readonly string[];
  readonly uses: readonly Use[];
}

/** What a row can be put into; its address follows. */
export interface Use {
  readonly words: string;
  readonly href: string;
}

function headings({ stub, columns }: Sheet, cited: boolean): Html {
  const over = columns.find((column) => column.over !== null)?.over ?? null;
  const lineHeading = cited && html`<th scope="col" class="line" ${rows(over)}>Line</th>`;
  if (over === null)
    return html`<tr><th scope="col">${stub}</th>${columns.map((one) => heading(one, null))}${lineHeading}</tr>`;
  const first = columns.findIndex((column) => column.over !== null);
  const count = columns.filter((column) => column.over !== null).length;
  return html`<tr><th scope="col" rowspan="2">${stub}</th>${columns.slice(0, first).map((one) => heading(one, over))}<th scope="colgroup" class="over" colspan="${count}">${over}</th>${columns.slice(first + count).map((one) => heading(one, over))}${lineHeading}</tr>
<tr>${columns.slice(first, first + count).map((one) => heading(one, null))}</tr>`;
}

function rows(over: string | null): Html {
  return attribute("rowspan", over === null ? null : 2);
}

function heading({ id, text, unit, numeric }: Heading, over: string | null): Html {
  return html`<th scope="col"${attribute("class", numeric ? "n" : null)} data-column="${id}"${rows(over)}>${text}${unit !== "" && html` <small>${unit}</small>`}</th>`;
}

function groupRows(group: Group, render: Render): Html {
  return html`${group.lines.map((line, at) => lineRow(group, line, at === 0, render))}`;
}

function lineRow(group: Group, line: Line, first: boolean, render: Render): Html {
  const { columns, anchors, cited, readings } = render;
  const only = presenceClass(line.presence === "both" ? group.presence : line.presence);
  const id = anchors ? (line.address ?? (group.lines.length === 1 ? group.address : null)) : null;
  const uses = render.uses.map(({ words, href }) => `${words}\t${href}${encodeURIComponent(id ?? "")}`).join("\n");
  const cells = columns.map((heading, at) => {
    const parts = line.cells[at];
    return parts ? column(parts, heading, render, first && spans(group, at) ? group.lines.length : 1) : html``;
  });
  return html`<tr${attribute("id", id)}${attribute("class", only)}${attribute("data-row", anchors ? null : group.address)}${attribute("data-uses", id === null || uses === "" ? null : uses)}>${first && stub(group, render, id)}${cells}${cited && html`<td class="line" data-label="Line">${line.source}${line.reading !== null && html`<sup>${readings.indexOf(line.reading) + 1}</sup>`}</td>`}</tr>
`;
}

/** A cell of the row itself stands beside all lines of the rows inside. */
function spans({ lines }: Group, at: number): boolean {
  return lines.length > 1 && lines.slice(1).every(({ cells }) => cells[at] === null);
}

function stub({ address, name, printed, lines }: Group, { anchors, page }: Render, rowId: string | null): Html {
  const several = lines.length > 1;
  const shown = anchors ? html`<a class="name" href="#${address}">${name}</a>` : html`${name}`;
  const id = anchors && address !== rowId ? address : null;
  return html`<th${attribute("id", id)}${attribute("class", name.length > 14 ? "t" : null)} scope="${several ? "rowgroup" : "row"}"${attribute("rowspan", several ? lines.length : null)}>${shown}${printed && html`<small${cellAttributes(printed, false, anchors)}>${figure(printed, page)}</small>`}</th>`;
}

function column(
  parts: readonly Cell[],
  { text, unit, numeric, naming }: Heading,
  { anchors, page }: Render,
  rowspan: number,
): Html {
  const label = attribute("data-label", figureName({ text, unit }));
  const span = html`${attribute("rowspan", rowspan > 1 ? rowspan : null)}${label}`;
  const [only, ...more] = parts;
  if (!only) return html`<td></td>`;
  if (naming)
    return html`<th scope="row" class="${only.text.length > 14 ? "inner t" : "inner"}"${span}><span${cellAttributes(only, false, anchors)}>${figure(only, page)}</span></th>`;
  if (more.length === 0) {
    const shown = figure(only, page);
    // A blank has nothing that a name could stand above.
    const named = printed(shown) === "" ? attribute("rowspan", rowspan > 1 ? rowspan : null) : span;
    return html`<td${cellAttributes(only, numeric, anchors)}${named}>${shown}</td>`;
  }
  const last = parts.findLastIndex(({ text, lost, correction }) => text !== "" || lost !== null || correction !== null);
  const shown = parts.slice(0, last + 1);
  const names = partNames({ text, unit });
  return html`<td${attribute("class", numeric ? "n" : null)}${span}>${shown.map((part, at) => html`${at > 0 && "/"}<span${attribute("data-label", names[at] ?? null)}${cellAttributes(part, false, anchors)}>${figure(part, page)}</span>`)}</td>`;
}

function presenceClass(presence: Presence): string | null {
  switch (presence) {
    case "both":
      return null;
    case "current":
      return "only-current";
    case "as-printed":
      return "only-printed";
    default:
      return presence satisfies never;
  }
}

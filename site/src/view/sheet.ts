import { attribute, type Html, html } from "../html.ts";
import type { Cell, Group, Heading, Line, Presence, Sheet } from "../sheet/sheet.ts";
import { cellAttributes, figure } from "./cell.ts";

/**
 * A sheet as a table. On the page of its book each row and cell is an anchor; another page names that `page`, and its
 * marks link there.
 */
export function sheetTable(sheet: Sheet, caption: string, { page = "", lines = true } = {}): Html {
  const cited = lines && sheet.cited;
  const grouped = sheet.groups.some(({ lines: inner }) => inner.length > 1);
  const render: Render = { columns: sheet.columns, page, anchors: page === "", cited };
  const bodies = sheet.groups.map((group) => groupRows(group, render));
  return html`<table>
<caption class="vh">${caption}</caption>
<thead>${headings(sheet, cited)}</thead>
${grouped ? bodies.map((rows) => html`<tbody>${rows}</tbody>`) : html`<tbody>${bodies}</tbody>`}
</table>`;
}

interface Render {
  readonly columns: readonly Heading[];
  readonly page: string;
  readonly anchors: boolean;
  readonly cited: boolean;
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
  const { columns, anchors, cited } = render;
  const only = presenceClass(line.presence === "both" ? group.presence : line.presence);
  const id = anchors ? (line.address ?? (group.lines.length === 1 ? group.address : null)) : null;
  const cells = columns.map((heading, at) => {
    const parts = line.cells[at];
    return parts ? column(parts, heading, render, first && spans(group, at) ? group.lines.length : 1) : html``;
  });
  return html`<tr${attribute("id", id)}${attribute("class", only)}>${first && stub(group, render, id)}${cells}${cited && html`<td class="line">${line.source}</td>`}</tr>
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
  { numeric, naming }: Heading,
  { anchors, page }: Render,
  rowspan: number,
): Html {
  const span = attribute("rowspan", rowspan > 1 ? rowspan : null);
  const [only, ...more] = parts;
  if (!only) return html`<td></td>`;
  if (naming)
    return html`<th scope="row" class="${only.text.length > 14 ? "inner t" : "inner"}"${span}><span${cellAttributes(only, false, anchors)}>${figure(only, page)}</span></th>`;
  if (more.length === 0) return html`<td${cellAttributes(only, numeric, anchors)}${span}>${figure(only, page)}</td>`;
  const last = parts.findLastIndex(({ text, lost, correction }) => text !== "" || lost !== null || correction !== null);
  const shown = parts.slice(0, last + 1);
  return html`<td${attribute("class", numeric ? "n" : null)}${span}>${shown.map((part, at) => html`${at > 0 && "/"}<span${cellAttributes(part, false, anchors)}>${figure(part, page)}</span>`)}</td>`;
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

import { attribute, type Html, html } from "../html.ts";
import type { Cell } from "../sheet/sheet.ts";

/** What is inside a cell: the figure with its marks, or that the print lost it. `page` is the book's, "" on that page itself. */
export function figure({ text, lost, correction, questions }: Cell, page = ""): Html {
  const now = html`${text}${lost !== null && html`<i class="lost" title="${lost}">lost</i>`}`;
  return html`${correction ? corrected(now, text === "" && lost === null, correction, page) : now}${questions.map((id) => ask(id, page))}`;
}

/** Attributes of an element that is one cell: its address, which is its anchor, and what it means in words. */
export function cellAttributes(cell: Cell, numeric: boolean, anchors: boolean): Html {
  const state = [
    numeric ? "n" : "",
    cell.text.length > 24 ? "t" : "",
    cell.lost === null ? "" : "is-lost",
    cell.correction ? "is-fixed" : "",
    cell.questions.length > 0 ? "is-asked" : "",
  ].filter((name) => name !== "");
  const id = anchors && cell.address !== "" ? cell.address : null;
  return html`${attribute("id", id)}${attribute("class", state.length === 0 ? null : state.join(" "))}${attribute("data-words", cell.words === "" ? null : cell.words)}`;
}

/** The corrected figure with the printed one behind it; the switch of editions says which of them counts. */
function corrected(
  now: Html,
  blank: boolean,
  { printed, erratum }: NonNullable<Cell["correction"]>,
  page: string,
): Html {
  return html`<ins class="now">${blank ? html`<i class="blank">blank</i>` : now}</ins> <del class="was"><span class="vh">printed </span>${printed}</del><a class="mark" href="${page}#errata/${erratum}" aria-label="corrected, see erratum ${erratum}">†</a>`;
}

function ask(id: string, page: string): Html {
  return html`<a class="mark ask" href="${page}#errata/${id}" aria-label="open question ${id}">?</a>`;
}

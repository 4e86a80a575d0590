import type { Catalog, Column, Lookup } from "../data/book.ts";
import { sameValue } from "../data/value.ts";
import { type Html, html } from "../html.ts";
import { columnName, lineWords, lowerLabel, unitWords, valueWords } from "../words.ts";

/** What the columns of a table mean, in words; the card of a figure reads it too. */
export function columnKey(table: Catalog | Lookup): Html {
  const entries = columnsOf(table).filter(({ column }) => column.id !== "printed");
  const notes = table.shape === "catalog" ? table.notes : [];
  if (entries.length === 0) return html``;
  return html`<details class="key"><summary>What the columns say</summary>
<dl>${entries.map(({ id, name, column }) => html`<div data-key="${id}"><dt>${name}${unit(column)}</dt><dd>${column.description}${legend(column)}</dd></div>`)}</dl>
${notes.length > 0 && html`<ul class="notes">${notes.map(({ note, columns, lines }) => html`<li><b>Note ${note}</b> ${columns.map(lowerLabel).join(", ")} <span class="soft">${lineWords(lines)}</span></li>`)}</ul>`}</details>`;
}

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly column: Column;
}

function columnsOf(table: Catalog | Lookup): readonly Entry[] {
  if (table.shape === "lookup") {
    const { result } = table;
    if (result.layout === "matrix") return [{ id: "cell", name: "Each cell", column: result.cell }];
    return result.columns.map((column) => ({ id: column.id, name: columnName(column), column }));
  }
  const { columns, nested } = table;
  return [
    ...columns.map((column) => ({ id: column.id, name: columnName(column), column })),
    ...nested.flatMap((inner) => {
      const beside = [...columns, ...nested.filter((one) => one !== inner).flatMap((one) => one.columns)];
      return inner.columns.map((column) => ({
        id: `${inner.id}.${column.id}`,
        name: beside.some(({ id }) => id === column.id)
          ? `${inner.title} ${lowerLabel(column.id)}`
          : columnName(column),
        column,
      }));
    }),
  ];
}

function unit(column: Column): Html {
  const words = unitWords(column);
  return html`${words !== "" && html` <small>${words}</small>`}`;
}

/** What printed words stand for, where they are not the words themselves. */
function legend({ labels = [], fields = [] }: Column): Html {
  const all = [...labels, ...fields.flatMap((field) => field.labels ?? [])];
  const telling = all.filter(({ printed, value }) => !sameValue(printed, value));
  return html`${telling.map(({ printed, value }) => html` <span class="means"><b>${printed}</b> = ${valueWords(value) || "blank"}</span>`)}`;
}

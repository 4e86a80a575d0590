import { type Html, html } from "../../html.ts";
import { sentence } from "../words.ts";
import type { Choice, Field, Fields, Figure, Option, Values } from "./field.ts";

/** Wider spans than this are worth a slider beside the number. */
const widestStepped = 9;

/** Options of more letters than this are a list to open, not chips to touch. */
const mostLetters = 70;

/** A labeled control for every field; `prefix` keeps ids apart where several forms stand on a page. */
export function controls<Of extends Fields>(prefix: string, fields: Of, values: Values<Of>): Html {
  return html`${Object.entries(fields).map(([name, field]) => control(`${prefix}-${name}`, name, field, values[name]))}`;
}

function control(id: string, name: string, field: Field, value: string | number | boolean | undefined): Html {
  switch (field.type) {
    case "choice":
      if (chipLabels(field).join("").length <= mostLetters) return chips(id, name, field, String(value));
      return html`<div class="field" data-field="${name}"><label for="${id}">${field.label}</label>
<select id="${id}" name="${name}">${options(field, String(value))}</select></div>`;
    case "number":
      return html`<div class="field" data-field="${name}"><label for="${id}">${field.label}</label>
<span class="figure">${slider(id, name, field, Number(value))}<input type="number" id="${id}" name="${name}" min="${field.from ?? ""}" max="${field.to ?? ""}" step="${field.whole ? 1 : "any"}" inputmode="${field.whole ? "numeric" : "decimal"}" value="${Number(value)}" aria-describedby="${id}-said">${field.unit && html`<span class="unit">${field.unit}</span>`}</span>
<span class="said" id="${id}-said"></span></div>`;
    case "tick":
      return html`<div class="field tick" data-field="${name}">${chip("checkbox", id, name, "yes", field.label, value === true)}</div>`;
    default:
      return field satisfies never;
  }
}

function chips(id: string, name: string, field: Choice, chosen: string): Html {
  const labels = chipLabels(field);
  return html`<fieldset class="field chips" data-field="${name}"><legend>${field.label}</legend><div>${field.options.map(
    ({ value }, at) => chip("radio", `${id}-${at}`, name, value, labels[at] ?? value, value === chosen),
  )}</div></fieldset>`;
}

/** The words of options without those that all of them have. */
function chipLabels({ options: all }: Choice): readonly string[] {
  const split = all.map(({ label }) => label.split(" "));
  const isShared = (word: string) => all.length > 1 && split.every((words) => words.includes(word));
  const labels = split.map((words) => words.filter((word) => !isShared(word)).join(" "));
  return labels.map((label, at) => (label === "" ? (all[at]?.label ?? "") : sentence(label)));
}

function chip(type: "radio" | "checkbox", id: string, name: string, value: string, label: string, on: boolean): Html {
  return html`<span class="chip"><input type="${type}" id="${id}" name="${name}" value="${value}"${on && html` checked`}><label for="${id}">${label}</label></span>`;
}

function slider(id: string, name: string, { label, from, to }: Figure, value: number): Html | false {
  if (from === null || to === null || to - from <= widestStepped) return false;
  return html`<input type="range" id="${id}-slider" data-slides="${name}" min="${from}" max="${to}" step="1" value="${value}" aria-label="${label}, slider">`;
}

function options({ options: all }: Choice, chosen: string): Html {
  const groups = [...new Set(all.map(({ group }) => group))];
  return html`${groups.map((group) => {
    const inside = all.filter((one) => one.group === group).map((one) => option(one, chosen));
    return group === undefined ? inside : html`<optgroup label="${group}">${inside}</optgroup>`;
  })}`;
}

function option({ value, label }: Option, chosen: string): Html {
  return html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;
}

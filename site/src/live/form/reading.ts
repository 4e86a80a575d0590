import { type Field, type Fields, numberWords, type Values } from "./field.ts";
import { fieldValue } from "./state.ts";

/** The answers of a form. A number that cannot be is told beside it, and the answer before it stays. */
export function readForm<Of extends Fields>(
  form: HTMLFormElement,
  fields: Of,
  before: Values<Of>,
  changed: EventTarget | null,
): Values<Of> {
  if (changed instanceof HTMLInputElement && changed.dataset.slides) {
    inputOf(form, changed.dataset.slides).value = changed.value;
  }
  const read = Object.entries(fields).map(([name, field]) => {
    const value = fieldValue(field, textOf(form, name, field));
    say(form, name, field, value !== undefined);
    return [name, value ?? before[name]];
  });
  return Object.fromEntries(read) as Values<Of>;
}

/** Puts answers into a form. */
export function writeForm<Of extends Fields>(form: HTMLFormElement, fields: Of, values: Values<Of>): void {
  for (const [name, field] of Object.entries(fields)) {
    const control = controlOf(form, name);
    if (field.type === "tick" && control instanceof HTMLInputElement) control.checked = values[name] === true;
    else control.value = String(values[name]);
    say(form, name, field, true);
  }
}

function textOf(form: HTMLFormElement, name: string, field: Field): string {
  const control = controlOf(form, name);
  if (field.type === "tick" && control instanceof HTMLInputElement) return control.checked ? "yes" : "no";
  return control.value;
}

function say(form: HTMLFormElement, name: string, field: Field, good: boolean): void {
  if (field.type !== "number") return;
  const control = inputOf(form, name);
  control.setAttribute("aria-invalid", String(!good));
  const said = form.querySelector(`#${control.id}-said`);
  if (said) said.textContent = good ? "" : `A ${numberWords(field)}.`;
  const slider = form.querySelector<HTMLInputElement>(`[data-slides="${name}"]`);
  if (slider && good) slider.value = control.value;
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const control = controlOf(form, name);
  if (control instanceof HTMLInputElement) return control;
  throw new TypeError(`${name} is no input`);
}

/** An input, a list, or the chips of a choice. */
function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | RadioNodeList {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control;
  if (control instanceof RadioNodeList) return control;
  throw new TypeError(`the form has no ${name}`);
}

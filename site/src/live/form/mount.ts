import { html, printed } from "../../html.ts";
import { addressWith, backName, keepInAddress, stateOfAddress } from "./address.ts";
import type { Asking } from "./asking.ts";
import { controls } from "./control.ts";
import { type Fields, startOf, type Values } from "./field.ts";
import { readForm, writeForm } from "./reading.ts";
import { readState } from "./state.ts";

let forms = 0;

/** Puts a form and what follows from it on a page, and draws that anew at every answer. */
export function mountAsking<Of extends Fields>(root: HTMLElement, asking: Asking<Of>): void {
  const { fields, shared, common } = asking;
  forms += 1;
  root.classList.toggle("asking-page", shared);
  const opened = shared ? readState(fields, stateOfAddress() ?? "") : { values: startOf(fields), refused: [] };
  let values = opened.values;
  let other = common ? otherSide(fields) : null;
  root.innerHTML = printed(html`<form class="asks">${controls(`live-${forms}`, fields, values)}</form>
<div class="refused" role="status"></div>
<div class="result"><p role="status"></p>${common && html`<button type="button" data-does="swap">Swap sides</button>`}<div class="brief"></div></div>
<div class="shown"></div>
${shared && shareRow}`);
  const form = part(root, "form", HTMLFormElement);
  const result = part(root, ".result > p", HTMLElement);
  const beside = part(root, ".brief", HTMLElement);
  const shown = part(root, ".shown", HTMLElement);

  const draw = () => {
    for (const field of form.querySelectorAll<HTMLElement>("[data-field]")) {
      field.hidden = !asking.asks(field.dataset.field ?? "", values);
    }
    const { says, brief, shows } = asking.view(values, shown.clientWidth || 640);
    result.textContent = says;
    beside.innerHTML = printed(html`${brief}`);
    shown.innerHTML = printed(shows);
  };
  const take = (read: { readonly values: Values<Of>; readonly refused: readonly string[] }) => {
    values = read.values;
    writeForm(form, fields, values);
    tell(part(root, ".refused", HTMLElement), read.refused);
    draw();
  };

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", (event) => {
    values = readForm(form, fields, values, event.target);
    draw();
    if (shared) keepInAddress(fields, values, other);
  });
  if (shared) {
    addEventListener("hashchange", () => {
      const state = stateOfAddress();
      if (state !== null) take(readState(fields, state));
    });
    part(root, "[data-does=reset]", HTMLElement).addEventListener("click", () => {
      take({ values: startOf(fields), refused: [] });
      keepInAddress(fields, values, other);
    });
    root.querySelector("[data-does=swap]")?.addEventListener("click", () => {
      const both = Object.fromEntries((common ?? []).map((name) => [name, values[name]]));
      const back = { ...(other ?? startOf(fields)), ...both };
      other = values;
      take({ values: back, refused: [] });
      keepInAddress(fields, values, other);
    });
    part(root, "[data-does=copy]", HTMLElement).addEventListener("click", async () => {
      const address = addressWith(fields, values, other);
      const copied = await navigator.clipboard?.writeText(address).then(
        () => true,
        () => false,
      );
      part(root, ".copied", HTMLElement).textContent = copied ? "Copied." : address;
    });
  }
  tell(part(root, ".refused", HTMLElement), opened.refused);
  draw();
  redrawAtWidth(shown, draw);
}

/** The side that fires back, which the address keeps as one answer. */
function otherSide<Of extends Fields>(fields: Of): Values<Of> | null {
  const back = new URLSearchParams(stateOfAddress() ?? "").get(backName);
  return back === null ? null : readState(fields, back).values;
}

const shareRow = html`<p class="share"><button type="button" data-does="copy">Copy a link to this</button>
<button type="button" data-does="reset">Start anew</button> <span class="copied" role="status"></span></p>`;

function tell(where: HTMLElement, refused: readonly string[]): void {
  where.innerHTML = printed(
    html`${refused.length > 0 && html`<p>Not all of this link could be used.</p><ul>${refused.map((one) => html`<li>${one}</li>`)}</ul>`}`,
  );
}

/** Draws again where the page gives more or less room. */
function redrawAtWidth(shown: HTMLElement, draw: () => void): void {
  let drawn = shown.clientWidth;
  new ResizeObserver(() => {
    if (shown.clientWidth === drawn) return;
    drawn = shown.clientWidth;
    draw();
  }).observe(shown);
}

function part<E extends HTMLElement>(root: HTMLElement, selector: string, type: new () => E): E {
  const found = root.querySelector(selector);
  if (found instanceof type) return found;
  throw new TypeError(`the page has no ${selector}`);
}

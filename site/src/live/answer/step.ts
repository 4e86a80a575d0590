import type { BookId, Step } from "../../calculators/answer.ts";
import { type Html, html } from "../../html.ts";
import { errataAbout, placeOf } from "./book.ts";
import { erratumView } from "./errata.ts";

/** The steps in their order, each with the places its figures stand at; an erratum is told where it first matters. */
export function stepsView(book: BookId, steps: readonly Step[], root: string): Html {
  const told = new Set<string>();
  return html`<ol class="steps">${steps.map((step) => {
    const errata = step.at.flatMap((at) => errataAbout(book, at)).filter(({ id }) => !told.has(id) && told.add(id));
    return html`<li class="step" data-state="${step.state}"><p class="step-line"><span class="step-title">${step.title}</span> <strong>${step.result}</strong></p>
${step.how && html`<p class="step-how">${step.how}</p>`}
${errata.map(erratumView)}
${places(book, step, root)}</li>`;
  })}</ol>`;
}

function places(book: BookId, { at }: Step, root: string): Html | false {
  const byPlace = new Map(at.map((address) => [placeOf(book, address), address]));
  if (byPlace.size === 0) return false;
  return html`<ul class="places">${[...byPlace].map(([place, address]) => html`<li><a href="${root}${book}.html#${address}">${place}</a></li>`)}</ul>`;
}

import type { FunctionMeta } from "skirmish-tables/data";
import { type Html, html } from "../../html.ts";
import { label, lineWords } from "../../words.ts";
import type { LiveBook, Step } from "../book.ts";
import { stepWords } from "../said.ts";
import { erratumView } from "./errata.ts";

/** The steps of an explanation in their order, each with its place in the book; an erratum is told where it first matters. */
export function stepsView(book: LiveBook, of: FunctionMeta, steps: readonly Step[]): Html {
  const told = new Set<string>();
  const home = document.documentElement.dataset.root ?? "";
  return html`<ol class="steps">${steps.map((step) => {
    const errata = book.errata.filter(({ id }) => step.errata.includes(id) && !told.has(id) && told.add(id));
    const isUnknown = typeof step.value === "object" && step.value !== null && "unknown" in step.value;
    return html`<li class="step" data-state="${isUnknown ? "unknown" : "known"}"><p class="step-line"><span class="step-title">${titleOf(step)}</span> <strong>${stepWords(book, of, step)}</strong></p>
${errata.length > 0 && (isUnknown || step.at.includes("/") ? errata.map(erratumView) : html`<details class="numbers"><summary>Open questions</summary>${errata.map(erratumView)}</details>`)}
<ul class="places"><li><a href="${home}${book.id}.html#${step.at}">${lineWords(step.lines) || "house rule"}</a></li></ul></li>`;
  })}</ol>`;
}

/** What a step is; a row without a name of its own goes by its id. */
export function titleOf({ what }: Step): string {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(what) ? label(what) : what;
}

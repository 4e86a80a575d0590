import type { Erratum } from "skirmish-tables/errata/striker-ii";
import type { BookId } from "../../calculators/answer.ts";
import { type Html, html } from "../../html.ts";
import { errataAbout, erratumOf } from "./book.ts";

export function erratumView({ state, changes, because, options }: Erratum): Html {
  if (state === "open") {
    return html`<p class="note note-open"><span class="note-kind">Open question.</span> ${because} Readings: ${options.join("; ")}.</p>`;
  }
  const read = changes.map(({ was, now }) => `printed ${was ?? "nothing"}, read ${now ?? "nothing"}`).join("; ");
  return html`<p class="note"><span class="note-kind">Corrected.</span> ${read}. ${because}</p>`;
}

/** The open questions that would change a picture: those about some addresses, and some that name none. */
export function questionsView(book: BookId, addresses: readonly string[], ids: readonly string[]): Html {
  const errata = [...addresses.flatMap((at) => errataAbout(book, at)), ...ids.map((id) => erratumOf(book, id))];
  const open = errata.filter(({ state }) => state === "open");
  return html`${open.length > 0 && html`<details class="numbers"><summary>Open questions</summary>${open.map(erratumView)}</details>`}`;
}

import { type Html, html } from "../../html.ts";
import type { LiveBook, LiveErratum } from "../book.ts";

export function erratumView({ state, changes, because, options }: LiveErratum): Html {
  if (state === "open") {
    return html`<p class="note note-open"><span class="note-kind">Open question.</span> ${because} Readings: ${options.join("; ")}.</p>`;
  }
  const read = changes.map(({ was, now }) => `printed ${was ?? "nothing"}, read ${now ?? "nothing"}`).join("; ");
  return html`<p class="note"><span class="note-kind">Corrected.</span> ${read}. ${because}</p>`;
}

/** The open questions that would change a picture of some tables. */
export function questionsView({ errata }: Pick<LiveBook, "errata">, tables: readonly string[]): Html {
  const open = errata.filter(({ state, concerns, changes }) => {
    const places = [...concerns, ...changes.map(({ at }) => at)];
    return state === "open" && places.some((at) => tables.includes(at.split("/")[0] ?? ""));
  });
  return html`${open.length > 0 && html`<details class="numbers"><summary>Open questions</summary>${open.map(erratumView)}</details>`}`;
}

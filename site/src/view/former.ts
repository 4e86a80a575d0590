import type { Aliases } from "../data/book.ts";
import { type Html, html } from "../html.ts";

/**
 * Anchors of the ids that tables and rows had before, so that an old link still leads to its figure; `under` is the
 * table the paths lie in.
 */
export function formerAnchors(aliases: Aliases | undefined, under: string): Html {
  const prefix = under === "" ? "" : `${under}/`;
  const moves = Object.entries(aliases ?? {});
  return html`${moves.map(([from, to]) => html`<span class="vh" id="${prefix}${from}" data-now="${prefix}${to}"></span>`)}`;
}

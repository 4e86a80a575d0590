import type { Html } from "./html.ts";

/** One page of the site. */
export interface Page {
  /** Its file, from the root of the site: `walkers.html`, `calculators/attack.html`. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  readonly main: Html;
  /** Whether a picture or calculator is what it is for; those below a table are drawn when they come near. */
  readonly live: boolean;
}

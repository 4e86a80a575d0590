import type { Html } from "./html.ts";

/** One page of the site. */
export interface Page {
  /** Its file, from the root of the site: `walkers.html`, `calculators/attack.html`. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  readonly main: Html;
  /** Whether pictures or calculators stand on it. */
  readonly live: boolean;
}

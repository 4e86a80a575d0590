import type { Html } from "./html.ts";

/** One page of the site. */
export interface Page {
  /** Its file, from the root of the site: `walkers.html`, `calculators/attack.html`. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  readonly main: Html;
  /** Scripts of pictures or calculators that it is for, below `assets/`; those below a table are loaded when they come near. */
  readonly scripts?: readonly string[];
}

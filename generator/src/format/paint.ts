import type { Severity } from "../diagnostics/codes/entry.ts";

type Color = (text: string) => string;

/** Colors by meaning. */
export interface Paint extends Record<Severity, Color> {
  readonly place: Color;
  readonly faint: Color;
  readonly accent: Color;
  readonly hint: Color;
}

const color =
  (code: number): Color =>
  (text) =>
    `\u001b[${code}m${text}\u001b[0m`;

const plain: Color = (text) => text;

// Not node's styleText: whether it looks at NO_COLOR and the terminal by itself differs between Node 20 and 22.
/** Terminal colors, or none. */
export function paintIn(colored: boolean): Paint {
  if (!colored) return { error: plain, warning: plain, place: plain, faint: plain, accent: plain, hint: plain };
  const [red, yellow, cyan, gray, bold] = [color(31), color(33), color(36), color(90), color(1)];
  return { error: red, warning: yellow, place: bold, faint: gray, accent: red, hint: cyan };
}

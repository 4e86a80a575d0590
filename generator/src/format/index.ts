import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { github } from "./github.ts";
import { json } from "./json.ts";
import { type FormatOptions, pretty } from "./pretty.ts";

export type { FormatOptions } from "./pretty.ts";

/** Turns diagnostics, in the order given, into one text. */
type Formatter = (found: readonly Diagnostic[], options: FormatOptions) => string;

const formatters = { pretty, json, github } satisfies Record<string, Formatter>;

export type Format = keyof typeof formatters;

/** The names of all formats, the default first. */
export const formats = Object.keys(formatters) as readonly Format[];

/** Shows diagnostics in the order given. The text ends in a line break unless there is nothing to say. */
export function formatDiagnostics(found: readonly Diagnostic[], format: Format, options: FormatOptions): string {
  return formatters[format](found, options);
}

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { positionAt } from "../source/source-file.ts";
import { visible, visibleLines } from "./visible.ts";

/** For GitHub Actions: one annotation per diagnostic, as a workflow command. */
export function github(found: readonly Diagnostic[]): string {
  return found.map((one) => annotation({ ...one, title: one.code })).join("");
}

/** What stands at a line of a file: a remark there, with a title above it. */
export type Annotation = Pick<Diagnostic, "severity" | "span" | "message" | "hint"> & { readonly title: string };

/** One workflow command, with its line break. */
export function annotation(one: Annotation): string {
  const start = positionAt(one.span.file, one.span.start);
  const end = positionAt(one.span.file, one.span.end);
  // GitHub refuses columns on an annotation of several lines.
  const place =
    start.line === end.line
      ? { line: start.line, col: start.column, endColumn: end.column }
      : { line: start.line, endLine: end.line };
  const properties = Object.entries({ file: one.span.file.path, ...place, title: one.title })
    .map(([name, value]) => `${name}=${escapeProperty(visible(String(value)))}`)
    .join(",");
  const hint = one.hint === undefined ? [] : visibleLines(`hint: ${one.hint}`);
  return `::${one.severity} ${properties}::${escapeText([visible(one.message), ...hint].join("\n"))}\n`;
}

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Axis, LookupRow } from "../model/index.ts";
import { child } from "../source/syntax.ts";
import type { TableInput } from "../validate/input.ts";
import { isAdded } from "./rows.ts";

/** Of a table printed sideways a key is a heading, which stands on a line that its axis names. */
export function checkHeadings(
  rows: readonly LookupRow[],
  axes: readonly Axis[],
  input: TableInput,
  report: Report,
): void {
  for (const { id, span } of axes) {
    const bare = rows.find(({ node, cites }) => {
      const key = child(node, id);
      const isHeading = key?.kind === "scalar" && key.start === node.start && key.end === node.end;
      return isHeading && /\d/.test(key.text) && !cites[id] && !isAdded(node, input);
    });
    const hint = "add line: to it, with the line they are printed on";
    if (bare) report(diagnostic("table/source-missing", span, { what: `the row of headings of ${id}` }, { hint }));
  }
}

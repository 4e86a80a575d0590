import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Change, Erratum } from "../model/index.ts";
import type { SourceFile } from "../source/source-file.ts";
import { child, childMaps, childText, childTexts, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import { readSource } from "../tables/citation.ts";

/** Reads an erratum that passed its schema; `settleErrata` decides whether another replaces it. */
export function readErratum(id: string, file: SourceFile, root: SyntaxMap, stepsOf: StepsOf, report: Report): Erratum {
  const status = childText(root, "status") as Erratum["status"];
  return {
    id,
    status,
    lifecycle: { state: status === "open" ? "open" : "applied", by: null },
    authority: (childText(root, "authority") ?? null) as Erratum["authority"],
    because: childText(root, "because") ?? "",
    citation: readSource(root),
    changes: childMaps(root, "changes").map((item) => readChange(item, stepsOf, report)),
    options: childTexts(root, "options"),
    concerns: childTexts(root, "concerns"),
    supersedes: childText(root, "supersedes") ?? null,
    withdraws: childText(root, "withdraws") ?? null,
    since: null,
    file,
  };
}

/** How an erratum writes that there is nothing. */
export const absent = "absent";

/**
 * How an erratum that removes a row writes what was there. A removal says that the book should not have the row at all,
 * whatever its figures are. If the erratum repeated them, mending the transcription would break a released erratum that
 * is still true. And an id never comes to name another row.
 */
export const present = "present";

/** The steps of an address, which depend on the kind of its table, and whether it names a whole row. */
export type StepsOf = (at: string) => Pick<Change, "steps" | "whole">;

/** Reads one change of an erratum. */
function readChange(map: SyntaxMap, stepsOf: StepsOf, report: Report): Change {
  const at = childText(map, "at") ?? "";
  const { steps, whole } = stepsOf(at);
  const span = child(map, "at") ?? map;
  const put = child(map, "now") ?? map;
  const was = textOf(child(map, "was") ?? map);
  const now = textOf(put);
  // A row in place of a row is reported later, once the old row is known to exist.
  if (was === now && now !== present) {
    report(diagnostic("errata/same", span, { at }, { hint: "write in now: what is right instead" }));
  }
  return { at, steps, whole, was, now, put, span };
}

/** What stands in `was` or `now` as one text; a cell the print lost is `unknown`, the fields of a row are `present`. */
function textOf(node: SyntaxNode): string | null {
  if (node.kind === "scalar") return node.text === absent ? null : node.text;
  return isLost(node) ? "unknown" : present;
}

/** Whether a node is `{ unknown: why }`. */
export function isLost(node: SyntaxNode): boolean {
  return node.kind === "map" && node.entries.size === 1 && childText(node, "unknown") !== undefined;
}

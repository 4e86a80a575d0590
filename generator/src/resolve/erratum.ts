import type { Report } from "../diagnostics/diagnostic.ts";
import type { Erratum } from "../model/index.ts";
import type { SourceFile } from "../source/source-file.ts";
import { childList, childText, type SyntaxMap } from "../source/syntax.ts";
import { readSource } from "../tables/citation.ts";
import { readChange, type StepsOf } from "./change.ts";

/** Reads an erratum that passed its schema, as if no other spoke of it. */
export function readErratum(id: string, file: SourceFile, root: SyntaxMap, stepsOf: StepsOf, report: Report): Erratum {
  const changes = childList(root, "changes")?.items ?? [];
  const status = childText(root, "status") as Erratum["status"];
  return {
    id,
    status,
    lifecycle: { state: status === "open" ? "open" : "applied", by: null },
    authority: (childText(root, "authority") ?? null) as Erratum["authority"],
    because: childText(root, "because") ?? "",
    citation: readSource(root),
    changes: changes.flatMap((item) => (item.kind === "map" ? [readChange(item, stepsOf, report)] : [])),
    options: textsOf(root, "options"),
    concerns: textsOf(root, "concerns"),
    supersedes: childText(root, "supersedes") ?? null,
    withdraws: childText(root, "withdraws") ?? null,
    since: null,
    file,
  };
}

function textsOf(root: SyntaxMap, key: string): readonly string[] {
  return (childList(root, key)?.items ?? []).flatMap((item) => (item.kind === "scalar" ? [item.text] : []));
}

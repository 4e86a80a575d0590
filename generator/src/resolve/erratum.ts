import type { Erratum } from "../model.ts";
import type { SourceFile } from "../source.ts";
import { childList, childText, type SyntaxMap } from "../syntax.ts";
import { readChange } from "./change.ts";
import { readSource } from "./citation.ts";
import type { Report } from "./input.ts";

/** Reads an erratum that passed its schema, as if no other spoke of it. */
export function readErratum(id: string, file: SourceFile, root: SyntaxMap, report: Report): Erratum {
  const changes = childList(root, "changes")?.items ?? [];
  const status = childText(root, "status") as Erratum["status"];
  return {
    id,
    status,
    standing: { state: status === "open" ? "open" : "applied", by: null },
    authority: (childText(root, "authority") ?? null) as Erratum["authority"],
    because: childText(root, "because") ?? "",
    citation: readSource(root),
    changes: changes.flatMap((item) => (item.kind === "map" ? [readChange(item, report)] : [])),
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

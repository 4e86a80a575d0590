import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Change, Erratum } from "../model.ts";
import type { SourceFile } from "../source.ts";
import { child, childList, childText, type SyntaxMap } from "../syntax.ts";
import { readSource } from "./citation.ts";
import type { Report } from "./input.ts";

/** Reads an erratum that passed its schema. */
export function readErratum(id: string, file: SourceFile, root: SyntaxMap, report: Report): Erratum {
  const changes = (childList(root, "changes")?.items ?? []).flatMap((item): Change[] => {
    if (item.kind !== "map") return [];
    const at = childText(item, "at") ?? "";
    const was = childText(item, "was") ?? "";
    const now = childText(item, "now") ?? "";
    const span = child(item, "at") ?? item;
    const nowSpan = child(item, "now") ?? item;
    if (was === now) report(diagnostic("errata/same", span, { at }));
    return [{ at, was: was === "absent" ? null : was, now: now === "absent" ? null : now, span, nowSpan }];
  });
  return {
    id,
    status: childText(root, "status") as Erratum["status"],
    authority: (childText(root, "authority") ?? null) as Erratum["authority"],
    because: childText(root, "because") ?? "",
    citation: readSource(root),
    changes,
    options: textsOf(root, "options"),
    concerns: textsOf(root, "concerns"),
    file,
  };
}

function textsOf(root: SyntaxMap, key: string): readonly string[] {
  return (childList(root, key)?.items ?? []).flatMap((item) => (item.kind === "scalar" ? [item.text] : []));
}

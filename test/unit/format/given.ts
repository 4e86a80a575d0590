import type { Code } from "../../../generator/src/diagnostics/catalogue.ts";
import type { Diagnostic, Related } from "../../../generator/src/diagnostics/diagnostic.ts";
import type { SourceFile, Span } from "../../../generator/src/source/source-file.ts";

/** A file written with `⟦` and `⟧` about each span of interest, in order; the marks are taken out. */
export function marked(path: string, text: string): { readonly file: SourceFile; readonly spans: readonly Span[] } {
  const parts = text.split(/[⟦⟧]/);
  const file = { path, text: parts.join("") };
  const offsets = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join("").length);
  const spans = offsets.flatMap((start, index) =>
    index % 2 === 0 ? [{ file, start, end: offsets[index + 1] ?? start }] : [],
  );
  return { file, spans };
}

/** The one span of a marked file. */
export function markedSpan(text: string, path = "rules/a.yaml"): Span {
  return marked(path, text).spans[0] as Span;
}

export interface More {
  readonly severity?: "error" | "warning";
  readonly code?: Code;
  readonly hint?: string;
  readonly related?: readonly Related[];
}

/** A diagnostic as a stage would make it. */
export function complaint(span: Span, message: string, more: More = {}): Diagnostic {
  return { code: "cell/range", severity: "error", message, span, ...more };
}

/** The gap of DESIGN 8, with its related place and hint. */
export function gap(): Diagnostic {
  const text = ["kind: morale", "domain: 1-13", "rows:", "  - roll: ⟦-8⟧", "  - roll: ⟦10-13⟧", ""].join("\n");
  const [before, here] = marked("rules/striker-ii/morale/morale-table.yaml", text).spans as [Span, Span];
  return complaint(here, "rolls must be covered: nothing covers 9", {
    code: "axis/gap",
    hint: "write 9-13",
    related: [{ message: "the band before ends at 8", span: before }],
  });
}

import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { lineSpan, type SourceFile, type Span, textLines } from "../source/source-file.ts";

/** One line of a list of two columns that a person keeps beside the evidence. */
export interface Listed {
  readonly key: string;
  readonly text: string;
  readonly span: Span;
}

/** Reads `test/golden/<book>.<what>.tsv`: a header, then a key, a tab and a text on every line. */
export function readListing(file: SourceFile, header: readonly [string, string], report: Report): readonly Listed[] {
  const [first, ...entries] = textLines(file.text);
  const complain = (line: number, problem: string) =>
    report(diagnostic("evidence/malformed", lineSpan(file, line), { problem }));
  if (first !== header.join("\t")) complain(1, `the first line must be ${header.join(" and ")} with a tab between`);
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const [key = "", text = "", ...more] = entry.split("\t");
    if (key === "" || text.trim() === "" || more.length > 0) {
      complain(index + 2, `an entry must be ${header.join(" and ")} with a tab between`);
      return [];
    }
    if (seen.has(key)) complain(index + 2, `${key} is listed twice`);
    seen.add(key);
    return [{ key, text, span: lineSpan(file, index + 2) }];
  });
}

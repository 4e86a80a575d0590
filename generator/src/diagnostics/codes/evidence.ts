import { error } from "./entry.ts";

/** What the document prints against what the rules say. */
export const evidence = {
  "evidence/differs": error(
    (p: { line: string; printed: string; here: string }) => `line ${p.line} prints ${p.printed}, here ${p.here}`,
  ),
  "evidence/missing": error((p: { line: number }) => `no evidence is recorded for line ${p.line}`),
  "evidence/none": error(
    (p: { book: string; path: string }) => `${p.book} has a document but no evidence in ${p.path}`,
  ),
  "evidence/uncited": error((p: { line: number }) => `line ${p.line} is recorded as evidence but no table cites it`),
  "evidence/malformed": error((p: { problem: string }) => p.problem),
  "evidence/erratum": error((p: { problem: string }) => p.problem),
  "evidence/reading": error(
    (p: { address: string; reading: string; here: string }) =>
      `${p.address} reads ${p.reading} in the second reading, here ${p.here}`,
  ),
  "evidence/reading-needless": error((p: { address: string }) => `${p.address} is read, but no such cell exists`),
  "evidence/unread": error((p: { address: string; path: string }) => `${p.address} has no second reading in ${p.path}`),
  "evidence/unaccounted": error((p: { lines: string; count: number }) =>
    p.count === 1
      ? `line ${p.lines} of the document is neither cited nor listed`
      : `${p.count} lines of the document are neither cited nor listed: ${p.lines}`,
  ),
  "evidence/listed-needlessly": error((p: { problem: string }) => p.problem),
  "evidence/document": error((p: { problem: string }) => p.problem),
};

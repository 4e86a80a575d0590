import { expect } from "vitest";
import { analyze } from "../../generator/src/compile.ts";
import { inOrder, isError } from "../../generator/src/diagnostics/diagnostic.ts";
import { formatDiagnostics, formats } from "../../generator/src/format/index.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { knownSchemas, projectOf } from "../given/project.ts";
import { measured } from "../given/work.ts";

/** Seconds of work on one input that count as a hang. */
const patience = 2;

/** What the longest input took, in seconds of work. */
export const worst = { seconds: 0 };

/** What must never reach a terminal or a log as it is. */
const raw = /[\p{Cc}\p{Cf}\p{Zl}\p{Cs}]/u;

/**
 * Judges rules and checks what must hold whatever they are: nothing is thrown, it takes no two seconds, each complaint has a
 * place in a file of the project and can be shown, they stand in order, and an error leaves nothing to be emitted.
 * @returns whether the rules are without error
 */
export function judgeSoundly(rules: readonly SourceFile[], evidence: readonly SourceFile[] = []): boolean {
  const { result, seconds } = measured(() => analyze(projectOf(rules, evidence), knownSchemas));
  const { diagnostics, model } = result;
  worst.seconds = Math.max(worst.seconds, seconds);
  expect(seconds, "seconds of work").toBeLessThan(patience);

  const files = new Set([...rules, ...evidence]);
  for (const { message, hint = "", span, related = [] } of diagnostics) {
    for (const { file, start, end } of [span, ...related.map((one) => one.span)]) {
      const isPlace = files.has(file) && 0 <= start && start <= end && end <= file.text.length;
      if (!isPlace) expect.fail(`${message}: at ${start} to ${end} of ${file.path}`);
    }
    if (/undefined|NaN|\[object/.test(`${message} ${hint}`)) expect.fail(`${message} ${hint}`);
  }
  expect(inOrder(diagnostics).every((one, at) => one === diagnostics[at])).toBe(true);
  for (const format of formats) {
    const shown = formatDiagnostics(diagnostics.slice(0, 3), format, { color: false, width: 80 });
    if (raw.test(shown.replaceAll("\n", ""))) expect.fail(`${format} shows ${JSON.stringify(shown)}`);
  }
  expect(model === null).toBe(diagnostics.some(isError));
  return model !== null;
}

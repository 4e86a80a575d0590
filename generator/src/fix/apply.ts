import type { Fix } from "../diagnostics/cure.ts";

/** A text with edits laid into it; of edits that meet, the first alone. */
export function withFixes(text: string, fixes: readonly Fix[]): string {
  let mended = "";
  let copied = 0;
  for (const { start, end, text: instead } of apart(fixes)) {
    mended += text.slice(copied, start) + instead;
    copied = end;
  }
  return mended + text.slice(copied);
}

/** Edits in the order of the file, without those that meet one before them. */
export function apart<F extends Fix>(fixes: readonly F[]): readonly F[] {
  const kept: F[] = [];
  for (const fix of [...fixes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = kept.at(-1);
    if (!last || last.end < fix.start) kept.push(fix);
  }
  return kept;
}

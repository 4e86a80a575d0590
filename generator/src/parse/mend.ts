import { type Diagnostic, inOrder } from "../diagnostics/diagnostic.ts";
import { positionAt } from "../source/source-file.ts";
import { limits } from "./limits.ts";

/** What a file with a slip that hides the lines below it still says of those lines. */
export type ReadAgain = (text: string) => readonly Diagnostic[];

const most = { passes: 12, text: 200_000 };

/** Slips of one line alone, whatever stands around it. */
const ownSlips: ReadonlySet<string> = new Set([
  "yaml/colon-missing",
  "yaml/colon-space",
  "yaml/dash-space",
  "yaml/escape",
  "yaml/null",
]);

/**
 * Mends the slips whose mending is known, and reads again what they hid; every text is as long as the first, so that
 * offsets stay.
 * @param found what the first reading complained of
 */
export function hiddenSlips(text: string, found: readonly Diagnostic[], readAgain: ReadAgain): readonly Diagnostic[] {
  const all = [...found];
  let mended = text;
  let fresh = found;
  for (let pass = 0; pass < most.passes && text.length <= most.text; pass++) {
    const next = fresh.reduce(mend, mended);
    if (next === mended) break;
    mended = next;
    const lines = new Set(all.map(lineOf));
    fresh = inOrder(readAgain(mended)).filter((one) => {
      const isNew = ownSlips.has(one.code) && !lines.has(lineOf(one));
      if (isNew) lines.add(lineOf(one));
      return isNew;
    });
    all.push(...fresh);
  }
  return all.slice(0, Math.max(found.length, limits.diagnostics));
}

/** The slips outside lines that were left out of a text because no one can know how far in they stand. */
export function slipsBeside(text: string, readAgain: ReadAgain): readonly Diagnostic[] {
  if (text.length > most.text) return [];
  const found = readAgain(text).filter(({ code }) => ownSlips.has(code) && code !== "yaml/colon-missing");
  return hiddenSlips(text, found, readAgain);
}

/** The text without one slip; the key beside it pays with a letter. */
function mend(text: string, { code, span: { start } }: Diagnostic): string {
  const over = (at: number, put: string) => text.slice(0, at) + put + text.slice(at + put.length);
  const line = text.slice(start, start + 200);
  if (code === "yaml/dash-space") return /^-[a-z]\w/i.test(line) ? over(start, `- ${stand}`) : text;
  const [, name = ""] = code === "yaml/colon-missing" ? (/^(\w\w+) +[^\s#:]/.exec(line) ?? []) : [];
  if (name !== "") return over(start, `${stand}${name.slice(2)}:`);
  const isLong = /\w\w$/.test(text.slice(Math.max(0, start - 2), start));
  return code === "yaml/colon-space" && isLong ? over(start - 2, `${stand}: `) : text;
}

/** Stands in a key for what was lost, so that it equals no other key. */
const stand = "\ue000";

function lineOf({ span }: Diagnostic): number {
  return positionAt(span.file, span.start).line;
}

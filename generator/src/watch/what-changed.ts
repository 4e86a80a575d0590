import { type Change, compare } from "../difference/index.ts";
import { stepText } from "../difference/report/words.ts";
import type { Summary } from "../names/summary.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";

/** What a build made, as far as the next one is compared with it. */
export interface Built {
  readonly exports: Summary["exports"];
  readonly ruleSet: RuleSet;
}

/** What differs between two builds for those who use the tables, one line per change: exports, then the data. */
export function whatChanged(before: Built, after: Built): readonly string[] {
  const [was, now] = [exportsOf(before), exportsOf(after)];
  return [
    ...was.filter((one) => !now.includes(one)).map((one) => `- ${one}`),
    ...now.filter((one) => !was.includes(one)).map((one) => `+ ${one}`),
    ...compare(before.ruleSet, after.ruleSet).changes.map(changeLine),
  ];
}

function exportsOf({ exports }: Built): readonly string[] {
  return exports.flatMap(({ book, names }) => names.map((name) => `export ${name} of ${book}`));
}

/** `~ address old → new`; what comes or goes needs no more than its address. */
function changeLine(one: Change): string {
  const { at, part, change, edition } = one;
  const sign = change.endsWith(" added") ? "+" : change.endsWith(" removed") ? "-" : "~";
  const printed = edition === "as-printed" ? "as printed" : undefined;
  const renamed = change.endsWith(" renamed") ? "renamed" : undefined;
  const step = sign === "~" || part !== undefined ? stepText(one) : undefined;
  return [sign, at, part, printed, renamed, step].filter((word) => word !== undefined).join(" ");
}

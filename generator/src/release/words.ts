import type { Change } from "../difference/index.ts";
import { kindText, stepText } from "../difference/report/words.ts";

/** `house/prices/rifle/value: 800 → 80`, for a message. */
export function changeText(change: Change): string {
  const kind = kindText(change);
  return `${change.at}${change.part === undefined ? "" : ` ${change.part}`}: ${kind === "" ? "" : `${kind}, `}${stepText(change)}`;
}

/** The first of several, and how many more there are. */
export function firstOf(texts: readonly string[]): string {
  const more = texts.length - 1;
  return `${texts[0]}${more > 0 ? `, and ${more} more` : ""}`;
}

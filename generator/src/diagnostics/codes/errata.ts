import { error } from "./entry.ts";

/** An erratum is applied wholly or not at all: what that means for its other changes. */
export interface Whole {
  /** The erratum, where it has other changes. */
  readonly nothing?: string | undefined;
}

/** Errata and what they correct. */
export const errata = {
  "errata/address": error((p: Whole & { at: string; problem: string }) => `${p.at} ${p.problem}${rest(p)}`),
  "errata/table": error((p: Whole & { at: string }) => `${p.at} names no table of this book${rest(p)}`),
  "errata/other-book": error(
    (p: Whole & { at: string; books: readonly string[] }) =>
      `${p.at} names no table of this book, but one of ${p.books.join(" and of ")}${rest(p)}`,
  ),
  "errata/was": error((p: Whole & { at: string; was: string; found: string }) =>
    p.found === "absent"
      ? `${p.at} is not printed, so it cannot have been ${p.was}${rest(p)}`
      : `${p.at} is printed ${p.found}, not ${p.was}${rest(p)}`,
  ),
  "errata/row": error((p: Whole & { at: string; problem: string }) => `${p.at} ${p.problem}${rest(p)}`),
  "errata/twice": error((p: Whole & { at: string; other: string }) =>
    p.other === p.nothing
      ? `${p.at} is changed twice here${rest(p)}`
      : `${p.at} is also corrected by ${p.other}${rest(p)}`,
  ),
  "errata/same": error((p: { at: string }) => `${p.at} is not changed: was and now are the same`),
  "errata/dropped": error(
    (p: { at: string; was: string; former: string }) =>
      `${p.at} would be ${p.was} again, as printed: ${p.former} corrects it, and nothing here speaks of it`,
  ),
  "errata/replaces": error((p: { id: string; problem: string }) => `${p.id} ${p.problem}`),
};

function rest({ nothing }: Whole): string {
  return nothing === undefined ? "" : `; so nothing of ${nothing} is applied`;
}

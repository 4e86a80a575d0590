// Made by tablewright. Do not edit.
import { named } from "./check.js";
import { likeness } from "./likeness.js";

/** What a text means: one row; or none, with the nearest rows. */
export type Found<Row> =
  | { readonly row: Row; readonly suggestions: readonly [] }
  | { readonly row: null; readonly suggestions: readonly Row[] };

interface Findable {
  readonly id: string;
  readonly name: string;
  readonly printed?: unknown;
}

/**
 * The row a text names by id, former id, name or print. Where none is spelled exactly so, case, spaces, accents and punctuation
 * do not count.
 * @throws TypeError for what is not a text, which only untyped code can pass
 */
export function findRow<Row extends Findable>(
  caller: string,
  rows: readonly Row[],
  text: string,
  aliases: Readonly<Record<string, string>> = {},
): Found<Row> {
  if (typeof text !== "string") throw new TypeError(`${caller}: text must be a text, got ${named(text)}`);
  const asked = letters(text);
  for (const isAsked of [(one: string) => one === text, (one: string) => letters(one) === asked]) {
    const former = Object.entries(aliases).find(([from]) => isAsked(from))?.[1];
    const byId = rows.filter(({ id }) => id === former || isAsked(id));
    const meant = byId.length > 0 ? byId : rows.filter((row) => textsOf(row).some(isAsked));
    const [only, other] = meant;
    if (only) return other ? { row: null, suggestions: meant } : { row: only, suggestions: [] };
  }
  return { row: null, suggestions: nearest(rows, asked) };
}

function textsOf({ id, name, printed }: Findable): readonly string[] {
  return typeof printed === "string" ? [id, name, printed] : [id, name];
}

/** What of a text counts where names are compared. */
export function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** At most five rows that share a third of their pairs of letters with the text, the nearest first. */
function nearest<Row extends Findable>(rows: readonly Row[], asked: string): readonly Row[] {
  return rows
    .map((row) => ({ row, likeness: Math.max(...textsOf(row).map((one) => likeness(letters(one), asked))) }))
    .filter(({ likeness }) => likeness > 1 / 3)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 5)
    .map(({ row }) => row);
}

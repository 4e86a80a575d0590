import type { Erratum } from "../published/data.ts";
import type { AsRead, BookDocument } from "../rule-set/rule-set.ts";
import type { Cause, Edition, EditionChange } from "./change.ts";
import { same } from "./parts.ts";

/** Finds the errata of a book that explain a change of its current edition. */
export type Explain = (found: EditionChange) => readonly string[];

/** Errata that began to count between two states of a book, or no longer do, explain what changed where they speak of. */
export function explainer(before: BookDocument, after: BookDocument): Explain {
  const earlier = inForce(before);
  const later = inForce(after);
  const begun = later.filter(([id, erratum]) => !isSameIn(earlier, id, erratum));
  const ended = earlier.filter(([id]) => !later.some(([other]) => other === id));
  const reasons = [...begun, ...ended.map(([id, erratum]) => [replacement(after, id) ?? id, erratum] as const)];
  // Who withdraws an erratum changes what that one changed.
  const places = reasons.flatMap(([id, erratum]) => placesOf(erratum).map((at) => ({ id, at })));
  const given = noteColumns(after);
  return (change) => {
    const { at, alias } = change;
    const isGiven = given.has(columnOf(at));
    const addresses = [at, alias ?? at].flatMap((one) => (given.has(columnOf(one)) ? [one, rowOf(one)] : [one]));
    addresses.push(...besideRows(change), ...(isGiven ? [`${at.split("/")[0]}/noteLegend/`] : []));
    const found = places.filter((place) => addresses.some((address) => isWithin(address, place.at)));
    return [...new Set(found.map(({ id }) => id))];
  };
}

/** Why a value changed: a cell, or what a rule states, such as a figure or how it rounds. Only the current edition needs an erratum. */
export function causeOf({ change, part }: EditionChange, edition: Edition, errata: readonly string[]): Cause {
  if (errata.length > 0) return "erratum";
  const isValue = /^(cell|parameter|dice|word) /.test(change) || /^parameters\.(.+\.)?round$/.test(part ?? "");
  const isRow = /^row (added|removed)$/.test(change);
  if (edition === "current" && (isValue || isRow)) return "unexplained";
  return isValue ? "transcription" : null;
}

type Named = readonly [string, AsRead<Erratum>];

function inForce(book: BookDocument): readonly Named[] {
  return (book.errata ?? []).filter(({ state }) => state === "applied").map((erratum) => [erratum.id ?? "", erratum]);
}

function isSameIn(earlier: readonly Named[], id: string, erratum: AsRead<Erratum>): boolean {
  const other = earlier.find(([one]) => one === id)?.[1];
  return other !== undefined && same(other.changes, erratum.changes);
}

function replacement(book: BookDocument, id: string): string | undefined {
  return book.errata?.find((erratum) => erratum.id === id)?.replacedBy ?? undefined;
}

function placesOf({ changes = [] }: AsRead<Erratum>): readonly string[] {
  return changes.map(({ at = "" }) => at);
}

/** An erratum on a whole row explains its cells; errata on its cells do not explain a row. */
function isWithin(address: string, place: string): boolean {
  return address === place || address.startsWith(`${place}/`) || (address.endsWith("/") && place.startsWith(address));
}

/** Where an erratum names what a rule is made of: an axis, or whatever a derived table states. */
function besideRows({ at, part = "" }: EditionChange): readonly string[] {
  const [, table, axis] = /^([^/]+)\/\*\/([^/]+)$/.exec(at) ?? [];
  if (part !== "" && axis !== undefined) return [`${table}/axes/${axis}/${part}`, `${table}/axes/${axis}/${part}/`];
  return part.startsWith("parameters.") ? [`${at}/`] : [];
}

/** Columns that follow from the note numbers of a row: whatever changed in the row may have changed them. */
function noteColumns(book: BookDocument): ReadonlySet<string> {
  const tables = book.tables ?? [];
  return new Set(
    tables.flatMap(({ id, notes = [] }) =>
      notes.flatMap(({ columns = [] }) => columns.map((column) => `${id}/${column}`)),
    ),
  );
}

function columnOf(address: string): string {
  const path = address.split("/");
  return `${path[0]}/${path.at(-1)}`;
}

/** The row of a cell, with a closing slash: any of its cells. */
function rowOf(address: string): string {
  return address.slice(0, address.lastIndexOf("/") + 1);
}

import type { BookEditions, RuleSet } from "../rule-set/rule-set.ts";
import type { Value } from "../values/value.ts";
import { compareBook } from "./book.ts";
import { causeOf, explainer } from "./cause.ts";
import { fieldChanges, slipOf } from "./cell.ts";
import type { Change, Difference, Edition, EditionChange, Reason } from "./change.ts";
import { same } from "./parts.ts";
import { greatest, policy } from "./policy.ts";

/** Everything that differs between two rule sets; what holds for both editions is listed once. Versions are not compared. */
export function compare(before: RuleSet, after: RuleSet): Difference {
  const ids = [...new Set([...before.books.keys(), ...after.books.keys()])].sort();
  const changes = ids.flatMap((id) => changesOf(id, before.books.get(id), after.books.get(id)));
  const reasons = ids.flatMap((id) => reasonsOf(id, changes, before.books.get(id), after.books.get(id)));
  return { changes, bump: greatest(changes.map(({ bump }) => bump)), reasons };
}

function changesOf(id: string, before: BookEditions | undefined, after: BookEditions | undefined): readonly Change[] {
  if (before === after) return [];
  if (!after) return [changeOf(id, { at: "", change: "book removed", was: before?.current.title ?? null, now: null })];
  if (!before) return [changeOf(id, { at: "", change: "book added", was: null, now: after.current.title ?? null })];
  const explain = explainer(before.current, after.current);
  const merged = mergeEditions(
    compareBook(before.current, after.current),
    compareBook(before.asPrinted, after.asPrinted),
  );
  const words = merged.map(([found]) => found).filter(({ columns }) => columns !== undefined);
  return merged.map(([found, edition]) => {
    const change = changeOf(id, found, edition, edition === "current" ? explain(found) : []);
    const word = change.cause === "transcription" ? wordBehind(found, words) : undefined;
    return word === undefined ? change : { ...change, cause: "word", word };
  });
}

/** The printed word that all of a cell's change follows from. */
function wordBehind({ at, change, was, now }: EditionChange, words: readonly EditionChange[]): string | undefined {
  if (!change.startsWith("cell ")) return undefined;
  const [table, column] = [at.split("/")[0], at.split("/").at(-1)];
  const wordOf = (field: string | null, before: Value, after: Value) =>
    words.find(
      (one) =>
        one.at === table &&
        one.columns?.some((place) => place.field === field && ["*", column].includes(place.column)) &&
        same(one.was, before) &&
        same(one.now, after),
    );
  const fields = fieldChanges(was, now).map((one) => wordOf(one.field, one.was, one.now));
  const word = wordOf(null, was, now) ?? (fields.includes(undefined) ? undefined : fields[0]);
  return word?.part?.slice("words.".length);
}

function changeOf(
  book: string,
  found: EditionChange,
  edition: Edition = "both",
  errata: readonly string[] = [],
): Change {
  const { at, change, part, was, now, lines } = found;
  const fields = fieldChanges(was, now);
  const slip = slipOf(was, now);
  return {
    at: at === "" ? book : `${book}/${at}`,
    change,
    ...(part === undefined ? {} : { part }),
    edition,
    was,
    now,
    ...(fields.length === 0 ? {} : { fields }),
    ...(slip === undefined ? {} : { slip }),
    cause: causeOf(found, edition, errata),
    errata,
    lines: lines ?? [],
    bump: policy[change],
  };
}

/** The errata that changes of a book name. */
function reasonsOf(
  book: string,
  changes: readonly Change[],
  before: BookEditions | undefined,
  after: BookEditions | undefined,
): readonly Reason[] {
  const own = changes.filter(({ at }) => at.startsWith(`${book}/`));
  const named = new Set(own.flatMap(({ at, errata }) => [...errata, ...erratumAt(at, book)]));
  const known = new Map(
    [before, after].flatMap((one) => one?.current.errata ?? []).map((erratum) => [erratum.id, erratum] as const),
  );
  return [...named].flatMap((id): Reason[] => {
    const erratum = known.get(id);
    if (!erratum) return [];
    return [{ book, id, because: erratum.because ?? "", lines: erratum.source?.lines ?? [] }];
  });
}

function erratumAt(at: string, book: string): readonly string[] {
  const prefix = `${book}/errata/`;
  return at.startsWith(prefix) ? [at.slice(prefix.length)] : [];
}

/** Lays the changes of both editions together, so that what holds for both is listed once. */
function mergeEditions(
  current: readonly EditionChange[],
  asPrinted: readonly EditionChange[],
): readonly (readonly [EditionChange, Edition])[] {
  const left = new Map<string, EditionChange[]>();
  for (const found of asPrinted) left.set(keyOf(found), [...(left.get(keyOf(found)) ?? []), found]);
  const merged = current.map((found): readonly [EditionChange, Edition] => {
    const others = left.get(keyOf(found)) ?? [];
    const index = others.findIndex((other) => same(other.was, found.was) && same(other.now, found.now));
    if (index === -1) return [found, "current"];
    others.splice(index, 1);
    return [found, "both"];
  });
  const rest = [...left.values()].flat();
  // An erratum may give a row what the print gives another; its id means what it meant.
  const kept = merged.filter(([{ change }, edition]) => edition === "both" || !/ moved$/.test(change));
  return [...kept, ...rest.map((found): readonly [EditionChange, Edition] => [found, "as-printed"])];
}

function keyOf({ at, change, part = "" }: EditionChange): string {
  return JSON.stringify([at, change, part]);
}

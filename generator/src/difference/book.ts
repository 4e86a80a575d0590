import type { BookDocument } from "../rule-set/rule-set.ts";
import { aliasesOf, compareAliases } from "./aliases.ts";
import type { EditionChange } from "./change.ts";
import { compareErrata, presentAddress } from "./erratum.ts";
import { compareIdentity, type Named } from "./identity.ts";
import { idsOf, pairById } from "./pairs.ts";
import { compareParts, same } from "./parts.ts";
import { rowsOf } from "./rows.ts";
import { compareTable } from "./table.ts";

const headParts = {
  title: "text changed",
  author: "text changed",
  year: "text changed",
  rights: "text changed",
  units: "text changed",
  document: "source changed",
} as const;

/** Everything that differs between two states of one edition of a book. Addresses stand inside the book. */
export function compareBook(before: BookDocument, after: BookDocument): readonly EditionChange[] {
  const changes: EditionChange[] = [];
  const add = (found: EditionChange): void => void changes.push(found);
  compareParts("", [before, after], headParts, add);
  compareErrata([before, after], add);
  compareAliases([before, after], "", add);
  const [earlier, later] = [inPresentTables(before, after), after.tables ?? []];
  compareIdentity([namedIn(before), namedIn(after)], "", add);
  const { pairs, added, removed, isReordered } = pairById(earlier, later, aliasesOf(after));
  for (const { id, title } of removed) add({ at: `${id}`, change: "table removed", was: title ?? null, now: null });
  for (const { id, title } of added) add({ at: `${id}`, change: "table added", was: null, now: title ?? null });
  for (const pair of pairs) {
    const [was, now] = [pair[0].id ?? null, pair[1].id ?? null];
    if (was !== now) add({ at: `${now}`, change: "table renamed", was, now });
    compareTable(pair, add);
  }
  if (isReordered) add({ at: "", change: "order changed", part: "tables", was: idsOf(earlier), now: idsOf(later) });
  return changes;
}

/** The tables, naming each other by present ids: that one was renamed is told once, at that table. */
function inPresentTables(
  { tables = [], aliases }: BookDocument,
  after: BookDocument,
): NonNullable<BookDocument["tables"]> {
  if (same(aliases, after.aliases)) return tables;
  const present = (_: string, value: unknown) => (typeof value === "string" ? presentAddress(value, after) : value);
  const reference = (key: string, value: unknown) => (key === "reference" ? present(key, value) : value);
  return tables.map((table) => {
    const { parameters } = table;
    const read = JSON.parse(JSON.stringify(table), reference) as typeof table;
    return parameters ? { ...read, parameters: JSON.parse(JSON.stringify(parameters), present) } : read;
  });
}

function namedIn(book: BookDocument): Named {
  const things = (book.tables ?? []).map(({ id = "", title, source, parameters, ...table }) => {
    const cells = JSON.stringify([rowsOf(table), parameters]);
    return { id, name: title, cells, place: JSON.stringify(source) };
  });
  return { things, aliases: aliasesOf(book) };
}

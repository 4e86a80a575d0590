import type { RecordValue, Value } from "../values/value.ts";
import { aliasesOf } from "./aliases.ts";
import type { Tell } from "./change.ts";
import { record, records, same, text } from "./json.ts";
import { type Pair, pairById } from "./pairs.ts";
import type { ChangeKind } from "./policy.ts";

/** What an erratum says; the rest of its record follows from it and from what stands beside it. */
const said = ["authority", "because", "source", "changes", "options", "concerns", "supersedes", "withdraws"];

/** Compares the errata of a book, each at `errata/<id>`. */
export function compareErrata([before, after]: Pair, tell: Tell): void {
  const { pairs, added, removed } = pairById(records(before.errata), records(after.errata));
  for (const one of removed) {
    tell({ at: `errata/${one.id}`, change: "erratum removed", was: stateOf(one), now: null, lines: linesOf(one) });
  }
  for (const one of added) {
    tell({ at: `errata/${one.id}`, change: "erratum added", was: null, now: stateOf(one), lines: linesOf(one) });
  }
  for (const [one, other] of pairs) {
    const at = `errata/${other.id}`;
    const lines = linesOf(other);
    const [was, now] = [stateOf(one), stateOf(other)];
    if (was !== now) tell({ at, change: stateChange(text(now)), was, now, lines });
    for (const part of said) {
      // An open question gets its changes when it is answered, and its options fall away.
      if (was === "open" && now !== "open" && ["authority", "changes", "options", "concerns"].includes(part)) continue;
      const earlier = presented(one, after)[part] ?? null;
      const later = presented(other, after)[part] ?? null;
      if (!same(earlier, later)) tell({ at, change: "erratum edited", part, was: earlier, now: later, lines });
    }
  }
}

/** `applied`, `open`, `superseded` or `withdrawn`. */
export function stateOf(erratum: RecordValue): string {
  return text(erratum.state);
}

export function linesOf(erratum: RecordValue): Value {
  return record(erratum.source).lines ?? null;
}

function stateChange(now: string): ChangeKind {
  if (now === "applied") return "erratum accepted";
  if (now === "superseded") return "erratum superseded";
  return now === "withdrawn" ? "erratum withdrawn" : "erratum edited";
}

/** The erratum with its addresses in present ids, and its changes as their author wrote them. */
function presented(erratum: RecordValue, book: RecordValue): RecordValue {
  const changes = records(erratum.changes).map(({ at = "", was = null, now = null }) => ({
    at: presentAddress(text(at), book),
    was,
    now,
  }));
  const concerns = Array.isArray(erratum.concerns) ? erratum.concerns : [];
  return { ...erratum, changes, concerns: concerns.map((at) => presentAddress(text(at), book)) };
}

function presentAddress(at: string, book: RecordValue): string {
  const [first = "", ...path] = at.split("/");
  const id = aliasesOf(book).get(first) ?? first;
  const table = records(book.tables).find((one) => one.id === id);
  const aliases = aliasesOf(table ?? {});
  const inner = path.slice(0, 3).join("/");
  const row = path[0] ?? "";
  if (path.length >= 3 && aliases.has(inner)) return [id, aliases.get(inner), ...path.slice(3)].join("/");
  return [id, aliases.get(row) ?? row, ...path.slice(1)].join("/");
}

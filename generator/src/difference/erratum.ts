import type { Erratum } from "../published/data.ts";
import type { AsRead, BookDocument } from "../rule-set/rule-set.ts";
import { aliasesOf } from "./aliases.ts";
import type { AddChange } from "./change.ts";
import { type Pair, pairById } from "./pairs.ts";
import { asValue, same } from "./parts.ts";
import type { ChangeKind } from "./policy.ts";

/** What an erratum says; the rest of its record follows from it and from what stands beside it. */
const comparedParts = [
  "authority",
  "because",
  "source",
  "changes",
  "options",
  "concerns",
  "supersedes",
  "withdraws",
] as const;

/** Compares the errata of a book, each at `errata/<id>`. */
export function compareErrata([before, after]: Pair<BookDocument>, add: AddChange): void {
  const { pairs, added, removed } = pairById(before.errata ?? [], after.errata ?? []);
  for (const { id, state, source } of removed) {
    add({ at: `errata/${id}`, change: "erratum removed", was: state ?? "", now: null, lines: source?.lines });
  }
  for (const { id, state, source } of added) {
    add({ at: `errata/${id}`, change: "erratum added", was: null, now: state ?? "", lines: source?.lines });
  }
  for (const [one, other] of pairs) {
    const at = `errata/${other.id}`;
    const lines = other.source?.lines;
    const [was, now] = [one.state ?? "", other.state ?? ""];
    if (was !== now) add({ at, change: stateChange(now), was, now, lines });
    const [earlier, later] = [inPresentIds(one, after), inPresentIds(other, after)];
    for (const part of comparedParts) {
      // An open question gets its changes when it is answered, and its options fall away.
      if (was === "open" && now !== "open" && ["authority", "changes", "options", "concerns"].includes(part)) continue;
      if (same(earlier[part], later[part])) continue;
      add({ at, change: "erratum edited", part, was: asValue(earlier[part]), now: asValue(later[part]), lines });
    }
  }
}

function stateChange(now: string): ChangeKind {
  if (now === "applied") return "erratum accepted";
  if (now === "superseded") return "erratum superseded";
  return now === "withdrawn" ? "erratum withdrawn" : "erratum edited";
}

/** The erratum with its addresses in present ids, and its changes as their author wrote them. */
function inPresentIds(erratum: AsRead<Erratum>, book: BookDocument): AsRead<Erratum> {
  const { changes = [], concerns = [] } = erratum;
  return {
    ...erratum,
    changes: changes.map(({ at = "", was = null, now = null }) => ({ at: presentAddress(at, book), was, now })),
    concerns: concerns.map((at) => presentAddress(at, book)),
  };
}

/** An address inside a book by the ids it has now. */
export function presentAddress(at: string, book: BookDocument): string {
  const [first = "", ...path] = at.split("/");
  const id = aliasesOf(book).get(first) ?? first;
  if (path.length === 0) return id;
  const table = book.tables?.find((one) => one.id === id);
  const aliases = aliasesOf(table ?? {});
  const inner = path.slice(0, 3).join("/");
  const row = path[0] ?? "";
  if (path.length >= 3 && aliases.has(inner)) return [id, aliases.get(inner), ...path.slice(3)].join("/");
  return [id, aliases.get(row) ?? row, ...path.slice(1)].join("/");
}

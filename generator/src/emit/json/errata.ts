import type { Book, Change, Erratum } from "../../model/index.ts";
import type * as data from "../../published/data.ts";
import { nowValue, wasValue } from "./changed-value.ts";
import { sourceJson } from "./source.ts";

/** An erratum as data: what it changes in which cells, why, who says so, and whether it still counts. */
export function erratumJson(book: Book, erratum: Erratum): data.Erratum {
  const { id, status, lifecycle, authority, because, since } = erratum;
  return {
    id,
    status,
    state: lifecycle.state,
    replacedBy: lifecycle.by,
    supersedes: erratum.supersedes,
    withdraws: erratum.withdraws,
    authority,
    because,
    source: sourceJson(erratum.citation),
    since,
    changes: erratum.changes.map((change) => changeJson(book, erratum, change)),
    options: erratum.options,
    concerns: erratum.concerns,
  };
}

/** A change as texts of the print, and as values where its cell is read: what does not apply is never read. */
function changeJson(book: Book, { lifecycle }: Erratum, change: Change): data.Change {
  const { at, was, now } = change;
  const before = was === null ? undefined : wasValue(book, change);
  const after = now === null || lifecycle.state !== "applied" ? undefined : nowValue(book, change);
  return {
    at,
    was,
    now,
    ...(before === undefined ? {} : { wasValue: before }),
    ...(after === undefined ? {} : { nowValue: after }),
  };
}

import {
  type Erratum,
  errata as infantryErrata,
  errataAt as infantryErrataAt,
} from "skirmish-tables/errata/infantry-moves";
import { errata as strikerErrata, errataAt as strikerErrataAt } from "skirmish-tables/errata/striker-ii";
import { errata as walkerErrata, errataAt as walkerErrataAt } from "skirmish-tables/errata/walkers";
import { sourceOf as infantrySourceOf, type Source } from "skirmish-tables/sources/infantry-moves";
import { sourceOf as strikerSourceOf } from "skirmish-tables/sources/striker-ii";
import { sourceOf as walkerSourceOf } from "skirmish-tables/sources/walkers";
import type { BookId } from "../../calculators/answer.ts";

/** Where a book prints its figures, and what is corrected or asked about them. */
interface Papers {
  readonly sourceOf: (address: string) => Source;
  readonly errata: readonly Erratum[];
  readonly errataAt: (address: string) => readonly Erratum[];
}

const papers: Readonly<Record<BookId, Papers>> = {
  "striker-ii": { sourceOf: strikerSourceOf, errata: strikerErrata, errataAt: strikerErrataAt },
  walkers: { sourceOf: walkerSourceOf, errata: walkerErrata, errataAt: walkerErrataAt },
  "infantry-moves": { sourceOf: infantrySourceOf, errata: infantryErrata, errataAt: infantryErrataAt },
};

/** Where figures are printed: `8A1b, Hit Table, lines 2268`. */
export function placeOf(book: BookId, address: string): string {
  const own = papers[book].sourceOf(address);
  // A row whose figures are each cited by themselves has no lines of its own.
  const { rule, heading, lines } = own.lines.length > 0 ? own : papers[book].sourceOf(address.split("/")[0] ?? "");
  const stretches = lines.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
  const many = lines.length > 1 || lines.some(([from, to]) => from !== to);
  return [rule && `rule ${rule}`, heading, `${many ? "lines" : "line"} ${stretches}`].filter(Boolean).join(", ");
}

/** Corrections that count and open questions about a figure, each once. */
export function errataAbout(book: BookId, address: string): readonly Erratum[] {
  return papers[book].errataAt(address).filter(({ state }) => state === "applied" || state === "open");
}

/** An erratum by its id, which is forever. */
export function erratumOf(book: BookId, id: string): Erratum {
  const found = papers[book].errata.find((erratum) => erratum.id === id);
  if (!found) throw new TypeError(`${book} has no erratum ${id}`);
  return found;
}

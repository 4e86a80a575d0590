import { jsonText } from "../format/json.ts";
import type { Citation } from "../model/index.ts";
import type { CellErratum, CellHistory } from "./history.ts";

/** The history of some cells for tools; described by `schema/history.schema.json`. */
export function historyJson(address: string, cells: readonly CellHistory[]): string {
  return jsonText({ version: 1, address, cells: cells.map(cellJson) });
}

function cellJson({ address, name, printed, now, citation, errata, versions }: CellHistory): object {
  return { address, name, printed, now, lines: linesOf(citation), errata: errata.map(erratumJson), versions };
}

function erratumJson({ erratum, change }: CellErratum): object {
  const { id, lifecycle, withdraws, authority, because, options, since, citation } = erratum;
  return {
    id,
    state: lifecycle.state,
    replacedBy: lifecycle.by,
    withdraws,
    was: change?.was ?? null,
    now: change?.now ?? null,
    authority,
    because,
    options,
    since,
    lines: linesOf(citation),
  };
}

function linesOf(citation: Citation | null): readonly (readonly [number, number])[] {
  return (citation?.lines ?? []).map(({ from, to }) => [from, to]);
}

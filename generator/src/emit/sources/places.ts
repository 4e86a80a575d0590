import type { Book, Citation, Row, Table } from "../../model/index.ts";
import { rowsOf } from "../../model/rows-of.ts";
import type { RecordValue } from "../../values/value.ts";

/** Each table with its rule, heading and lines, and the lines of its rows and of what stands apart from its row. */
export function placesOf({ editions }: Book): RecordValue {
  return Object.fromEntries(
    editions.current.map((table) => {
      const { rule = null, heading = null } = table.citation ?? {};
      return [table.id, [rule, heading, linesOf(table.citation), Object.fromEntries(partsOf(table))]];
    }),
  );
}

function partsOf(table: Table): readonly (readonly [string, string])[] {
  const nested = table.shape === "catalog" ? table.nested : null;
  const inner =
    table.shape === "catalog" && nested
      ? table.rows.flatMap((row) => {
          const above = linesOf(withInner(row).citation);
          const parts = row.nested.flatMap((one) => partsOfRow(one, `${row.id}/${nested.id}/${one.id}`));
          return parts.filter(([, lines]) => lines !== above);
        })
      : [];
  return [...rowsOf(table).flatMap((row) => partsOfRow(withInner(row), row.id)), ...inner];
}

/** A row that cites nothing itself stands where the rows inside it stand. */
function withInner(row: Row & { readonly nested?: readonly Row[] }): Row {
  const inside = (row.nested ?? []).flatMap(({ citation }) => citation ?? []);
  const [first] = inside;
  if (row.citation || !first) return row;
  return { ...row, citation: { ...first, figure: null, lines: inside.flatMap(({ lines }) => lines) } };
}

function partsOfRow({ citation, cites }: Row, at: string): readonly (readonly [string, string])[] {
  const cells = Object.entries(cites).map(([column, cited]) => [`${at}/${column}`, linesOf(cited)] as const);
  return [[at, linesOf(citation)], ...cells];
}

/** `34-36, 40`, or `34#2` for the second figure of its line. */
function linesOf(citation: Citation | null): string {
  const lines = (citation?.lines ?? [])
    .map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`))
    .join(", ");
  return citation && citation.figure !== null ? `${lines}#${citation.figure}` : lines;
}

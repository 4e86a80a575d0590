import type { BandBy } from "../../../model/operation.ts";
import { catalogsOf } from "../../../operations/named-table.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { isRecord, isUnknown, type Value } from "../../../values/value.ts";
import { canOccur, refused } from "../tables/answerer.ts";
import { cellAmong, triedRowsOf } from "../tables/rows.ts";
import type { OperationCases } from "./operation-cases.ts";

/** The first column whose range reaches the distance. */
export const bandBy: OperationCases<BandBy> = (
  { needs, columns, field, gives, blankReaches, beyond, ...of },
  tables,
) => {
  const catalogs = catalogsOf(tables, of);
  const rows = triedRowsOf(catalogs);
  const cellIn = (row: Value, column: string) => cellAmong(catalogs, row, column);
  const answer = (row: Value, distance: Value) => {
    if (!canOccur(distance, false, 0)) return refused;
    const needed = needs === undefined ? undefined : cellIn(row, needs);
    if (typeof needed === "symbol") return refused;
    if (needed === null) return beyond;
    for (const column of columns) {
      const cell = cellIn(row, column);
      if (typeof cell === "symbol") return refused;
      if (cell === null && blankReaches) return column;
      if (isUnknown(cell)) return cell;
      const far = isRecord(cell) ? (cell[field] ?? null) : null;
      if (isUnknown(far)) return far;
      if (typeof far === "number" && distance <= far) {
        return gives === "cell" ? { band: column, ...(cell as object) } : column;
      }
    }
    return beyond;
  };
  const trials = rows.values.flatMap((row) =>
    distances(
      columns.map((column) => cellIn(row, column)),
      field,
    ).map((at) => [row, at]),
  );
  const { values: _, ...parameter } = rows;
  return {
    parameters: [parameter, { name: "distance", takes: "number" }],
    trials,
    answer: ([row, distance]) => answer(row ?? null, distance ?? null),
  };
};

/** Each range and just beyond it, contact, and less than nothing. */
function distances(cells: readonly unknown[], field: string): readonly number[] {
  const ends = cells.flatMap((cell) => (isRecord(cell as Value) ? [(cell as Record<string, Value>)[field]] : []));
  const known = ends.filter((end) => typeof end === "number");
  return [...new Set([0, ...known.flatMap((end) => [end, exactSum(end, 0.25)])]), -1];
}

import type { Step, Steps } from "./explain.js";
import { priceOf } from "./spend.js";

/** What stands in a row or a record, by name. */
type Fields = Readonly<Record<string, unknown>>;

/** Rows by id, with the rows inside each under a name where there are some. */
export interface Catalog {
  readonly at: string;
  readonly rows: Readonly<Record<string, object>>;
  readonly inside?: string;
}

/** The address of a cell of a row that was given; that of the first table where an app changed the row. */
export function cellIn(catalogs: readonly Catalog[], row: unknown, column: string): string {
  for (const { at, rows, inside } of catalogs) {
    for (const [id, one] of Object.entries(rows)) {
      if (one === row) return `${at}/${id}/${column}`;
      if (inside === undefined) continue;
      const within = (one as Readonly<Record<string, object>>)[inside] ?? {};
      const found = Object.entries(within).find(([, load]) => load === row);
      if (found) return `${at}/${id}/${inside}/${found[0]}/${column}`;
    }
  }
  return catalogs[0]?.at ?? "";
}

/** The ranges of a row, up to the first that reaches the distance. */
export function bandBy(catalogs: readonly Catalog[], field: string, columns: Readonly<Record<string, string>>): Steps {
  return ([row, distance], note) => {
    const steps: Step[] = [];
    for (const [id, label] of Object.entries(columns)) {
      const cell = (row as Readonly<Record<string, Fields | null>>)[id] ?? null;
      if (cell === null) continue;
      steps.push(note(label, cell, cellIn(catalogs, row, id)));
      // A range the print lost is the answer.
      if (!(Number(distance) > Number(cell[field]))) break;
    }
    return steps;
  };
}

/** Cells of rows that are given: the place of the row among the arguments, the column and its label. */
export function cells(
  catalog: Catalog,
  ...of: readonly (readonly [place: number, id: string, label: string])[]
): Steps {
  return (given, note) =>
    of.map(([place, id, label]) => note(label, (given[place] as Fields)[id], cellIn([catalog], given[place], id)));
}

interface Cost {
  readonly name: string;
  readonly each: unknown;
  readonly per: unknown;
  readonly proportional?: boolean;
  readonly roundedUp?: boolean;
}

/** What each row given takes from an allowance. */
export function spend(at: string, rows: Readonly<Record<string, Cost>>, ids: Readonly<Record<string, string>>): Steps {
  return ([, given], note) =>
    Object.entries(ids).flatMap(([name, id]) => {
      const amount = Number((given as Fields)[name] ?? 0);
      const row = rows[id];
      if (!row || amount === 0) return [];
      const { name: what, each, per, proportional = false, roundedUp = false } = row;
      const lost = [each, per].find((one) => typeof one !== "number");
      const whole = roundedUp ? Math.ceil(amount) : amount;
      const price = lost === undefined ? priceOf(whole, Number(each), Number(per), proportional) : lost;
      return [note(what, price, `${at}/${id}`)];
    });
}

import { rowsOf } from "../difference/rows.ts";
import type { Release } from "../project/releases.ts";
import type { Table } from "../published/data.ts";
import type { AsRead, RuleSet } from "../rule-set/rule-set.ts";

/** An id that still leads to what was renamed. */
export interface FormerId {
  readonly kind: "table" | "row" | "inner row" | "modifier" | "figure" | "key";
  readonly book: string;
  /** The table it names or stands in, by its present id. */
  readonly table: string;
  /** Former ids of that table. */
  readonly tableWas: readonly string[];
  /** The former address inside the table: `old-gun`, `gun/loads/old-load`; empty for a table. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** Version it was renamed in; null where no release says so. */
  readonly since: string | null;
}

/** Every former id of some tables, in the order of the books. */
export function formerIdsOf({ books }: RuleSet, releases: readonly Release[]): readonly FormerId[] {
  return [...books].flatMap(([book, { current }]) => {
    const renamed = Object.entries(current.aliases ?? {}).map(([from, to = ""]) => ({ from, to }));
    const tables = renamed.map(({ from, to }): FormerId => {
      const since = sinceOf(releases, book, [""], from);
      return { kind: "table", book, table: to, tableWas: [from], path: "", from, to, since };
    });
    const inside = (current.tables ?? []).flatMap((table) => {
      const { id = "" } = table;
      const tableWas = renamed.filter(({ to }) => to === id).map(({ from }) => from);
      return insideOf(table).map(({ kind, path, to }): FormerId => {
        const since = sinceOf(releases, book, [id, ...tableWas], path);
        return { kind, book, table: id, tableWas, path, from: last(path), to: last(to), since };
      });
    });
    return [...tables, ...inside];
  });
}

type Inside = Pick<FormerId, "kind" | "path" | "to">;

/** Rows and keys of a table. A row of a lookup is a key of its axis too, and listed once. */
function insideOf({ shape, aliases = {}, axes = [] }: AsRead<Table>): readonly Inside[] {
  const kind = shape === "modifiers" ? "modifier" : shape === "constants" ? "figure" : "row";
  const rows = Object.entries(aliases).map(
    ([path, to = ""]): Inside => ({ kind: path.includes("/") ? "inner row" : kind, path, to }),
  );
  const keys = axes.flatMap((axis) =>
    Object.entries(axis.aliases ?? {}).map(([path, to = ""]): Inside => ({ kind: "key", path, to })),
  );
  return [...rows, ...keys.filter(({ path }) => !rows.some((row) => row.path === path))];
}

/** The oldest release that has the alias: at its table, or at an axis of it. */
function sinceOf(releases: readonly Release[], book: string, tables: readonly string[], path: string): string | null {
  const places = tables.map((table) => (table === "" ? book : `${book}/${table}`));
  const isAdded = ({ changes }: Release) =>
    changes.some(
      ({ at, part, change }) =>
        change === "alias added" &&
        part === `aliases.${path}` &&
        places.some((place) => at === place || at.startsWith(`${place}/*/`)),
    );
  return [...releases].reverse().find(isAdded)?.version ?? null;
}

/** Ids and column names in use today: a word that means one of them is no sign of a former id. */
export function presentNames({ books }: RuleSet): ReadonlySet<string> {
  const tables = [...books.values()].flatMap(({ current }) => current.tables ?? []);
  const rows = tables.flatMap(rowsOf);
  const columns = tables.flatMap(({ columns = [], nested = [], result, axes = [] }) => [
    ...columns,
    ...nested.flatMap((one) => one.columns ?? []),
    ...(result?.columns ?? []),
    ...axes,
  ]);
  const inner = rows.flatMap(({ nested = [] }) => nested);
  const keys = tables.flatMap(({ axes = [] }) => axes.flatMap((axis) => axis.keys ?? []));
  return new Set([...[...tables, ...rows, ...columns, ...inner].map(({ id = "" }) => id), ...keys]);
}

function last(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

import { type RowRead, rowsOf } from "../difference/rows.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";

/**
 * An address as a player says it: `Slug throwers: ARL, Heap, targets`. What has no name keeps its id.
 * @param rules the rule sets to look the names up in, the first that knows the table counts
 */
export function nameOf(at: string, rules: readonly RuleSet[]): string {
  const [book = "", id, ...path] = at.split("/");
  const document = rules.map(({ books }) => books.get(book)?.current).find((one) => one !== undefined);
  if (id === undefined) return document?.title || book;
  const tables = rules.map(({ books }) => books.get(book)?.current.tables?.find((table) => table.id === id));
  const table = tables.find((one) => one !== undefined);
  const title = table?.title || id;
  if (path.length === 0) return title;
  const found = tables.map((one) => (one ? rowsOf(one).find((row) => row.id === path[0]) : undefined));
  const row = found.find((one) => one !== undefined);
  return `${title}: ${[nameIn(row, path[0]), ...inside(row, path.slice(1))].join(", ")}`;
}

function inside(row: RowRead | undefined, [first, second, ...rest]: readonly string[]): readonly string[] {
  if (first === undefined) return [];
  const nested =
    second === undefined ? undefined : row?.nested?.find(({ within, id }) => within === first && id === second);
  if (nested) return [nameIn(nested, second), ...rest.map(words)];
  return [first, ...(second === undefined ? [] : [second]), ...rest].map(words);
}

function nameIn(row: RowRead | undefined, id = ""): string {
  return row?.name || (id === "*" ? "every row" : id);
}

/** `techLevel` → `tech level`. */
function words(column: string): string {
  return column.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}

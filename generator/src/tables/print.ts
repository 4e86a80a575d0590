import { suggest } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Column, PrintColumn, PrintPart } from "../model/index.ts";
import { childList, type SyntaxMap } from "../source/syntax.ts";
import type { Value } from "../values/value.ts";

/** A column as far as its print goes; `key` marks the key of an axis. */
type PrintableColumn = Pick<Column, "id" | "notation" | "reading"> & { readonly key?: true; readonly default?: Value };

/** The columns a row can print. */
export interface Printable {
  readonly columns: readonly PrintableColumn[];
  readonly nested: readonly {
    readonly id: string;
    readonly columns: readonly Pick<Column, "id" | "notation" | "default">[];
  }[];
}

/** The table's `print`, or its columns in order where it has none. */
export function readPrint(root: SyntaxMap, { columns, nested }: Printable, report: Report): readonly PrintColumn[] {
  const parts = new Map<string, PrintPart>();
  for (const column of columns) parts.set(column.id, part(column, { key: column.key === true }));
  for (const { id, columns: inner } of nested) {
    for (const column of inner) {
      parts.set(`${id}.${column.id}`, part(column, { nested: id }));
      // A column only the nested row has needs no prefix.
      if (!parts.has(column.id)) parts.set(column.id, part(column, { nested: id }));
    }
  }
  const authored = childList(root, "print");
  if (!authored) {
    return columns
      .filter((column) => column.reading !== "derived")
      .map((column) => one(parts.get(column.id) as PrintPart));
  }
  return authored.items.map((item) => {
    const names = item.kind === "scalar" ? item.text.split("/") : [];
    const found = names.flatMap((name) => {
      const known = parts.get(name);
      if (known) return [known];
      report(diagnostic("table/print-column", item, { column: name }, suggest(item, name, parts.keys())));
      return [];
    });
    return { parts: found };
  });
}

function part(
  column: Omit<PrintableColumn, "reading">,
  { key = false, nested = null }: { key?: boolean; nested?: string | null },
): PrintPart {
  return { column: column.id, nested, notation: column.notation, key, default: column.default ?? null };
}

function one(only: PrintPart): PrintColumn {
  return { parts: [only] };
}

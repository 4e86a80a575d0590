import type { Book, CatalogTable } from "../../../model/index.ts";
import { isLarge } from "../../../model/large.ts";
import { code, type Imported, runtime } from "../../typescript/code.ts";
import { literal } from "../../typescript/literal.ts";
import type { ConstDeclaration } from "../../typescript/module.ts";
import type { CatalogTypes } from "./catalog-data.ts";
import { catalogRows } from "./catalog-rows.ts";

/**
 * The data of a corrected catalog as it is printed: the rows an erratum corrects are written out, all others are those of
 * the current edition.
 * @returns null where the table is not corrected, is large, or has not the same rows in both editions
 */
export function printedRows(
  table: CatalogTable,
  book: Book,
  { row, id }: CatalogTypes,
): readonly ConstDeclaration[] | null {
  if (isLarge(table)) return null;
  const current = book.editions.current.find((one) => one.id === table.id);
  if (current?.shape !== "catalog" || current.rows === table.rows) return null;
  const [rows, corrected] = [catalogRows(table), catalogRows(current)];
  if (rows.length !== corrected.length || rows.some(([one], at) => one !== corrected[at]?.[0])) return null;
  const changed = rows.filter(([, value], at) => JSON.stringify(value) !== JSON.stringify(corrected[at]?.[1]));
  const name: Imported = {
    name: current.dataName,
    as: `current${table.dataName.replace(/^./, (first) => first.toUpperCase())}`,
    from: `${book.id}/${table.id}`,
    isType: false,
  };
  return [
    {
      ...privateConst("changed"),
      value: code`${literal(Object.fromEntries(changed))} as const satisfies Partial<Record<${id}, ${row}>>`,
    },
    {
      ...privateConst("data"),
      type: code`${runtime.Printed}<${id}, typeof ${name}, typeof changed>`,
      // In a function of its own, for a bundler takes spreading for an effect.
      value: code`/* @__PURE__ */ (() => ({ ...${name}, ...changed }))()`,
    },
  ];
}

function privateConst(name: string): Pick<ConstDeclaration, "kind" | "name" | "exported" | "doc"> {
  return { kind: "const", name, exported: false, doc: null };
}

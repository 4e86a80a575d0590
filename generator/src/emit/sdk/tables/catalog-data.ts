import type { Book, CatalogTable, Nested, Row } from "../../../model/index.ts";
import { isLarge } from "../../../model/table.ts";
import { nestedIdsTypeName, nestedTypeName } from "../../../names/sdk-names.ts";
import type { RecordValue } from "../../../values/value.ts";
import { type Code, code, exported, type Imported, join, runtime } from "../../typescript/code.ts";
import { literal, stringLiteral } from "../../typescript/literal.ts";
import type { ConstDeclaration, Declaration, TypeDeclaration } from "../../typescript/module.ts";
import { exportedData } from "./aliases.ts";
import { largeData, listOf } from "./data.ts";
import { tableDoc } from "./doc.ts";

/** Up to this many rows an id known only at run time is found in an object literal as fast as anywhere. */
const few = 40;

/** TypeScript of a catalog's types. */
interface CatalogTypes {
  readonly row: Code;
  readonly id: Code;
  /** Of the data with the exact type of each row. */
  readonly documented: Code;
}

type Rows = readonly (readonly [id: string, row: RecordValue])[];

/** The rows of a catalog, by id and as a list. */
export function catalogData(table: CatalogTable, book: Book, types: CatalogTypes): readonly Declaration[] {
  const rows = rowsById(table);
  const listed = code`${types.row} & { readonly id: ${types.id} }`;
  if (isLarge(table)) {
    const records = rows.map(([, row]) => row);
    const { nested } = table;
    const inner = join(
      nested.map((one) => nestedOfId(table, one)),
      ", ",
    );
    const ofId = nested.length > 0 ? code`${types.row}<${inner}>` : types.row;
    return [
      ...nested.map((one) => nestedIds(table, one)),
      ...largeData(
        table,
        book,
        records,
        { row: listed, ofId, ids: types.id },
        nested.map(({ id }) => id),
      ),
    ];
  }
  const data = rows.length > few ? code`/* @__PURE__ */ (() => ${runtime.byId}(Object.values(data)))()` : "data";
  return [
    ...(printedData(table, book, types) ?? [ownData(rows, types)]),
    ...exportedData(table, tableDoc(book, table), types.documented, data),
    listOf(table, table.rows, listed),
  ];
}

function ownData(rows: Rows, { id, row }: CatalogTypes): Declaration {
  const value = code`${literal(Object.fromEntries(rows))} as const satisfies Record<${id}, ${row}>`;
  return { ...privateConst("data"), value };
}

/** The rows of a catalog by id, as an app sees them. */
function rowsById(table: CatalogTable): Rows {
  return table.rows.map((row) => {
    const inner = table.nested.map(({ id }) => {
      const inside = row.nested.filter(({ within }) => within === id);
      return [id, Object.fromEntries(inside.map((one) => [one.id, plain(one)]))] as const;
    });
    return [row.id, { ...plain(row), ...Object.fromEntries(inner) }] as const;
  });
}

function plain({ id, name, values }: Row): RecordValue {
  return { id, name, ...values };
}

/**
 * The data of a corrected catalog as it is printed: rows that an erratum corrects are written out, all others come from the
 * current edition.
 * @returns null where the table is not corrected, or prints rows that the current edition has not, or in another order
 */
function printedData(table: CatalogTable, book: Book, { row, id }: CatalogTypes): readonly ConstDeclaration[] | null {
  const current = book.editions.current.find((one) => one.id === table.id);
  if (current?.shape !== "catalog" || current.rows === table.rows || isLarge(current)) return null;
  const [rows, corrected] = [rowsById(table), rowsById(current)];
  const known = new Map(corrected.map(([one, value]) => [one, JSON.stringify(value)]));
  const printed = new Set(rows.map(([one]) => one));
  const kept = corrected.filter(([one]) => printed.has(one));
  if (kept.length !== rows.length || kept.some(([one], at) => one !== rows[at]?.[0])) return null;
  const added = corrected.flatMap(([one], at) => (printed.has(one) ? [] : [`${stringLiteral(one)}: _${at}`]));
  const changed = rows.filter(([one, value]) => known.get(one) !== JSON.stringify(value));
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
      // In a function of its own, because bundlers count spreading as an effect.
      value:
        added.length === 0
          ? code`/* @__PURE__ */ (() => ({ ...${name}, ...changed }))()`
          : code`/* @__PURE__ */ (() => { const { ${added.join(", ")}, ...kept } = ${name}; return { ...kept, ...changed }; })()`,
    },
  ];
}

function privateConst(name: string): Pick<ConstDeclaration, "kind" | "name" | "exported" | "doc"> {
  return { kind: "const", name, exported: false, doc: null };
}

/** The ids of the rows inside each row. They are a type of their own because figures change and ids never do. */
function nestedIds(table: CatalogTable, { id: within, title }: Nested): TypeDeclaration {
  const ids = table.rows.map((row) => {
    const inside = row.nested.flatMap((one) => (one.within === within ? [stringLiteral(one.id)] : []));
    return `  readonly ${stringLiteral(row.id)}: ${inside.join(" | ") || "never"};\n`;
  });
  return {
    kind: "type",
    name: nestedIdsTypeName(table, title),
    doc: { text: [`Ids of each ${title.toLowerCase()} of “${table.title}”, by row.`] },
    type: `{\n${ids.join("")}}`,
  };
}

/** The type of the rows inside the row of an `Id`, each under its own id. */
function nestedOfId(table: CatalogTable, { title }: Nested): Code {
  const [ids, row] = [nestedIdsTypeName(table, title), nestedTypeName(table, title)].map((name) =>
    exported(table, name),
  );
  return code`{ readonly [Inner in ${ids ?? ""}[Id]]: ${row ?? ""} & { readonly id: Inner } }`;
}

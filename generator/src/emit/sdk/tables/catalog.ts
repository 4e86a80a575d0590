import type { CatalogTable, Column } from "../../../model/index.ts";
import { idTypeName, nestedTypeName, rowTypeName } from "../../../names/sdk-names.ts";
import { type Code, code, exported, runtime } from "../../typescript/code.ts";
import { stringLiteral } from "../../typescript/literal.ts";
import type { Declaration, InterfaceDeclaration, Property } from "../../typescript/module.ts";
import type { Setting } from "../../typescript/setting.ts";
import { recordInterface } from "../../typescript/types.ts";
import { catalogData } from "./catalog-data.ts";
import { catalogRows } from "./catalog-rows.ts";
import { declareFind } from "./find.ts";
import { printedRows } from "./printed-rows.ts";
import { columnProperty, distinct } from "./rows.ts";

/** Records by id: the id union, the row interface, the object and the list. */
export function declareCatalog(table: CatalogTable, setting: Setting): readonly Declaration[] {
  const rowType = exported(table, rowTypeName(table));
  const idType = exported(table, idTypeName(table));
  const nested = table.nested && { ...table.nested, type: exported(table, nestedTypeName(table, table.nested.title)) };
  const documented = nested
    ? code`{ readonly [Id in keyof typeof data]: ${rowType}<${runtime.Documented}<${nested.type}, (typeof data)[Id]["${nested.id}"]>> & (typeof data)[Id] }`
    : code`${runtime.Documented}<${rowType}, typeof data>`;
  const types = { row: rowType, id: idType, documented };
  const printed = printedRows(table, setting.book, types);
  const columns = [...table.columns, ...(nested?.columns ?? [])];
  return [
    {
      kind: "type",
      name: idType.name,
      doc: { text: [`Ids of “${table.title}”, in the book's order.`] },
      type: table.rows.map(({ id }) => stringLiteral(id)).join(" | "),
    },
    ...distinct(columns.map((column) => recordInterface(table, column))),
    ...(nested
      ? [
          rowInterface(
            setting,
            table,
            nested.type.name,
            `A ${nested.title.toLowerCase()} of “${table.title}”.`,
            nested.columns,
            null,
          ),
        ]
      : []),
    rowInterface(setting, table, rowType.name, `A row of “${table.title}”.`, table.columns, nested),
    ...catalogData(table, setting.book, catalogRows(table), types, printed),
    declareFind(table),
  ];
}

function rowInterface(
  setting: Setting,
  table: CatalogTable,
  name: string,
  text: string,
  columns: readonly Column[],
  nested: { readonly id: string; readonly type: Code; readonly title: string } | null,
): InterfaceDeclaration {
  const inner: Property[] = nested
    ? [{ name: nested.id, type: "Inner", doc: { text: [`Each ${nested.title.toLowerCase()}, by id.`] } }]
    : [];
  const parameters = nested ? [code`Inner = Readonly<Record<string, ${nested.type}>>`] : [];
  return {
    kind: "interface",
    name,
    parameters,
    doc: { text: [text] },
    properties: [
      { name: "id", type: "string", doc: { text: ["Id; it never changes."] } },
      { name: "name", type: "string", doc: { text: ["Full name."] } },
      ...columns.map((column) => columnProperty(setting, table, column)),
      ...inner,
    ],
  };
}

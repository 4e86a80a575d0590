import type { CatalogTable, Column, Nested } from "../../../model/index.ts";
import { renamedIn } from "../../../model/renamed.ts";
import { findName, idTypeName, listName, nestedTypeName, rowTypeName } from "../../../names/sdk-names.ts";
import { pascalCase } from "../../../text/ids.ts";
import { type Code, code, exported, join, runtime } from "../../typescript/code.ts";
import { literal, stringLiteral } from "../../typescript/literal.ts";
import type { Declaration, FunctionDeclaration, InterfaceDeclaration, Property } from "../../typescript/module.ts";
import { recordInterface } from "../../typescript/types.ts";
import { catalogData } from "./catalog-data.ts";
import type { Setting } from "./doc.ts";
import { columnProperty, distinct } from "./rows.ts";

/** Records by id: the id union, the row interface, the object and the list. */
export function declareCatalog(table: CatalogTable, setting: Setting): readonly Declaration[] {
  const rowType = exported(table, rowTypeName(table));
  const idType = exported(table, idTypeName(table));
  const nested = table.nested.map((one) => ({ ...one, type: exported(table, nestedTypeName(table, one.title)) }));
  const inner = nested.map(({ id, type }) => code`${runtime.Documented}<${type}, (typeof data)[Id]["${id}"]>`);
  const documented =
    inner.length > 0
      ? code`{ readonly [Id in keyof typeof data]: ${runtime.DocumentedRow}<${rowType}<${join(inner, ", ")}>, (typeof data)[Id]> }`
      : code`${runtime.Documented}<${rowType}, typeof data>`;
  const types = { row: rowType, id: idType, documented };
  const columns = [...table.columns, ...nested.flatMap((one) => one.columns)];
  return [
    {
      kind: "type",
      name: idType.name,
      doc: { text: [`Ids of “${table.title}”, in the book's order.`] },
      type: table.rows.map(({ id }) => stringLiteral(id)).join(" | "),
    },
    ...distinct(columns.map((column) => recordInterface(setting.book, table, column))),
    ...nested.map((one) =>
      rowInterface(setting, table, one.type.name, `A ${one.title.toLowerCase()} of “${table.title}”.`, one.columns, []),
    ),
    rowInterface(setting, table, rowType.name, `A row of “${table.title}”.`, table.columns, nested),
    ...catalogData(table, setting.book, types),
    declareFind(table),
  ];
}

function rowInterface(
  setting: Setting,
  table: CatalogTable,
  name: string,
  text: string,
  columns: readonly Column[],
  nested: readonly (Nested & { readonly type: Code })[],
): InterfaceDeclaration {
  const inner = nested.map(({ id, title, description }): Property => {
    return { name: id, type: innerName(id), doc: { text: [description, `Each ${title.toLowerCase()}, by id.`] } };
  });
  const parameters = nested.map(({ id, type }) => code`${innerName(id)} = Readonly<Record<string, ${type}>>`);
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

/** The parameter of a row's type that says which rows are inside it: `loads` → `InnerLoads`. */
function innerName(id: string): string {
  return `Inner${pascalCase(id)}`;
}

/** The function that finds a row by what a person types; an app that takes no such text does not carry it. */
function declareFind(table: CatalogTable): FunctionDeclaration {
  const aliases = renamedIn(table).flatMap(({ above, from, to }) => (above.length === 0 ? [[from, to] as const] : []));
  const former = aliases.length === 0 ? "" : `, ${literal(Object.fromEntries(aliases))}`;
  const [row, id] = [exported(table, rowTypeName(table)), exported(table, idTypeName(table))];
  return {
    kind: "function",
    name: findName(table),
    exported: true,
    doc: {
      text: [
        `Finds a row of “${table.title}” by what a person types: its id or a former one, its name, or what the book prints.`,
        "Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.",
      ],
      tags: [["param", "text - What was typed."]],
    },
    parameters: [{ name: "text", type: "string", doc: "What was typed." }],
    returns: [code`${runtime.Found}<${row} & { readonly id: ${id} }>`],
    body: [code`return ${runtime.findRow}(${stringLiteral(findName(table))}, ${listName(table)}, text${former});`],
  };
}

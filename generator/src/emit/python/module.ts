import type { Book, EditionId, Table } from "../../model/index.ts";
import type { Union } from "../../model/union.ts";
import { askedTypeName, idTypeName, nestedTypeName, rowTypeName } from "../../names/sdk-names.ts";
import { lineWords, unitWords } from "../../names/words.ts";
import { pascalCase } from "../../text/ids.ts";
import { isUnknown, type Value } from "../../values/value.ts";
import { declare } from "../sdk/index.ts";
import { withNamedRows } from "../sdk/tables/named-rows.ts";
import type { Code } from "../typescript/code.ts";
import type { Declaration, Doc, FunctionDeclaration, InterfaceDeclaration, Parameter } from "../typescript/module.ts";
import { pythonName } from "./names.ts";
import { alias, dataclass, dictionary, docstring, literals, text } from "./print.ts";
import {
  fieldOf,
  givenType,
  type Interfaces,
  interfacesIn,
  type PythonField,
  pythonTypes,
  spelledOut,
  union,
} from "./types.ts";

/** The module of a book: what the TypeScript SDK declares, as Python says it. The runtime answers by the annotations. */
export function bookModule(book: Book, edition: EditionId): string {
  const named = withNamedRows(book.editions[edition]);
  const tables = [...named.filter((table) => !unionOf(table)), ...named.filter(unionOf)];
  const setting = { book, tables: new Map(tables.map((table) => [table.id, table])) };
  const declared = tables.map((table) => ({ table, declarations: declare(table, setting) }));
  const known = interfacesIn(declared.flatMap(({ declarations }) => declarations));
  const parts = declared.flatMap(({ table, declarations }) => [
    ...declarations.flatMap((one): readonly string[] => {
      if (one.kind === "interface") return interfaceText(one, table, known);
      if (one.kind === "function" && !one.name.startsWith("find")) return functionText(one, table, known);
      // Other types have no use beside TypeScript's literals.
      if (one.kind !== "type" || !/^"[^{]*$/.test(String(one.type))) return [];
      return [alias(one.name, pythonTypes([one.type], known), one.doc.text)];
    }),
    ...dataText(book, table, docOf(declarations, table.dataName)),
  ]);
  const above = edition === "current" ? "." : "..";
  const body = parts.join("\n\n");
  const title = `${book.title}${edition === "current" ? "" : ", as printed"}`;
  return [
    docstring([`${title}. Made by tablewright: change the rules, and make it anew.`], ""),
    "\nfrom __future__ import annotations\n\n",
    imports(body, above),
    `\n_book = Book(__name__, ${text(book.id)}${edition === "current" ? "" : ', "as-printed"'})\n\n\n`,
    body,
  ].join("");
}

function docOf(declarations: readonly Declaration[], name: string): Doc | null {
  return declarations.flatMap((one) => (one.kind === "const" && one.name === name ? [one.doc] : []))[0] ?? null;
}

/** What a module names of others. */
function imports(body: string, above: string): string {
  const from = {
    "collections.abc": ["Mapping"],
    dataclasses: ["dataclass"],
    typing: ["Literal", "TypedDict"],
    [`${above}runtime.book`]: ["Book"],
    [`${above}runtime.values`]: ["Band", "DiceAmount", "Forbidden", "Modifier", "Table", "Unknown"],
  };
  return Object.entries(from)
    .map(
      ([module, names]) =>
        [module, names.filter((name) => name === "Book" || new RegExp(`\\b${name}\\b`).test(body))] as const,
    )
    .flatMap(([module, names]) => (names.length === 0 ? [] : [`from ${module} import ${names.join(", ")}\n`]))
    .join("");
}

/** An interface as a record, or as a dictionary where it says what applies; what a chain takes are its parameters. */
function interfaceText(one: InterfaceDeclaration, table: Table, known: Interfaces): readonly string[] {
  const fields = one.properties.map((property) => fieldOf(property, known));
  if (table.shape === "modifiers") return [dictionary(one.name, one.doc.text, fields)];
  if (table.shape === "derived" && one.name === askedTypeName(table)) return [];
  if (table.shape !== "catalog" || one.name !== rowTypeName(table)) return [dataclass(one.name, one.doc.text, fields)];
  const typed = (name: string, type: string) => (field: PythonField) =>
    field.name === name ? { ...field, types: [type] } : field;
  const row = fields.map(typed("id", idTypeName(table)));
  const inside = table.nested.map(({ id, title }) => {
    const name = nestedTypeName(table, title);
    const own = table.rows.flatMap(({ nested }) => nested.filter(({ within }) => within === id));
    const ids = literals([...new Set(own.map((inner) => inner.id))]);
    const ofIds = alias(`${name}Id`, ids, [`Ids of each ${title.toLowerCase()} of “${table.title}”.`]);
    return { ofIds, whole: typed(pythonName(id), `Table[${name}Id, ${name}]`) };
  });
  const whole = inside.reduce((known, { whole: withRows }) => known.map(withRows), row);
  return [...inside.map(({ ofIds }) => ofIds), dataclass(one.name, one.doc.text, whole)];
}

function functionText(one: FunctionDeclaration, table: Table, known: Interfaces): readonly string[] {
  const asked = table.shape === "derived" ? known.get(askedTypeName(table)) : undefined;
  const parameters: readonly (Omit<Parameter, "doc"> & { readonly doc: string })[] = asked
    ? asked.properties.map((property) => ({ ...property, doc: property.doc.text.join(" ") }))
    : one.parameters;
  const before: string[] = [];
  const type = (types: readonly Code[], name: string, declare: typeof dataclass, doc: string) => {
    const spelled = spelledOut(types, known);
    const others = pythonTypes(types, known);
    if (!spelled) return others;
    before.push(declare(name, [doc], spelled));
    return [name, ...others];
  };
  const [title] = (one.doc?.text[0] ?? "").split(". ");
  const named = pascalCase(one.name.replace(/^./, (first) => first.toUpperCase()));
  const typed = parameters.map(({ name, optional, initializer, ...given }) => {
    const types = type(
      [givenType(given)],
      `${named}Given`,
      dictionary,
      `What “${title}” is given; what is left out is nothing.`,
    );
    const isOptional = optional === true || initializer !== undefined;
    return `${pythonName(name)}: ${union(isOptional ? [...types, "None"] : types)}${isOptional ? " = None" : ""}`;
  });
  const returns = type(one.returns, `${named}Result`, dataclass, `What “${title}” gives.`);
  const names = parameters.map(({ name }) => pythonName(name));
  const documented = parameters
    .filter(({ doc }) => doc !== "")
    .map(({ name, doc }) => `    ${pythonName(name)}: ${doc}`);
  const doc = [
    ...(one.doc?.text ?? []),
    ...(documented.length > 0 ? ["", "Args:", ...documented] : []),
    "",
    "Raises:",
    "    ArgumentError: for what no game can produce.",
    "",
    ...tagged(one.doc, "source"),
  ];
  const name = pythonName(one.name);
  const head = `def ${name}(${[...(asked ? ["*"] : []), ...typed].join(", ")}) -> ${union(returns)}:`;
  return [...before, `${head}\n${docstring(doc, "    ")}    return _book.ask(${[name, ...names].join(", ")})\n`];
}

/** The rows or figures of a table under its name. */
function dataText(book: Book, table: Table, doc: Doc | null): readonly string[] {
  const name = pythonName(table.id);
  const sources = tagged(doc, "source");
  const lines = [...(doc?.text ?? []), ...(sources.length > 0 ? [""] : []), ...sources];
  const data = (type: string, value: string) => `${name}: ${type} = _book.${value}\n${docstring(lines, "")}`;
  switch (table.shape) {
    case "catalog":
    case "lookup": {
      const id = table.shape === "catalog" ? idTypeName(table) : "str";
      const row = rowTypeName(table);
      return [data(`Table[${id}, ${row}]`, `rows(${text(table.id)}, ${row})`)];
    }
    case "modifiers": {
      const ids = table.modifiers.map(({ id }) => id);
      const named = idTypeName(table);
      const words = alias(named, literals(ids), [`Ids of “${table.title}”, in the book's order.`]);
      return [words, data(`Table[${named}, Modifier]`, `modifiers(${text(table.id)})`)];
    }
    case "constants": {
      const kind = pascalCase(table.id);
      const figures = table.constants.map(({ id, value, unit, citation, values }) => ({
        name: pythonName(id),
        types: [typeOf(value)],
        doc: [
          String(values.description ?? ""),
          ...(unit === null ? [] : [`Unit: ${unitWords(unit, book)}.`]),
          ...(citation ? [`Source: ${book.title}, ${lineWords(citation.lines)}`] : []),
        ].filter((line) => line !== ""),
      }));
      return [
        dataclass(kind, [`The figures of “${table.title}”.`], figures),
        data(kind, `figures(${text(table.id)}, ${kind})`),
      ];
    }
    case "derived": {
      const parts = unionOf(table)?.tables ?? [];
      const types = ["Id", "Row"].map((end) => parts.map((id) => `${pascalCase(id)}${end}`).join(" | "));
      const names = parts.map(pythonName).join(", ");
      return parts.length === 0 ? [] : [data(`Table[${types.join(", ")}]`, `union(${text(table.id)}, ${names})`)];
    }
    default:
      return table satisfies never;
  }
}

/** The catalogs that a table sees as one. */
function unionOf(table: Table): Union | null {
  return table.shape === "derived" && table.operation.operation === "union" ? table.operation : null;
}

/** The type of a figure: what it is, as a corrected one would be, and not which. */
function typeOf(value: Value): string {
  if (value === null) return "None";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "float";
  if (typeof value === "boolean") return "bool";
  if (Array.isArray(value)) return `tuple[${union([...new Set(value.map(typeOf))])}, ...]`;
  return typeof value === "string" ? "str" : isUnknown(value) ? "Unknown" : "object";
}

function tagged(doc: Doc | null, tag: string): readonly string[] {
  return (doc?.tags ?? []).flatMap(([name, words]) => (name === tag ? [`Source: ${words}`] : []));
}

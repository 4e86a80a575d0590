import type { Axis, Column, LookupRow, LookupTable } from "../../model.ts";
import { recordTypeName, rowTypeName } from "../../sdk-names.ts";
import type { Value } from "../../value.ts";
import { literal } from "../literal.ts";
import type { ConstDeclaration, FunctionDeclaration, InterfaceDeclaration, Property } from "../module.ts";
import type { Setting, TableModule } from "../table-module.ts";
import { fieldType, recordInterface } from "../types.ts";
import { exportedData } from "./aliases.ts";
import { type Answers, answersOf, soleColumn } from "./answers.ts";
import { decide, decideColumn } from "./decide.ts";
import { tableDoc } from "./doc.ts";
import { declareInverse } from "./inverse.ts";
import { listOf, listType } from "./list.ts";
import { axisChecks, axisParameter, axisType, axisTypes } from "./parameters.ts";
import { columnProperty, distinct } from "./rows.ts";

/** A lookup: its rows as data, and the function that finds the cell or row. */
export function declareLookup(table: LookupTable, setting: Setting): TableModule {
  const rowType = rowTypeName(table);
  const answers = answersOf(table);
  const value = literal(Object.fromEntries(table.rows.map((row) => [row.id, rowValue(row, table)])));
  const exported = exportedData(table, `Documented<${rowType}, typeof data>`);
  const described = table.result.layout === "matrix" ? [table.result.cell] : table.result.columns;
  return {
    imports: [],
    declarations: [
      ...axisTypes(table),
      ...distinct(described.map((column) => recordInterface(table, column))),
      rowInterface(setting, table),
      {
        kind: "const",
        name: "data",
        exported: false,
        doc: null,
        value: `${value} as const satisfies Record<string, ${rowType}>`,
      },
      ...exported.declarations,
      {
        kind: "const",
        name: table.dataName,
        exported: true,
        doc: tableDoc(setting.book, table),
        type: exported.type,
        value: exported.value,
      },
      listOf(table, table.rows, rowType),
      answerList(table, answers),
      lookupFunction(table, answers, setting),
      ...(table.inverse ? declareInverse(table, table.inverse, setting) : []),
    ],
  };
}

/** The result type of a lookup, with the answers beside its rows. */
export function resultType(table: LookupTable): string {
  const { none, unknown } = answersOf(table);
  const declared = declaredResult(table).split(" | ");
  const beside = [...(none ? ["null"] : []), ...(unknown ? ["Unknown"] : [])].filter((one) => !declared.includes(one));
  return [...declared, ...beside].join(" | ");
}

function declaredResult(table: LookupTable): string {
  const only = soleColumn(table);
  const sole =
    table.result.layout === "matrix" ? table.result.cell : table.result.columns.find(({ id }) => id === only);
  return sole ? fieldType(sole, recordTypeName(table, sole)) : rowTypeName(table);
}

function rowValue({ id, name, keys, values }: LookupRow, { named }: LookupTable): Value {
  return { id, ...(named ? { name } : {}), ...keys, ...values } as Value;
}

function rowInterface(setting: Setting, table: LookupTable): InterfaceDeclaration {
  const name: Property[] = table.named ? [{ name: "name", type: "string", doc: { text: ["Full name."] } }] : [];
  const keys = table.axes.filter((axis) => !axis.columns).map((axis) => keyProperty(table, axis));
  const columns = table.axes.filter((axis) => axis.columns).flatMap((axis) => cellProperties(setting, table, axis));
  const results =
    table.result.layout === "columns"
      ? table.result.columns.map((column) => columnProperty(setting, table, column))
      : columns;
  return {
    kind: "interface",
    name: rowTypeName(table),
    doc: { text: [`A row of “${table.title}”.`] },
    properties: [
      { name: "id", type: "string", doc: { text: ["Id; it never changes."] } },
      ...name,
      ...keys,
      ...results,
    ],
  };
}

function keyProperty(table: LookupTable, axis: Axis): Property {
  const type = axis.bands ? "Band" : axisType(table, axis);
  return { name: axis.id, type, doc: { text: [axis.description] } };
}

function cellProperties(setting: Setting, table: LookupTable, axis: Axis): readonly Property[] {
  if (table.result.layout !== "matrix") return [];
  const { cell } = table.result;
  return axis.keys.map((key) => columnProperty(setting, table, { ...cell, id: key } as Column, cell));
}

function answerList(table: LookupTable, { cells }: Answers): ConstDeclaration {
  const rows = cells.map((row) => `  ${row.join(", ")},\n`).join("");
  const shared = cells.some((row) => row.some((cell) => cell.startsWith("data") || cell.startsWith("{")));
  return {
    kind: "const",
    name: "answers",
    exported: false,
    doc: null,
    type: listType(resultType(table)),
    // In a function of its own, for a bundler takes reading a property for an effect, and would keep the list.
    value: shared ? `/* @__PURE__ */ (() => freezeEach([\n${rows}]))()` : `[\n${rows}]`,
  };
}

function lookupFunction(table: LookupTable, answers: Answers, { book }: Setting): FunctionDeclaration {
  const parameters = table.axes.map((axis) => axisParameter(table, axis));
  const columnAxis = table.axes.find((axis) => axis.columns);
  const [row, column] = ["row", "column"].map((name) => freeName(name, table)) as [string, string];
  const place = columnAxis ? `${row} * ${columnAxis.keys.length} + ${column}` : row;
  const result = resultType(table);
  return {
    kind: "function",
    name: table.lookupName,
    exported: true,
    doc: tableDoc(book, table, `Looks up “${table.title}”. ${table.description}`, parameters),
    parameters,
    returns: result,
    body: [
      ...table.axes.flatMap((axis) => axisChecks(table, axis)),
      `const ${row} =\n  ${decide(table, table.tree, answers.placeOf)};`,
      ...(columnAxis ? [`const ${column} =\n  ${decideColumn(table, columnAxis)};`] : []),
      `return answers[${place}] as ${result};`,
    ],
  };
}

/** A local name no parameter of the lookup has. */
function freeName(name: string, { axes }: LookupTable): string {
  return axes.some(({ id }) => id === name) ? `${name}Index` : name;
}

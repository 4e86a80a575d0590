import type { Axis, Column, LookupTable } from "../../../model/index.ts";
import { soleColumn } from "../../../model/table.ts";
import { rowTypeName } from "../../../names/sdk-names.ts";
import { type Code, code, exported, runtime, union } from "../../typescript/code.ts";
import type { Declaration, FunctionDeclaration, InterfaceDeclaration, Property } from "../../typescript/module.ts";
import { fieldTypes, recordInterface } from "../../typescript/types.ts";
import { type Answers, answerList, answersOf } from "./answers.ts";
import { decide, decideColumn } from "./decide.ts";
import { type Setting, tableDoc } from "./doc.ts";
import { declareInverse } from "./inverse.ts";
import { lookupData } from "./lookup-data.ts";
import { axisChecks, axisParameter, axisType, axisTypes } from "./parameters.ts";
import { declarePlaces, findPlace, freeName, isIndexed } from "./places.ts";
import { declareRatios } from "./ratio.ts";
import { columnProperty, distinct, recordType } from "./rows.ts";

/** A lookup: its rows as data, and the function that finds the cell or row. */
export function declareLookup(table: LookupTable, setting: Setting): readonly Declaration[] {
  const answers = answersOf(table);
  const described = table.result.layout === "matrix" ? [table.result.cell] : table.result.columns;
  return [
    ...axisTypes(table),
    ...distinct(described.map((column) => recordInterface(setting.book, table, column))),
    rowInterface(setting, table),
    ...lookupData(table, setting.book),
    ...declarePlaces(table),
    answerList(table, answers, resultTypes(table)),
    lookupFunction(table, answers, setting),
    ...declareRatios(table, setting),
    ...(table.inverse ? declareInverse(table, table.inverse, setting) : []),
  ];
}

/** The result types of a lookup, with the answers beside its rows. */
export function resultTypes(table: LookupTable): readonly Code[] {
  const { none, unknown } = answersOf(table);
  const isNone = none || table.axes.some(mayMiss);
  return [...new Set([...declaredResult(table), ...(isNone ? ["null"] : []), ...(unknown ? [runtime.Unknown] : [])])];
}

/** Whether a number may lie beyond the headings, where nothing stands. */
function mayMiss({ headings }: Axis): boolean {
  return headings?.segments.some(({ to }) => to.kind === "outside" && to.outside.kind === "none") ?? false;
}

function declaredResult(table: LookupTable): readonly Code[] {
  const only = soleColumn(table);
  const sole =
    table.result.layout === "matrix" ? table.result.cell : table.result.columns.find(({ id }) => id === only);
  return sole ? fieldTypes(sole, recordType(table, sole)) : [exported(table, rowTypeName(table))];
}

/** The unit of the number a lookup answers with; null where it has none, or gives a row. */
export function unitOf(table: LookupTable): string | null {
  const { result } = table;
  if (result.layout === "matrix") return result.cell.unit;
  const only = soleColumn(table);
  return result.columns.find(({ id }) => id === only)?.unit ?? null;
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
  const type = axis.bands ? runtime.Band : axisType(table, axis);
  return { name: axis.id, type, doc: { text: [axis.description] } };
}

function cellProperties(setting: Setting, table: LookupTable, axis: Axis): readonly Property[] {
  if (table.result.layout !== "matrix") return [];
  const { cell } = table.result;
  return axis.keys.map((key) => columnProperty(setting, table, { ...cell, id: key } as Column, cell));
}

function lookupFunction(table: LookupTable, answers: Answers, { book }: Setting): FunctionDeclaration {
  const parameters = table.axes.map((axis) => axisParameter(table, axis, book));
  const columnAxis = table.axes.find((axis) => axis.columns);
  const [row, column] = ["row", "column"].map((name) => freeName(name, table)) as [string, string];
  const place = columnAxis ? `${row} * ${columnAxis.keys.length} + ${column}` : row;
  const result = resultTypes(table);
  return {
    kind: "function",
    name: table.lookupName,
    exported: true,
    doc: tableDoc(book, table, `Looks up “${table.title}”. ${table.description}`.trim(), parameters),
    parameters,
    returns: result,
    unit: unitOf(table),
    body: [
      ...table.axes.flatMap((axis) =>
        isIndexed(axis) ? [findPlace(table, axis)] : axisChecks(table.lookupName, axis),
      ),
      code`const ${row} =\n  ${decide(table, table.tree, answers.placeOf)};`,
      ...(columnAxis ? [code`const ${column} =\n  ${decideColumn(table, columnAxis)};`] : []),
      ...(columnAxis && mayMiss(columnAxis) ? [`if (${column} < 0) return null;`] : []),
      code`return answers[${place}] as ${union(result)};`,
    ],
  };
}

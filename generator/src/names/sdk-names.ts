import type { Axis, Column, LookupTable, Table, TableHead } from "../model/index.ts";
import { renamedIn } from "../model/renamed.ts";
import { isLarge } from "../model/table.ts";
import { camelCase, pascalCase } from "../text/ids.ts";
import { innermost } from "../values/value.ts";
import { isTaken } from "./runtime-names.ts";

/** How the type names of a table begin; a leading digit gets an underscore: `5e` → `_5e`. */
function typeName({ id }: TableHead): string {
  return pascalCase(id).replace(/^(?=\d)/, "_");
}

/** `hit-table` → `HitTableRow`. */
export function rowTypeName(table: TableHead): string {
  return `${typeName(table)}Row`;
}

/** `small-arms` → `SmallArmsId`. */
export function idTypeName(table: TableHead): string {
  return `${typeName(table)}Id`;
}

/** `small-arms` → `smallArmsList`. */
export function listName(table: Pick<TableHead, "dataName">): string {
  return `${table.dataName}List`;
}

/** `small-arms` → `findSmallArms`. */
export function findName(table: TableHead): string {
  return `find${pascalCase(table.id)}`;
}

/** `hit-modifiers` → `HitModifiersGiven`. */
export function givenTypeName(table: TableHead): string {
  return `${typeName(table)}Given`;
}

/** What the function of a chain takes: `fire` → `FireAsked`. */
export function askedTypeName(table: TableHead): string {
  return `${typeName(table)}Asked`;
}

/** What it gives: `fire` → `FireResult`. */
export function resultTypeName(table: TableHead): string {
  return `${typeName(table)}Result`;
}

/** `small-arms` → `SmallArmsAliases`. */
export function aliasesTypeName(table: TableHead): string {
  return `${typeName(table)}Aliases`;
}

/** The row inside a row: `small-arms` with the title Load → `SmallArmsLoad`. */
export function nestedTypeName(table: TableHead, title: string): string {
  return typeName(table) + titleCase(title);
}

/** Which loads each row has: `small-arms` with the title Load → `SmallArmsLoadIds`. */
export function nestedIdsTypeName(table: TableHead, title: string): string {
  return `${nestedTypeName(table, title)}Ids`;
}

/**
 * An axis or a column as a parameter of a function: `roll`, `tech-level` → `techLevel`. Reserved words and names the
 * function uses itself get an underscore: `class` → `_class`, `answers` → `_answers`.
 */
export function parameterName(id: string): string {
  const name = camelCase(id);
  return isTaken(name) ? `_${name}` : name;
}

/** The ids of an exact axis: `HitTableDifficulty`; `CoverId` for an axis with the name of its table. */
export function axisTypeName(table: TableHead, axis: Axis): string {
  const name = typeName(table);
  return name === pascalCase(axis.id) ? `${name}Id` : name + pascalCase(axis.id);
}

/** The interface of a record column, named by its title or id; null where the column is no record. */
export function recordTypeName(table: TableHead, column: Column): string | null {
  if (innermost(column.type).type !== "record") return null;
  return typeName(table) + (column.title === null ? pascalCase(column.id) : titleCase(column.title));
}

/** The table with a former id, to tell the names it had then. */
export function underFormerId(table: Table, id: string): Table {
  const named = { ...table, id, dataName: camelCase(id) };
  if (named.shape === "lookup") return { ...named, lookupName: lookupFunctionName(id) };
  return named.shape === "modifiers" ? { ...named, sumName: sumFunctionName(id) } : named;
}

/** `hit-table` → `lookupHit`. */
export function lookupFunctionName(id: string): string {
  return `lookup${pascalCase(id.replace(/-table$/, ""))}`;
}

/** `crt` with the axis `odds` → `crtOddsOf`. */
export function ratioFunctionName(id: string, axis: string): string {
  return `${camelCase(id)}${pascalCase(axis).replace(/^./, (first) => first.toUpperCase())}Of`;
}

/** `hit-modifiers` → `sumHitModifiers`. */
export function sumFunctionName(id: string): string {
  return `sum${pascalCase(id)}`;
}

/** Every name a table gives to the SDK, values first. */
export function exportedNames(table: Table): readonly string[] {
  return renamedIn(table).length === 0 ? ownNames(table) : [...ownNames(table), aliasesTypeName(table)];
}

function ownNames(table: Table): readonly string[] {
  switch (table.shape) {
    case "catalog": {
      const { nested } = table;
      const columns = [...table.columns, ...nested.flatMap((one) => one.columns)];
      const inner = nested.map(({ title }) => nestedTypeName(table, title));
      const innerIds = isLarge(table) ? nested.map(({ title }) => nestedIdsTypeName(table, title)) : [];
      return [
        table.dataName,
        listName(table),
        findName(table),
        idTypeName(table),
        rowTypeName(table),
        ...inner,
        ...innerIds,
        ...records(table, columns),
      ];
    }
    case "lookup": {
      const inverse = table.inverse ? [table.inverse.name] : [];
      const ratios = table.axes.flatMap(({ ratio }) => ratio?.name ?? []);
      return [
        table.dataName,
        listName(table),
        table.lookupName,
        ...inverse,
        ...ratios,
        rowTypeName(table),
        ...lookupTypes(table),
      ];
    }
    case "modifiers":
      return [table.dataName, table.sumName, givenTypeName(table)];
    case "constants":
      return [table.dataName];
    case "derived":
      if (table.operation.operation === "union") return [table.dataName, table.functionName, rowTypeName(table)];
      if (table.operation.operation !== "chain") return [table.functionName];
      return [table.functionName, askedTypeName(table), resultTypeName(table)];
    default:
      return table satisfies never;
  }
}

function lookupTypes(table: LookupTable): readonly string[] {
  const columns = table.result.layout === "matrix" ? [table.result.cell] : table.result.columns;
  const axes = table.axes.filter(({ match }) => match.kind === "exact").map((axis) => axisTypeName(table, axis));
  return [...axes, ...records(table, columns)];
}

function records(table: TableHead, columns: readonly Column[]): readonly string[] {
  return [...new Set(columns.flatMap((column) => recordTypeName(table, column) ?? []))];
}

function titleCase(title: string): string {
  return pascalCase(title.toLowerCase().replace(/[^a-z0-9]+/g, "-"));
}

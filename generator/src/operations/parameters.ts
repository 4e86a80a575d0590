import type { Table } from "../model/index.ts";
import type { Operation, OperationName, OperationNamed } from "../model/operation.ts";
import { parameterName } from "../names/sdk-names.ts";
import { catalogsOf, namedTable, rowOf, type TablesOfEdition } from "./named-table.ts";
import { sharedAxes } from "./shared-axes.ts";

type NamesOf<O extends Operation> = (operation: O, tables: TablesOfEdition) => readonly string[];

const operations: { readonly [Name in OperationName]: NamesOf<OperationNamed<Name>> } = {
  add({ tables: ids, optional }, tables) {
    const [certain, extra] = [ids, optional ?? []].map((list) => list.map((id) => namedTable(tables, id, "lookup")));
    return sharedAxes(certain ?? [], extra ?? []).map(({ axis }) => parameterName(axis.id));
  },
  "band-by": (operation, tables) => {
    const [first, second] = catalogsOf(tables, operation);
    return [first && !second ? rowOf(first).name : "row", "distance"];
  },
  chain: () => ["given"],
  choose: ({ table, parameter }, tables) => [rowOf(namedTable(tables, table, "catalog")).name, parameter.name],
  compare: ({ figure, against, of }) => [figure.name, against.name, of.name],
  contest: ({ first, second }) => [first.name, second.name],
  mean: ({ table, axis }, tables) =>
    axesOf(table, tables).flatMap((name) => (name === parameterName(axis) ? ["first", "second"] : [name])),
  product: ({ base, by, divide, repeat }, tables) => [
    ...[base, ...by].flatMap((id) => axesOf(id, tables)),
    ...[divide, repeat].flatMap((one) => one?.name ?? []),
  ],
  roll: ({ table, fixed = {}, plus, by }, tables) => [
    ...namedTable(tables, table, "lookup").axes.flatMap(({ id }) =>
      fixed[id] === undefined ? [parameterName(id)] : [],
    ),
    ...plus.map(({ name }) => name),
    ...(by === null ? [] : ["given"]),
  ],
  "scale-by": ({ parameter, times }) => [parameter, ...(times === null ? [] : [times])],
  shift: ({ axis, by }) => [parameterName(axis), by === null ? "steps" : "given"],
  spend: ({ allowance }) => [allowance.name, "given"],
  spread: ({ what, over }) => [what.name, over.name],
  sum: ({ base, figure }, tables) => [...(base === null ? [figure?.name ?? ""] : axesOf(base, tables)), "given"],
  "sum-through": () => ["first", "second"],
  target: () => ["given"],
  total({ table, nested }, tables) {
    return nested === null ? ["row"] : ["row", rowOf(namedTable(tables, table, "catalog")).name];
  },
  union: () => ["text"],
};

/** The names of the parameters of a table's function, in their order; none where the table has no function. */
export function parametersOf(table: Table, tables: TablesOfEdition): readonly string[] {
  switch (table.shape) {
    case "lookup":
      return axesOf(table.id, tables);
    case "modifiers":
      return ["given"];
    case "derived":
      return (operations[table.operation.operation] as NamesOf<Operation>)(table.operation, tables);
    case "catalog":
    case "constants":
      return [];
    default:
      return table satisfies never;
  }
}

function axesOf(id: string, tables: TablesOfEdition): readonly string[] {
  return namedTable(tables, id, "lookup").axes.map((axis) => parameterName(axis.id));
}

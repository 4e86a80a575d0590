import type { Book, DerivedTable } from "../../model/index.ts";
import type { AskedOperation, Operation, OperationNamed, Share } from "../../model/operation.ts";
import { listName } from "../../names/sdk-names.ts";
import { catalogsOf, namedTable, type TablesOfEdition } from "../../operations/named-table.ts";
import { partOf, sharedAxes } from "../../operations/shared-axes.ts";
import { camelCase } from "../../text/ids.ts";
import { label } from "../markdown/labels.ts";
import { chainBody } from "../sdk/operations/chain-body.ts";
import { functionsOf } from "../sdk/operations/index.ts";
import { type Code, code, exported, join } from "../typescript/code.ts";
import { access, literal, stringLiteral } from "../typescript/literal.ts";
import { local, ofOperations as of, ofRows } from "./local.ts";

/** The steps of an operation before its answer, as a call of the runtime. */
type StepsOf<O extends Operation> = (operation: O, tables: TablesOfEdition, table: DerivedTable, book: Book) => Code;

const operations: { readonly [Name in AskedOperation["operation"]]: StepsOf<OperationNamed<Name>> } = {
  add({ tables: ids, optional, columns }, tables) {
    const certain = ids.map((id) => namedTable(tables, id, "lookup"));
    const extra = (optional ?? []).map((id) => namedTable(tables, id, "lookup"));
    const places = sharedAxes(certain, extra).map(({ axis }) => axis.id);
    const asked = [...certain, ...extra].map((table) => {
      const own = table.axes.map(({ id }) => places.indexOf(id));
      return askedWith(table, own, partOf(columns, table.id));
    });
    return code`${of.lookups}(${join(asked, ", ")})`;
  },
  "band-by": ({ field, columns, ...of }, tables) => {
    const labels = Object.fromEntries(columns.map((id) => [id, label(id)]));
    const catalogs = join(
      catalogsOf(tables, of).map(({ id }) => catalog(tables, id)),
      ", ",
    );
    return code`${ofRows.bandBy}([${catalogs}], ${stringLiteral(field)}, ${literal(labels)})`;
  },
  chain(operation, tables, _, book) {
    const setting = { book, tables };
    const body = chainBody(operation, functionsOf(setting), setting, {
      ask: ({ name }, asked) => code`$told(${name}(${asked}))`,
      read: (row, column) => {
        const catalogs = join(
          catalogsOf(tables, row).map(({ id }) => catalog(tables, id)),
          ", ",
        );
        const names = `given${access(row.name)}, ${stringLiteral(column)}, ${stringLiteral(label(column))}`;
        return [code`$cell([${catalogs}], ${names});`];
      },
    });
    const lines = body.flatMap((line): Code[] => ["\n      ", localized(line)]);
    return code`${of.chained}(given[0], (given, $told, $cell) => {${lines}\n    })`;
  },
  choose: ({ table, column }, tables) => cellsOf(tables, table, [[0, column]]),
  compare: ({ against, of: counted, steps }, _, { id }) => {
    const thresholds = steps.map(({ times, keeps, round }) => [pair(times), keeps && pair(keeps), round]);
    const names = literal([against.name, counted.name]);
    return code`${of.compare}(${stringLiteral(id)}, ${names}, ${literal(thresholds)})`;
  },
  contest: ({ draw }, _, { id }) => code`${of.contest}(${stringLiteral(id)}, ${draw})`,
  mean({ table, axis }, tables) {
    const { id, lookupName, axes } = namedTable(tables, table, "lookup");
    const place = axes.findIndex((one) => one.id === axis);
    return code`${of.mean}(${lookupName}, ${place}, ${stringLiteral(id)})`;
  },
  product({ base, column, by, divide, repeat }, tables, { id }) {
    const factors = [base, ...by].map((one) => namedTable(tables, one, "lookup"));
    let place = 0;
    const asked = factors.map((table, at) =>
      askedWith(
        table,
        table.axes.map(() => place++),
        at === 0 ? column : null,
      ),
    );
    const flag = divide
      ? code`[${stringLiteral(divide.by)}, ${place++}, ${stringLiteral(label(divide.by.split("/")[1] ?? ""))}, ${figureAt(tables, divide.by)}]`
      : "null";
    const cut = repeat && [`${id}/repeat`, place, label(repeat.name), pair(repeat.by), repeat.round];
    return code`${of.product}(${of.lookups}(${join(asked, ", ")}), ${literal(cut)}, ${flag})`;
  },
  roll({ table, axis, fixed = {}, plus, by }, tables, { id }) {
    const { axes, lookupName } = namedTable(tables, table, "lookup");
    const open = axes.filter((one) => fixed[one.id] === undefined).map((one) => one.id);
    const order = axes.map((one) => fixed[one.id] ?? open.indexOf(one.id));
    const added = [open.indexOf(axis), ...plus.map((_, at) => open.length + at)];
    const adder =
      by === null ? "null" : `[${namedTable(tables, by, "modifiers").sumName}, ${open.length + plus.length}]`;
    return code`${of.roll}(${stringLiteral(id)}, ${lookupName}, ${literal(order)}, ${literal(added)}, ${adder})`;
  },
  "scale-by": ({ parameter, round, times, ...share }, _, { id }) =>
    times === null
      ? of.alone
      : code`${of.scaleBy}(${stringLiteral(id)}, ${stringLiteral(parameter)}, ${literal(pair(share))}, ${stringLiteral(round)})`,
  shift: ({ by }, tables) => (by === null ? of.alone : modified(tables, by, 1)),
  spend({ costs }, tables) {
    const table = namedTable(tables, costs, "catalog");
    const ids = Object.fromEntries(table.rows.map(({ id }) => [camelCase(id), id]));
    return code`${ofRows.spend}(${stringLiteral(costs)}, ${local(exported(table, table.dataName))}, ${literal(ids)})`;
  },
  spread: () => of.alone,
  sum({ base, column, by, exceptions, least }, tables, { id }) {
    const lookup = base === null ? null : namedTable(tables, base, "lookup");
    const places = lookup?.axes.map((_, at) => at) ?? [0];
    const start = lookup ? code`${of.lookups}(${askedWith(lookup, places, column)})` : of.alone;
    const rows = exceptions === null ? null : namedTable(tables, exceptions, "catalog");
    const odd = rows ? code`[${stringLiteral(rows.id)}, ${local(exported(rows, listName(rows)))}]` : "null";
    const floor = least && [`${id}/least`, least.value];
    return code`${of.sum}(${start}, ${modified(tables, by, places.length)}, ${odd}, ${literal(floor)})`;
  },
  "sum-through": ({ table }, tables, { id }) => {
    const { lookupName, inverse } = namedTable(tables, table, "lookup");
    return code`${of.sumThrough}(${lookupName}, ${inverse?.name ?? ""}, ${stringLiteral(id)})`;
  },
  target({ needed, by }, tables) {
    const names = `${stringLiteral(needed)}, ${stringLiteral(label(needed.split("/")[1] ?? ""))}`;
    const figure = code`${of.figure}(${names}, ${figureAt(tables, needed)})`;
    return code`${of.inTurn}(${figure}, ${modified(tables, by, 0)})`;
  },
  total({ table, column, nested, plus }, tables) {
    return cellsOf(tables, table, [[0, column], nested === null ? [0, plus ?? ""] : [1, nested]]);
  },
};

/** The steps of a derived function before its answer. */
export function operationSteps(
  table: DerivedTable,
  operation: AskedOperation,
  tables: TablesOfEdition,
  book: Book,
): Code {
  return (operations[operation.operation] as StepsOf<AskedOperation>)(operation, tables, table, book);
}

/** Code of the book's own module, with what it imports under the names of this one. */
function localized(part: Code): Code {
  if (typeof part === "string") return part;
  return "name" in part ? local(part) : part.map(localized);
}

/** A lookup, the places of its arguments among those given, and the part of its answer that counts. */
function askedWith({ lookupName }: { lookupName: string }, places: readonly number[], part: string | null): Code {
  return code`[${lookupName}, ${literal(places)}, ${literal(part)}]`;
}

function modified(tables: TablesOfEdition, by: string, place: number): Code {
  return code`${of.modified}(${namedTable(tables, by, "modifiers").sumName}, ${place})`;
}

function catalog(tables: TablesOfEdition, id: string): Code {
  const table = namedTable(tables, id, "catalog");
  const inside = table.nested.map((one) => `, inside: ${stringLiteral(one.id)}`).join("");
  return code`{ at: ${stringLiteral(id)}, rows: ${local(exported(table, table.dataName))}${inside} }`;
}

/** Cells of the rows given: the place of each row, its column and how the column is called. */
function cellsOf(tables: TablesOfEdition, id: string, columns: readonly (readonly [number, string])[]): Code {
  const labels = columns.map(([place, column]) => literal([place, column, label(column)]));
  return code`${ofRows.cells}(${catalog(tables, id)}, ${labels.join(", ")})`;
}

/** The code for the figure at `table/row`. */
function figureAt(tables: TablesOfEdition, address: string): Code {
  const [id = "", row = ""] = address.split("/");
  const table = namedTable(tables, id, "constants");
  return code`${local(exported(table, table.dataName))}${access(row)}`;
}

function pair({ numerator, denominator }: Share): readonly [number, number] {
  return [numerator, denominator];
}

import type {
  AxisKey,
  CatalogTable,
  Citation,
  Constant,
  DerivedTable,
  LookupTable,
  ModifiersTable,
  Operation,
  PrintColumn,
  Table,
} from "../../model/index.ts";
import { renamedIn } from "../../model/renamed.ts";
import { resultColumns } from "../../model/rows-of.ts";
import type * as data from "../../published/data.ts";
import type { RecordValue, Value } from "../../values/value.ts";
import type { Corrections } from "../output/corrections.ts";
import { axisJson, bandJson } from "./axis.ts";
import { columnJson } from "./column.ts";
import { rowJson, valuesJson } from "./row.ts";
import { linesJson, sourceJson } from "./source.ts";
import { branchJson, inverseJson, segmentsJson } from "./tree.ts";

/** One table of an edition. */
export function tableJson(table: Table, corrections: Corrections): data.Table {
  const { id, family, kind, title, description, citation } = table;
  const place = { id, family, kind, shape: table.shape, title, description, source: sourceJson(citation) };
  return { ...place, ...aliasesJson(table), ...shapeJson(table, corrections) };
}

/** Former addresses inside the table, each with the present one; nothing where no row was renamed. */
function aliasesJson(table: Table): Pick<data.Table, "aliases"> {
  const renamed = renamedIn(table).map(
    ({ above, from, to }) =>
      [
        [...above, from],
        [...above, to],
      ] as const,
  );
  if (renamed.length === 0) return {};
  return { aliases: Object.fromEntries(renamed.map(([from, to]) => [from.join("/"), to.join("/")])) };
}

/** What the tables of one shape have beside their head. */
type OfShape<Shape extends data.Table["shape"]> = Omit<Extract<data.Table, { shape: Shape }>, keyof Head> & {
  readonly shape: Shape;
};
type Head = Pick<data.Table, "id" | "family" | "kind" | "title" | "description" | "source" | "aliases">;

function shapeJson(
  table: Table,
  corrections: Corrections,
): { [Shape in data.Table["shape"]]: OfShape<Shape> }[data.Table["shape"]] {
  switch (table.shape) {
    case "catalog":
      return catalogJson(table, corrections);
    case "lookup":
      return lookupJson(table, corrections);
    case "modifiers":
      return modifiersJson(table, corrections);
    case "constants":
      return {
        shape: "constants",
        constants: table.constants.map((row) => rowJson(row, figureJson(row), corrections)),
      };
    case "derived":
      return derivedJson(table);
    default:
      return table satisfies never;
  }
}

function catalogJson(
  { columns, nested, notes, rows, print }: CatalogTable,
  corrections: Corrections,
): OfShape<"catalog"> {
  return {
    shape: "catalog",
    print: printJson(print),
    columns: columns.map(columnJson),
    nested: nested.map((one) => ({ ...one, columns: one.columns.map(columnJson) })),
    notes: notes.map(({ note, columns: given, citation }) => ({ note, columns: given, ...linesJson(citation) })),
    rows: rows.map((row) => {
      const inner = row.nested.map((one) => {
        const own = nested.find(({ id }) => id === one.within)?.columns ?? [];
        return rowJson(one, { within: one.within, values: valuesJson(one, own) }, corrections);
      });
      const values = valuesJson(row, columns);
      return rowJson(row, nested.length > 0 ? { values, nested: inner } : { values }, corrections);
    }),
  };
}

function lookupJson(table: LookupTable, corrections: Corrections): OfShape<"lookup"> {
  const { axes, result } = table;
  const columns = resultColumns(table);
  return {
    shape: "lookup",
    function: table.lookupName,
    print: printJson(table.print),
    axes: axes.map((axis) => ({
      ...axisJson(axis),
      ...(axis.headings ? { segments: segmentsJson(axis.headings.segments) } : {}),
    })),
    result:
      result.layout === "matrix"
        ? { layout: "matrix", axis: result.axis, cell: columnJson(result.cell) }
        : { layout: "columns", columns: result.columns.map(columnJson) },
    rows: table.rows.map((row) => {
      const keys = Object.fromEntries(Object.entries(row.keys).map(([axis, key]) => [axis, keyJson(key)]));
      return rowJson(row, { keys, values: valuesJson(row, columns) }, corrections);
    }),
    tree: branchJson(table.tree),
    inverse: table.inverse && inverseJson(table.inverse),
  };
}

/** The columns as the book prints them, joined parts together; `loads.damage` is a column of the row inside. */
function printJson(print: readonly PrintColumn[]): readonly (readonly string[])[] {
  return print.map(({ parts }) => parts.map((part) => (part.nested ? `${part.nested}.${part.column}` : part.column)));
}

function keyJson(key: AxisKey): string | number | data.Band {
  return typeof key === "object" ? bandJson(key) : key;
}

function modifiersJson(
  { sumName, unit, sign, outcomes, modifiers }: ModifiersTable,
  corrections: Corrections,
): OfShape<"modifiers"> {
  return {
    shape: "modifiers",
    function: sumName,
    unit,
    ...(sign ? { sign: { plus: sign.plus, minus: sign.minus } } : {}),
    ...(outcomes ? { outcomes } : {}),
    modifiers: modifiers.map((row) => {
      const { value, outcome, group, counted, most, values } = row;
      const own = { ...(outcome === undefined ? {} : { outcome }), ...(most === null ? {} : { most }) };
      return rowJson(row, { value, group, counted, ...own, ...textsJson(values) }, corrections);
    }),
  };
}

function figureJson({
  value,
  unit,
  values,
}: Constant): Pick<data.Constant, "value" | "unit" | "printed" | "description"> {
  return { value, unit, ...textsJson(values) };
}

/** The printed text and the description of a single figure. */
function textsJson({ printed, description }: RecordValue): Pick<data.Constant, "printed" | "description"> {
  return {
    ...(typeof printed === "string" ? { printed } : {}),
    description: typeof description === "string" ? description : null,
  };
}

function derivedJson(table: DerivedTable): OfShape<"derived"> {
  // An operation that states one figure of its own cites its line; one that states several cites a line each.
  const { operation, citation, ...parameters }: Operation & { readonly citation?: Citation | null } = table.operation;
  return {
    shape: "derived",
    function: table.functionName,
    operation,
    parameters: parameterJson(parameters),
    ...(citation ? linesJson(citation) : {}),
  };
}

/** A parameter of an operation; a figure it states has its lines beside it. */
function parameterJson<P>(parameter: P): P extends object ? RecordValue : Value;
function parameterJson(parameter: unknown): Value {
  if (Array.isArray(parameter)) return parameter.map((item: unknown) => parameterJson(item));
  if (typeof parameter !== "object" || parameter === null) return parameter as Value;
  const { citation, ...fields } = parameter as { readonly citation?: Citation | null };
  const members = Object.entries(fields).map(([name, field]) => [name, parameterJson(field)] as const);
  return { ...Object.fromEntries(members), ...(citation ? linesJson(citation) : {}) };
}

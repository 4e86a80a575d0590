import type { Column, Nested } from "../model/index.ts";
import { readColumn } from "./column.ts";
import { modifierFields, rowFields } from "./row-fields.ts";
import { propertiesOf, type SchemaNode, type SchemaSet, under } from "./schema-set.ts";

/** How the values of a table are looked up; one folder each in `shapes/`. */
export type ShapeName = "catalog" | "lookup" | "modifiers" | "constants" | "derived";

/** A domain kind (hit-table, small-arms …) as its schema file declares it. */
export interface Kind {
  readonly id: string;
  readonly shape: ShapeName;
  readonly description: string;
  /** Address of its schema inside the schema set. */
  readonly schema: string;
  /** Columns of a row, in the schema's order, without the fields every row may have. */
  readonly columns: readonly Column[];
  /** Its rows have names beside their ids. */
  readonly named: boolean;
  /** Its rows can cite the lines they are printed on. */
  readonly citable: boolean;
  /** Row properties that are keys of an axis. */
  readonly keys: readonly string[];
  /** Axis → what the kind says of it. */
  readonly axisDescriptions: ReadonlyMap<string, string>;
  /** What a cell under a column axis holds, where the kind is a matrix. */
  readonly cell: Column | null;
  /** Columns that hold rows (a weapon's loads). */
  readonly nested: readonly Nested[];
  /** What holds between its columns, as its schema states it. */
  readonly relations: readonly unknown[];
  /** Properties the note legend may give to a row. */
  readonly noteColumns: readonly Column[];
}

/** The folders of kinds every family may use. */
const sharedFolders: readonly string[] = ["derived", "shared"];

/** Finds every kind of a family: its own and the derived ones. */
export function findKinds(set: SchemaSet, family: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of set.files.keys()) {
    const [folder, name] = path.split("/");
    if (name && (folder === family || sharedFolders.includes(folder as string)))
      found.set(name.replace(/\.schema\.json$/, ""), path);
  }
  return found;
}

/** Families of the project: the folders that hold kinds of their own. */
export function findFamilies(set: SchemaSet): readonly string[] {
  const folders = [...set.files.keys()]
    .filter((path) => path.includes("/"))
    .map((path) => path.split("/")[0] as string);
  return [...new Set(folders)].filter((folder) => !sharedFolders.includes(folder));
}

/** Reads one kind from its schema. */
export function readKind(set: SchemaSet, id: string, path: string): Kind {
  return readKindOf(set, id, path, set.files.get(path) as SchemaNode);
}

/** Reads a kind from a schema that stands in no file of its own: one that a table describes itself. */
export function readKindOf(set: SchemaSet, id: string, path: string, root: SchemaNode): Kind {
  const shape = root.shape as ShapeName;
  const rows = propertiesOf(set, root).find(([name]) => name === "rows")?.[1];
  const row = rows && (under(set, rows, "items") ?? under(set, rows, "additionalProperties"));
  const properties = row ? propertiesOf(set, row) : [];
  const cell = row && under(set, row, "additionalProperties");
  const columns = row
    ? readColumns(
        row,
        properties.filter(([name, schema]) => {
          const isField =
            (shape === "modifiers" && modifierFields.has(name)) || (shape === "constants" && name === "plausible");
          return !isField && !isRows(schema) && schema.axisKey !== true;
        }),
      )
    : [];
  const nested = row ? readNested(set, row, properties) : [];
  return {
    id,
    shape,
    description: String(root.description ?? ""),
    schema: path,
    columns,
    named: properties.some(([name]) => name === "name"),
    citable: properties.some(([name]) => name === "line"),
    keys: properties.filter(([, schema]) => schema.axisKey === true).map(([name]) => name),
    axisDescriptions: readAxisDescriptions(set, root),
    cell: cell ? readColumn("cell", cell, true) : null,
    nested,
    relations: Array.isArray(root.relations) ? root.relations : [],
    noteColumns: readNoteColumns(set, root, lossyNotes([...columns, ...nested.flatMap((one) => one.columns)])),
  };
}

function readColumns(row: SchemaNode, properties: readonly (readonly [string, SchemaNode])[]): readonly Column[] {
  const required = new Set(Array.isArray(row.required) ? row.required : []);
  return properties
    .filter(([name]) => !rowFields.has(name))
    .map(([name, schema]) => readColumn(name, schema, required.has(name)));
}

function isRows(schema: SchemaNode): boolean {
  return schema.ids === true;
}

function readNested(
  set: SchemaSet,
  holder: SchemaNode,
  properties: readonly (readonly [string, SchemaNode])[],
): readonly Nested[] {
  return properties.flatMap(([id, schema]) => {
    const row = isRows(schema) ? under(set, schema, "additionalProperties") : null;
    if (!row) return [];
    const blank = !(Array.isArray(holder.required) && holder.required.includes(id));
    const columns = readColumns(row, propertiesOf(set, row));
    return [{ id, title: String(row.title ?? id), description: String(schema.description ?? ""), blank, columns }];
  });
}

function readAxisDescriptions(set: SchemaSet, root: SchemaNode): ReadonlyMap<string, string> {
  const axes = propertiesOf(set, root).find(([name]) => name === "axes")?.[1];
  const described = axes ? propertiesOf(set, axes) : [];
  return new Map(described.map(([name, schema]) => [name, String(schema.description ?? "")]));
}

/** Where the notes of a row may be lost, so may the properties they give. */
function lossyNotes(columns: readonly Column[]): boolean {
  return columns.some(({ reading, unknowable }) => reading === "notes" && unknowable);
}

function readNoteColumns(set: SchemaSet, root: SchemaNode, unknowable: boolean): readonly Column[] {
  const legend = propertiesOf(set, root).find(([name]) => name === "noteLegend")?.[1];
  const entry = legend && under(set, legend, "additionalProperties");
  if (!entry) return [];
  return readColumns(entry, propertiesOf(set, entry)).map((column) => ({
    ...column,
    unknowable,
    reading: "derived" as const,
  }));
}

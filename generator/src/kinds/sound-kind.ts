import { rowFields } from "./row-fields.ts";
import {
  follow,
  isNode,
  propertiesOf,
  type SchemaNode,
  SchemaProblem,
  type SchemaSet,
  schemaAt,
  schemaBase,
  under,
} from "./schema-set.ts";

/** The place where the rows of a shape are described. */
const rowsOf: Readonly<Record<string, string | null>> = {
  catalog: "additionalProperties",
  lookup: "items",
  modifiers: "additionalProperties",
  constants: "additionalProperties",
  derived: null,
};

/**
 * Refuses a kind by which something that is typed would be lost without a word.
 * @throws SchemaProblem where it stands
 */
export function checkKind(set: SchemaSet, root: SchemaNode): void {
  const { shape } = root;
  const shapes = Object.keys(rowsOf).join(", ");
  if (shape === undefined) throw new SchemaProblem("the kind has no shape", {}, `add "shape": and one of ${shapes}`);
  if (typeof shape !== "string" || !Object.hasOwn(rowsOf, shape))
    throw new SchemaProblem(`${shape} is no shape`, { pointer: "/shape" }, `write one of ${shapes}`);
  checkClosed(root, "a table", "properties");
  const place = rowsOf[shape];
  if (!place) return;
  const rows = propertiesOf(set, root).find(([name]) => name === "rows")?.[1];
  const row = rows && under(set, rows, place);
  if (!rows || !row) {
    const hint = `say under properties, rows, ${place} what a row of a ${shape} is`;
    throw new SchemaProblem("the kind has no rows", { key: "rows" }, hint);
  }
  checkClosed(row, "a row", "rows");
  for (const name of rowFields) checkRowField(set, row, name);
  for (const [name, column] of propertiesOf(set, row)) if (column.ids === true) checkInner(set, name, column);
  const legend = propertiesOf(set, root).find(([name]) => name === "noteLegend")?.[1];
  const entry = legend && under(set, legend, "additionalProperties");
  if (entry) checkClosed(entry, "an entry of noteLegend", "noteLegend");
  if (shape === "lookup") checkAxes(set, root, row);
}

/** What an open schema lets through is no column, so nothing would be made of it. */
function checkClosed(node: SchemaNode, what: string, key: string): void {
  if (node.additionalProperties === false || isNode(node.additionalProperties)) return;
  const hint = 'add "additionalProperties": false beside its properties';
  throw new SchemaProblem(`${what} may have fields that the kind does not name`, { key }, hint);
}

/** A field that every row may have is read as that field, whatever its schema says. */
function checkRowField(set: SchemaSet, row: SchemaNode, name: string): void {
  const schema = isNode(row.properties) ? row.properties[name] : undefined;
  if (!isNode(schema) || schema.rowId === true || String(schema.$ref).startsWith(`${schemaBase}common.`)) return;
  const defined = schemaAt(set, `common.schema.json#/$defs/${name}`);
  const itself = defined ? `; the field itself is { "$ref": "../common.schema.json#/$defs/${name}" }` : "";
  const hint = `choose another name for the column${itself}`;
  throw new SchemaProblem(`${name} is a field every row has, and no column`, { key: name }, hint);
}

function checkInner(set: SchemaSet, name: string, column: SchemaNode): void {
  const row = under(set, column, "additionalProperties");
  const hint = 'say what such a row is: "additionalProperties": { "type": "object", "properties": … }';
  if (!row) throw new SchemaProblem(`${name} holds rows of which nothing is said`, { key: name }, hint);
  checkClosed(row, `a row of ${name}`, name);
  for (const field of rowFields) checkRowField(set, row, field);
}

/** An axis is named among the axes, and where it goes down the rows, as a key of theirs. */
function checkAxes(set: SchemaSet, root: SchemaNode, row: SchemaNode): void {
  const axes = propertiesOf(set, root).find(([name]) => name === "axes")?.[1];
  const named = new Set(axes ? propertiesOf(set, axes).map(([name]) => name) : []);
  const keys = propertiesOf(set, row).flatMap(([name, schema]) => (schema.axisKey === true ? [name] : []));
  if (keys.length === 0) {
    const hint = 'say "axisKey": true of each property of a row that is the key of an axis';
    throw new SchemaProblem("no property of a row is the key of an axis", { key: "rows" }, hint);
  }
  if (axes && follow(set, axes).additionalProperties !== false) {
    const hint = 'name each axis under "properties", and add "additionalProperties": false';
    throw new SchemaProblem("the axes may have fields that the kind does not name", { key: "axes" }, hint);
  }
  for (const key of keys) {
    if (named.has(key)) continue;
    const hint = `add ${key} to the properties of axes`;
    throw new SchemaProblem(`${key} is a key of the rows and no axis`, { key }, hint);
  }
}

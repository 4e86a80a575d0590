import { bandedAxis, isTransposed } from "../columns/as-rows.ts";
import { common } from "../columns/shared-part.ts";
import { rowFields } from "../kinds/row-fields.ts";
import { follow, isNode, type SchemaNode, type SchemaSet } from "../kinds/schema-set.ts";
import { childMap, childTexts, type SyntaxMap } from "../source/syntax.ts";

type Properties = Readonly<Record<string, SchemaNode>>;

/**
 * The schema of a table that is printed sideways or with bands in its cells, as an editor reads it: of the file as it is typed.
 * @param schema that of the table with a row for each answer
 */
export function asTyped(schema: SchemaNode, root: SyntaxMap, set: SchemaSet): SchemaNode {
  const [sideways, banded] = [isTransposed(root), bandedAxis(root)];
  const rows = sideways && banded ? {} : sideways ? linesOf(schema, root, set) : bandsOf(schema, root, banded ?? "");
  const axes = childMap(root, "axes") ? axesOf(schema, root, set) : {};
  const properties = {
    ...(schema.properties as object),
    transposed: { enum: ["yes", "no", true, false] },
    ...axes,
    rows,
  };
  return { ...schema, required: ["kind", "title", "rows"], properties };
}

/** A line for each column, with its cells by their headings. */
function linesOf(schema: SchemaNode, root: SyntaxMap, set: SchemaSet): SchemaNode {
  const row = rowOf(schema);
  const lines = childMap(root, "rows")?.entries ?? new Map();
  const headings = new Set(
    [...lines.values()].flatMap(({ value }) => (value.kind === "map" ? [...value.entries.keys()] : [])),
  );
  const keys = new Set(childMap(root, "axes")?.entries.keys() ?? []);
  const isLine = (name: string) => name === "name" || (!rowFields.has(name) && !keys.has(name));
  const names = Object.keys(row.properties).filter(isLine);
  const line = (cell: SchemaNode): SchemaNode => {
    const { description } = follow(set, cell);
    return {
      ...(description === undefined ? {} : { description }),
      type: "object",
      minProperties: 1,
      properties: {
        line: common("line"),
        figure: common("figure"),
        ...Object.fromEntries([...headings].filter((name) => !rowFields.has(name)).map((name) => [name, cell])),
      },
      additionalProperties: cell,
    };
  };
  return {
    type: "object",
    required: row.required.filter((name) => names.includes(name)),
    properties: Object.fromEntries(names.map((name) => [name, line(row.properties[name] as SchemaNode)])),
    additionalProperties: isNode(row.others) ? line(row.others) : false,
  };
}

/** A row for each of its keys, with a band for each outcome. */
function bandsOf(schema: SchemaNode, root: SyntaxMap, axis: string): SchemaNode {
  const { properties, required } = rowOf(schema);
  const { [axis]: band = common("key"), outcome: _, ...own } = properties;
  const axes = childMap(root, "axes");
  const outcomes = childTexts((axes && childMap(axes, axis)) ?? root, "outcomes");
  return {
    type: "array",
    minItems: 1,
    items: {
      type: "object",
      required: required.filter((name) => name !== axis && name !== "outcome"),
      properties: { ...own, ...Object.fromEntries(outcomes.map((name) => [name, described(band, name)])) },
      additionalProperties: false,
    },
  };
}

function described(band: SchemaNode, outcome: string): SchemaNode {
  return { ...band, description: `What is rolled for ${outcome}.` };
}

/** What an axis says here beside what every axis may: its outcomes, or the line of its headings. */
function axesOf(schema: SchemaNode, root: SyntaxMap, set: SchemaSet): Properties {
  const { axes = {} } = schema.properties as Properties;
  const axis = follow(set, common("axis"));
  const more = isTransposed(root)
    ? { line: common("line"), figure: common("figure") }
    : { outcomes: { description: "What the bands in its cells lead to.", type: "array", minItems: 1 } };
  const typed = { ...axis, properties: { ...(axis.properties as object), ...more } };
  const named = Object.keys((axes.properties ?? {}) as object).map((name) => [name, typed]);
  return { axes: { ...axes, properties: Object.fromEntries(named), additionalProperties: typed } };
}

interface UprightRow {
  readonly properties: Properties;
  readonly required: readonly string[];
  /** What stands under the headings of a matrix. */
  readonly others: unknown;
}

function rowOf(schema: SchemaNode): UprightRow {
  const { rows = {} } = schema.properties as Properties;
  const row = (isNode(rows.items) ? rows.items : rows.additionalProperties) as SchemaNode;
  const { properties = {}, required = [], additionalProperties: others } = row;
  return { properties: properties as Properties, required: required as readonly string[], others };
}

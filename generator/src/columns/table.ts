import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { rowFields } from "../kinds/row-fields.ts";
import { follow, isNode, type SchemaNode, type SchemaSet } from "../kinds/schema-set.ts";
import { child, childMap, type SyntaxMap } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import { type AxisColumns, axesOf } from "./axes.ts";
import { readDeclared } from "./column.ts";
import { type Placed, type Setting, wrong } from "./declared.ts";
import { isLegend, legendColumn } from "./inner.ts";
import { outcomesOf } from "./outcomes.ts";
import { checkAnswers, resultOf } from "./result.ts";
import { nestedSchema } from "./rows.ts";
import { common } from "./shared-part.ts";

/** A table that describes its own columns, as far as these are right. */
export interface Described {
  /** The schema of the whole file. */
  readonly schema: SchemaNode;
  readonly columns: ReadonlyMap<string, Placed>;
}

/** Kinds that say nothing of their columns: each table does. */
export const generalKinds: readonly string[] = ["catalog", "lookup", "modifiers", "figures"];

/** What a table may say in its head beside what its kind has. */
const ownHead = {
  columns: {},
  result: {},
  types: {},
  relations: common("relations"),
  confirmed: common("confirmed"),
} as const satisfies Readonly<Record<string, SchemaNode>>;

const ownWords = Object.keys(ownHead);

/** What gives the cells of a table their meaning. */
const declaring = ["columns", "result", "types", "axes", "outcomes"] as const;

/** Whether a table says anything of its own columns, or its kind leaves that to it. */
export function describesItself(root: SyntaxMap, kind: string, head: SchemaNode): boolean {
  const ofKind = (head.properties ?? {}) as object;
  return generalKinds.includes(kind) || ownWords.some((name) => root.entries.has(name) && !Object.hasOwn(ofKind, name));
}

/**
 * The schema of a table from that of its kind and what it says of its own columns.
 * @param head the schema of its kind
 * @returns null after a complaint
 */
export function describe(
  set: SchemaSet,
  head: SchemaNode,
  root: SyntaxMap,
  units: ReadonlySet<string>,
  report: Report,
): Described | null {
  const slip = misspelt(root, head);
  if (slip) {
    report(slip);
    return null;
  }
  const types = childMap(root, "types");
  let sound = true;
  const setting: Setting = {
    types: new Map([...(types?.entries ?? [])].map(([name, { value }]) => [name, value])),
    used: new Set(),
    units,
    report: (one) => {
      sound = false;
      report(one);
    },
  };
  const properties = (head.properties ?? {}) as Readonly<Record<string, SchemaNode>>;
  const rows = follow(set, properties.rows ?? {});
  const place = isNode(rows.items) ? "items" : "additionalProperties";
  const row = isNode(rows[place]) ? follow(set, rows[place]) : null;
  if (!row) return wrongShape(root, setting);
  const axes = head.shape === "lookup" ? axesOf(root, row, setting) : null;
  const columns = columnsIn(root, row, axes, setting);
  const result = resultOf(root, axes, setting);
  if (axes) checkAnswers(root, axes, columns, setting);
  for (const [name, { key }] of types?.entries ?? []) {
    if (!setting.used.has(name)) wrong(setting, key, `the type ${name}`, "is used by no column", "take it out");
  }
  if (!sound) return null;
  const legend = [...columns.values()].find((column) => column.legend)?.legend;
  const required = [...columns].filter(([, { blank, fallback }]) => !blank && fallback === null).map(([id]) => id);
  const own = Object.fromEntries([...columns].map(([id, { schema }]) => [id, { ...schema, declared: true }]));
  const outcomes = head.shape === "modifiers" ? outcomesOf(root, setting) : null;
  if (!sound) return null;
  const value = outcomes && { value: outcomes };
  const whole: SchemaNode = {
    ...row,
    required: [...((row.required ?? []) as readonly string[]), ...(axes?.keys ?? []), ...required],
    properties: { ...(row.properties as object), ...axes?.properties, ...value, ...own },
    ...(result ? { additionalProperties: result.schema } : {}),
  };
  return {
    schema: {
      ...head,
      properties: {
        ...properties,
        ...(axes ? { axes: axes.schema } : {}),
        ...(legend ? { noteLegend: legend } : {}),
        ...ownHead,
        rows: { ...rows, [place]: whole },
      },
    },
    columns: result ? new Map([...columns, ["cell", result]]) : columns,
  };
}

/** A misspelt `columns:` alone; without the columns it means, every cell would be a mistake too. */
function misspelt(root: SyntaxMap, head: SchemaNode): Diagnostic | null {
  const known = [...Object.keys((head.properties ?? {}) as object), ...ownWords];
  for (const [name, { key }] of root.entries) {
    const meant = known.includes(name) ? undefined : nearest(name, known);
    if (meant === undefined || !declaring.some((one) => one === meant) || root.entries.has(meant)) continue;
    const hint = `did you mean ${meant}?`;
    return diagnostic("field/unknown", key, { key: name, where: "this file" }, { hint });
  }
  return null;
}

function wrongShape(root: SyntaxMap, setting: Setting): null {
  const key = ownWords.flatMap((name) => root.entries.get(name)?.key ?? [])[0];
  const problem = "has no rows, and so no columns of its own";
  return wrong(setting, key ?? root, "this kind of table", problem, `take ${key?.text ?? "columns"}: out`);
}

type Columns = Map<string, Placed>;

function columnsIn(root: SyntaxMap, row: SchemaNode, axes: AxisColumns | null, setting: Setting): Columns {
  const found: Columns = new Map();
  const node = child(root, "columns");
  if (!node) return found;
  if (node.kind !== "map" || node.entries.size === 0) {
    wrong(
      setting,
      node,
      "columns",
      "must give each column a line",
      "write its name, a colon and what its cells are: weight: number kg",
    );
    return found;
  }
  const ofKind = Object.values((row.properties ?? {}) as Record<string, SchemaNode>);
  const taken = new Set([...Object.keys((row.properties ?? {}) as object), ...(axes?.keys ?? []), ...rowFields]);
  for (const [id, { key, value }] of node.entries) {
    const subject = `the column ${id}`;
    if (!/^[a-z][A-Za-z0-9]*$/.test(id)) {
      wrong(setting, key, subject, "must be called with letters and digits, small letter first", `write ${camel(id)}`);
    } else if (taken.has(id) || id === "unknown") {
      const problem = "has the name of a field every row has";
      wrong(
        setting,
        key,
        subject,
        problem,
        `choose another name, such as ${id}${id.endsWith("s") ? "Given" : "Value"}`,
      );
    } else {
      const isRows = value.kind === "map" && value.entries.has("rows");
      const declared = isRows
        ? nestedSchema(
            id,
            value,
            axes !== null,
            [...ofKind, ...[...found.values()].map(({ schema }) => schema)],
            setting,
          )
        : isLegend(value)
          ? legendColumn(id, value, subject, setting)
          : readDeclared(value, subject, setting);
      if (declared) found.set(id, { ...declared, at: value });
    }
  }
  return found;
}

function camel(id: string): string {
  const [first = "", ...rest] = id.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const name = [
    first.charAt(0).toLowerCase() + first.slice(1),
    ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ].join("");
  return /^[a-z]/.test(name) ? name : `column${name}`;
}

import { describe } from "../columns/table.ts";
import type { Diagnostic, Report } from "../diagnostics/diagnostic.ts";
import { isError } from "../diagnostics/diagnostic.ts";
import { readCell } from "../kinds/cells.ts";
import { readColumn } from "../kinds/column.ts";
import { type Kind, readKindOf } from "../kinds/kind.ts";
import type { SchemaNode, SchemaSet } from "../kinds/schema-set.ts";
import type { Column } from "../model/index.ts";
import { childList, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import { units } from "../values/units.ts";
import type { Value } from "../values/value.ts";
import type { Scope } from "../vocabulary/keyword.ts";
import { validateTree } from "./index.ts";
import { interpret } from "./interpret.ts";
import type { Validate } from "./validator.ts";

/** A kind with the validator of its tables. */
export interface JudgedKind {
  readonly kind: Kind;
  readonly validate: Validate;
}

/** The kind of a table that describes its own columns; null after a complaint. */
export function ownKind(
  set: SchemaSet,
  { id, path }: { readonly id: string; readonly path: string },
  root: SyntaxMap,
  scope: Scope,
  report: Report,
): JudgedKind | null {
  const symbols = new Set([...units.keys(), ...(scope.units?.keys() ?? [])]);
  const described = describe(set, set.files.get(path) as SchemaNode, root, symbols, report);
  if (!described) return null;
  const defaults = new Map<string, Value>();
  let sound = true;
  for (const [column, { schema, fallback }] of described.columns) {
    if (!fallback) continue;
    const found = judgeDefault(set, schema, fallback, scope);
    for (const one of found) report(one);
    sound &&= !found.some(isError);
    if (sound) defaults.set(column, readCell(fallback, readColumn(column, schema, true)));
  }
  if (!sound) return null;
  const schema = described.schema;
  const kind = readKindOf(set, id, path, schema);
  const placed = (column: Column): Column => ({
    ...column,
    ...(defaults.has(column.id) ? { default: defaults.get(column.id) as Value, blank: false } : {}),
    place: described.columns.get(column.id)?.at ?? null,
  });
  // Where no row has a name, none is a part of the answer.
  const named = kind.named && (kind.shape !== "lookup" || rowsNamed(root));
  const own = { ...kind, named, columns: kind.columns.map(placed), cell: kind.cell && placed(kind.cell) };
  return { kind: own, validate: interpret(set, schema) };
}

function rowsNamed(root: SyntaxMap): boolean {
  return (childList(root, "rows")?.items ?? []).some((row) => row.kind === "map" && row.entries.has("name"));
}

/** A default is a cell like any other. */
function judgeDefault(set: SchemaSet, schema: SchemaNode, node: SyntaxNode, scope: Scope): readonly Diagnostic[] {
  const key = { ...node, kind: "scalar", text: "default", quoted: false } as const;
  const around: SyntaxMap = { ...node, kind: "map", entries: new Map([["default", { key, value: node }]]) };
  return validateTree(around, interpret(set, { properties: { default: schema } }), scope);
}

import type { Branch, Inverse, LookupTable, ModifiersTable, Segment, Target } from "../../model/index.ts";
import { soleColumn } from "../../model/table.ts";
import { listName } from "../../names/sdk-names.ts";
import { camelCase } from "../../text/ids.ts";
import type { Value } from "../../values/value.ts";
import { type Code, code, exported } from "../typescript/code.ts";
import { literal, stringLiteral } from "../typescript/literal.ts";
import { local, ofTables } from "./local.ts";

/** How a lookup finds the row it answers with, and the column. */
export function lookupSteps(table: LookupTable): Code {
  const places = table.axes.map(({ id }) => id);
  return looked(table, literal(treeOf(table.tree, places, table)), acrossOf(table, places));
}

/** The same of a scale looked up backwards: the row its figure leads to. */
export function inverseSteps(table: LookupTable, { segments }: Inverse): Code {
  return looked(table, literal({ by: 0, ends: endsOf(segments, [], table) }), null);
}

function looked(table: LookupTable, tree: string, across: string | null): Code {
  const rows = local(exported(table, listName(table)));
  const names = `${stringLiteral(table.id)}, ${stringLiteral(table.title)}`;
  return code`${ofTables.looked}(${names}, ${rows}, ${tree}${across === null ? "" : `, ${across}`})`;
}

function treeOf(branch: Branch, places: readonly string[], table: LookupTable): Value {
  const by = places.indexOf(branch.axis);
  if (branch.by === "number") return { by, ends: endsOf(branch.segments, places, table) };
  const { aliases = {} } = table.axes[by] ?? {};
  const to = new Map(branch.cases.map(({ key, to }) => [key, leadsTo(to, places, table)]));
  const former = Object.entries(aliases).map(([from, key]) => [from, to.get(key) ?? -1] as const);
  return { by, ids: Object.fromEntries([...to, ...former]) };
}

function endsOf(segments: readonly Segment[], places: readonly string[], table: LookupTable): Value {
  return segments.map(({ upper, closed, to }) => [upper, closed, leadsTo(to, places, table)]);
}

function leadsTo(target: Target, places: readonly string[], table: LookupTable): Value {
  if (target.kind === "branch") return treeOf(target.branch, places, table);
  return target.kind === "row" ? target.row : -1;
}

/** The column of the answer: that of an argument, the sole one, or none where the whole row answers. */
function acrossOf(table: LookupTable, places: readonly string[]): string | null {
  const axis = table.axes.find(({ columns }) => columns);
  if (!axis) {
    const only = soleColumn(table);
    return only === null ? null : stringLiteral(only);
  }
  const by = places.indexOf(axis.id);
  if (!axis.headings) return literal({ by });
  return literal({ by, ends: endsOf(axis.headings.segments, places, table), keys: axis.keys });
}

/** What may be given of a table of modifiers, each name with its modifier. */
export function modifierSteps(table: ModifiersTable): Code {
  const ids = table.modifiers.flatMap(({ id, group, aliases }): (readonly [string, string | null])[] =>
    group === null ? [id, ...aliases].map((one) => [camelCase(one), id]) : [[camelCase(group), null]],
  );
  const rows = local(exported(table, table.dataName));
  return code`${ofTables.modifiers}(${stringLiteral(table.id)}, ${rows}, ${literal(Object.fromEntries(ids))})`;
}

import { bandText, diceDomain } from "../axes/domain.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Axis, LookupTable } from "../model/index.ts";
import type { Roll } from "../model/operation.ts";
import { parameterName } from "../names/sdk-names.ts";
import { child, childMap, childMaps, childText, type SyntaxMap } from "../source/syntax.ts";
import { expectColumn, expectColumnAt, expectRowOf, expectTable } from "./expect.ts";
import { axisNames, expectNames, givenName, nameOf } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";
import { parameterOf } from "./read.ts";

/** Looks a table up by a roll and what is added to it: figures that are given, and the sum of a table of modifiers. */
export const roll: OperationModule<Roll> = {
  read: (root) => ({
    operation: "roll",
    table: childText(root, "table") ?? "",
    axis: childText(root, "axis") ?? "",
    ...readFixed(root),
    plus: childMaps(root, "plus").map(parameterOf),
    by: childText(root, "by") ?? null,
  }),
  check({ axis: id, plus, by }, root, tables, report) {
    const table = expectTable(root, "table", "lookup", tables, report);
    const adder = by === null ? undefined : expectTable(root, "by", "modifiers", tables, report);
    const numeric = table?.axes.filter(({ match }) => match.kind !== "exact") ?? [];
    const at = child(root, "axis") ?? root;
    if (plus.length === 0 && by === null) {
      const hint = "plus: names figures that are given, by: a table of modifiers";
      report(diagnostic("field/missing", at, { key: "plus or by", where: "this file" }, { hint }));
    }
    if (table) {
      const ids = numeric.map((one) => one.id);
      expectColumn(root, "axis", id, ids, table.id, report);
    }
    const axis = numeric.find((one) => one.id === id);
    if (axis && rollsAlone(axis)) {
      const expected = "an axis that can be modified: modified: true, or a domain of its own";
      report(diagnostic("table/wrong-shape", at, { text: `${table?.id}/${id}`, expected }));
    }
    checkFixed(root, table, report);
    const asked = axisNames(table, child(root, "table") ?? root).filter(({ name }) => !isFixed(root, name));
    const names = [...asked, ...childMaps(root, "plus").flatMap(nameOf)];
    expectNames([...names, ...givenName(root)], [table?.lookupName ?? "", adder?.sumName ?? "", "odds"], report);
  },
  uses: ({ table, by }) => (by === null ? [table] : [table, by]),
};

function readFixed(root: SyntaxMap): Pick<Roll, "fixed"> {
  const fixed = childMap(root, "fixed");
  return fixed
    ? { fixed: Object.fromEntries([...fixed.entries.keys()].map((id) => [id, childText(fixed, id) ?? ""])) }
    : {};
}

function isFixed(root: SyntaxMap, name: string): boolean {
  return [...(childMap(root, "fixed")?.entries.keys() ?? [])].some((id) => parameterName(id) === name);
}

/** A fixed axis must be one of words, and have the fixed key. */
function checkFixed(root: SyntaxMap, table: LookupTable | undefined, report: Report): void {
  const fixed = childMap(root, "fixed");
  if (!fixed || !table) return;
  const words = table.axes.filter(({ match }) => match.kind === "exact");
  for (const [id, { key, value }] of fixed.entries) {
    const axis = words.find((one) => one.id === id);
    if (!axis) {
      expectColumnAt(
        key,
        id,
        words.map((one) => one.id),
        table.id,
        report,
      );
      continue;
    }
    expectRowOf(value, childText(fixed, id) ?? "", axis.keys, table.id, report);
  }
}

/** True for an axis whose domain is exactly what its dice roll: any modifier could lead out of it. */
function rollsAlone({ dice, domain }: Axis): boolean {
  return dice !== null && domain !== null && bandText(domain) === bandText(diceDomain(dice));
}

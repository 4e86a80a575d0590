import { bandText, diceDomain } from "../axes/domain.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Axis } from "../model/index.ts";
import type { Roll } from "../model/operation.ts";
import { child, childText } from "../source/syntax.ts";
import { expectColumn, expectTable } from "./expect.ts";
import { axisNames, expectNames, givenName, nameOf } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";
import { mapsOf, parameterOf } from "./read.ts";

/** Looks a table up by a roll and what is added to it: figures that are given, and the sum of a table of modifiers. */
export const roll: OperationModule<Roll> = {
  read: (root) => ({
    operation: "roll",
    table: childText(root, "table") ?? "",
    axis: childText(root, "axis") ?? "",
    plus: mapsOf(root, "plus").map(parameterOf),
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
    const names = [...axisNames(table, child(root, "table") ?? root), ...mapsOf(root, "plus").flatMap(nameOf)];
    expectNames([...names, ...givenName(root)], [table?.lookupName ?? "", adder?.sumName ?? "", "odds"], report);
  },
  uses: ({ table, by }) => (by === null ? [table] : [table, by]),
};

/** True for an axis whose domain is what its dice roll, so that a modifier would lead out of it. */
function rollsAlone({ dice, domain }: Axis): boolean {
  return dice !== null && domain !== null && bandText(domain) === bandText(diceDomain(dice));
}

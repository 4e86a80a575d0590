import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { CatalogRow, CatalogTable } from "../model/index.ts";
import type { Spend } from "../model/operation.ts";
import { child, childText } from "../source/syntax.ts";
import { camelCase } from "../text/ids.ts";
import { expectColumn, expectTable } from "./expect.ts";
import { expectNames, ownName } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";
import { readNamed } from "./read.ts";

const flags = ["proportional", "roundedUp", "paidAfter"];

/**
 * What is left of an allowance, or that it is not enough. A row costs `each` per `per` of the amount given for it. Only whole
 * lots cost: a `proportional` row pays for parts of a lot too, and a `roundedUp` row pays for a part as for a whole. The last
 * lot of a `paidAfter` row may cost more than is left.
 */
export const spend: OperationModule<Spend> = {
  read: (root) => ({
    operation: "spend",
    costs: childText(root, "costs") ?? "",
    allowance: readNamed(root, "allowance"),
  }),
  check(_, root, tables, report) {
    const at = child(root, "costs") ?? root;
    expectNames([{ name: "given", at }, ...ownName(root, "allowance")], [], report);
    const table = expectTable(root, "costs", "catalog", tables, report);
    if (!table) return;
    const numbers = table.columns.filter(({ type }) => type.type === "number" && type.words.length === 0);
    const known = numbers.map(({ id }) => id);
    const [each, per] = ["each", "per"].map((id) => expectColumn(root, "costs", id, known, table.id, report));
    if (each && per) for (const row of table.rows) checkRow(row, report);
    for (const { id, type } of table.columns) {
      if (!flags.includes(id) || type.type === "boolean") continue;
      report(diagnostic("table/wrong-shape", at, { text: `${table.id}/${id}`, expected: "true or false" }));
    }
    checkRowNames(table, report);
  },
  uses: ({ costs }) => [costs],
};

/** A cost is at least 0, and a lot is above 0. */
function checkRow({ id, values, node }: CatalogRow, report: Report): void {
  const { each, per } = values;
  if (typeof each === "number" && each < 0) {
    report(diagnostic("cell/range", child(node, "each") ?? node, { text: `each of ${id}`, rule: "not below 0" }));
  }
  if (typeof per === "number" && per <= 0) {
    report(diagnostic("cell/range", child(node, "per") ?? node, { text: `per of ${id}`, rule: "above 0" }));
  }
}

/** Row ids become property names, so each must give another name. */
function checkRowNames({ rows }: CatalogTable, report: Report): void {
  const owners = new Map<string, string>();
  for (const { id, node } of rows) {
    const name = camelCase(id);
    const first = owners.get(name);
    if (first !== undefined) report(diagnostic("name/collision", node, { name, first, second: id }));
    owners.set(name, id);
  }
}

import { diagnostic } from "../diagnostics/diagnostic.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { givenChecks } from "../emit/sdk/given.ts";
import { sister } from "../emit/sdk/sisters.ts";
import { comment } from "../emit/typescript/jsdoc.ts";
import { access, literal, propertyName } from "../emit/typescript/literal.ts";
import type { CatalogRow, CatalogTable, Column, DerivedTable } from "../model/index.ts";
import type { Spend } from "../model/operation.ts";
import { unitWords } from "../names/words.ts";
import { child, childText } from "../source/syntax.ts";
import { camelCase } from "../text/ids.ts";
import type { Report } from "../validate/input.ts";
import { asParameter, refuseBelow, unused } from "./code.ts";
import { expectColumn, expectTable } from "./expect.ts";
import { expectNames, ownName } from "./expect-names.ts";
import { besides, numberOr } from "./lookup-figure.ts";
import type { OperationModule } from "./operation.ts";
import { readNamed } from "./read.ts";

/**
 * What is left of an allowance: each row costs `each` for every `per` of what is given of it. What is counted pays for
 * whole ones alone; a row that is `proportional` pays for parts too.
 */
export const spend: OperationModule<Spend> = {
  operation: "spend",
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
    const share = table.columns.find(({ id }) => id === "proportional");
    if (share && share.type.type !== "boolean") {
      report(diagnostic("table/wrong-shape", at, { text: `${table.id}/proportional`, expected: "true or false" }));
    }
    checkRowNames(table, report);
  },
  uses: ({ costs }) => [costs],
  declare(table, { costs, allowance }, setting) {
    const target = sister(setting, costs, "catalog");
    const parameters = [
      asParameter(allowance),
      { name: "given", type: givenType(target), doc: `How much of each of “${target.title}” is paid for.` },
    ];
    const spent = unused("spent", parameters);
    const body = [
      ...refuseBelow(0, table, allowance.name, false),
      ...givenChecks(
        table.id,
        target.rows.map(({ id }) => camelCase(id)),
      ),
      ...target.rows.flatMap((row) => checkAmount(table, row)),
      ...target.rows.flatMap(lostCost),
      `const ${spent} =\n  ${target.rows.map(cost).join(" +\n  ")};`,
      `return Math.max(0, ${allowance.name} - ${spent});`,
    ];
    const columns = target.columns.filter(({ id }) => id === "each" || id === "per");
    const returns = numberOr(columns.flatMap(besides));
    return { imports: [], declarations: [derivedFunction(table, setting, parameters, returns, body)] };
  },
};

/** A cost that is no credit, for a share that is no nothing. */
function checkRow({ id, values, node }: CatalogRow, report: Report): void {
  const { each, per } = values;
  if (typeof each === "number" && each < 0) {
    report(diagnostic("cell/range", child(node, "each") ?? node, { text: `each of ${id}`, rule: "not below 0" }));
  }
  if (typeof per === "number" && per <= 0) {
    report(diagnostic("cell/range", child(node, "per") ?? node, { text: `per of ${id}`, rule: "above 0" }));
  }
}

/** Row ids become property names, so two of them must not meet in one. */
function checkRowNames({ rows }: CatalogTable, report: Report): void {
  const owners = new Map<string, string>();
  for (const { id, node } of rows) {
    const name = camelCase(id);
    const first = owners.get(name);
    if (first !== undefined) report(diagnostic("name/collision", node, { name, first, second: id }));
    owners.set(name, id);
  }
}

/** An object type with a documented number for each row. */
function givenType({ rows, columns }: CatalogTable): string {
  const [each, per] = ["each", "per"].map((id) => columns.find((one) => one.id === id));
  const properties = rows.map(({ id, name, values }) => {
    const price = `${quantity(values.each, each)} for each ${quantity(values.per, per)}`;
    const parts = values.proportional === true ? ", parts of it too" : "";
    const doc = comment({ text: [`${name}: ${price}${parts}.`] }, "  ");
    return `${doc}  readonly ${propertyName(camelCase(id))}?: number | undefined;\n`;
  });
  return `{\n${properties.join("")}}`;
}

function quantity(value: unknown, column: Column | undefined): string {
  if (typeof value !== "number") return "an unknown amount";
  return column?.unit ? `${value} ${unitWords(column.unit)}` : String(value);
}

function givenOf({ id }: CatalogRow): string {
  return `given${access(camelCase(id))}`;
}

function checkAmount(table: DerivedTable, row: CatalogRow): readonly string[] {
  const path = givenOf(row);
  const checks = refuseBelow(0, table, camelCase(row.id), false, path);
  return [`if (${path} !== undefined) {`, ...checks.map((line) => `  ${line}`), "}"];
}

/** A cost the print leaves blank or lost is all that can be said of what is paid for it. */
function lostCost(row: CatalogRow): readonly string[] {
  const lost = [row.values.each, row.values.per].find((value) => typeof value !== "number");
  return lost === undefined ? [] : [`if ((${givenOf(row)} ?? 0) > 0) return ${literal(lost)};`];
}

function cost(row: CatalogRow): string {
  const { each, per, proportional } = row.values;
  if (typeof each !== "number" || typeof per !== "number") return "0";
  const amount = `(${givenOf(row)} ?? 0)`;
  const lots = per === 1 ? amount : `(${amount} / ${per})`;
  const count = proportional === true ? lots : `Math.floor${lots}`;
  return each === 1 ? count : `${count} * ${each}`;
}

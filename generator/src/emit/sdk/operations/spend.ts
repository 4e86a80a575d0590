import type { CatalogRow, CatalogTable, Column, DerivedTable } from "../../../model/index.ts";
import type { Spend } from "../../../model/operation.ts";
import { unitWords } from "../../../names/words.ts";
import { camelCase } from "../../../text/ids.ts";
import { comment } from "../../typescript/jsdoc.ts";
import { access, literal, propertyName } from "../../typescript/literal.ts";
import { derivedFunction } from "../tables/function.ts";
import { givenChecks } from "../tables/given.ts";
import { sister } from "../tables/sisters.ts";
import { asParameter, refuseBelow, unused } from "./code.ts";
import type { Declare } from "./declare.ts";
import { besides, numberOr } from "./figure-code.ts";

/**
 * What is left of an allowance: each row costs `each` for every `per` of what is given of it. What is counted pays for
 * whole ones alone; a row that is `proportional` pays for parts too.
 */
export const spend: Declare<Spend> = (table, { costs, allowance }, setting) => {
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
};

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

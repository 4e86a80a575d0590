import type { Book, CatalogRow, CatalogTable, Column, DerivedTable } from "../../../model/index.ts";
import type { Spend } from "../../../model/operation.ts";
import { unitWords } from "../../../names/words.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { camelCase } from "../../../text/ids.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { comment } from "../../typescript/jsdoc.ts";
import { access, literal, propertyName, stringLiteral } from "../../typescript/literal.ts";
import { amount, type Takes } from "../../typescript/takes.ts";
import { givenChecks } from "../tables/modifiers.ts";
import { addTo } from "../tables/sums.ts";
import { asParameter, type Declare, refuseBelow, unused } from "./code.ts";
import { besides } from "./figure-code.ts";

/**
 * What is left of an allowance, or that it is not enough. The last lot of a `paidAfter` row may cost more than is left; the
 * answer is then 0.
 */
export const spend: Declare<Spend> = (table, { costs, allowance }, setting) => {
  const target = namedTable(setting.tables, costs, "catalog");
  const per = target.columns.find(({ id }) => id === "per")?.unit ?? null;
  const parts = target.rows.map((row) => {
    const takes = { ...amount, unit: per, whole: !takesParts(row) };
    return { name: camelCase(row.id), doc: `${row.name}.`, optional: true, takes };
  });
  const takes: Takes = { type: "named", parts };
  const parameters = [
    asParameter(allowance, amount),
    {
      name: "given",
      type: givenType(target, setting.book),
      doc: `How much of each of “${target.title}” is paid for.`,
      takes,
    },
  ];
  const left = unused("left", parameters);
  const last = unused("last", parameters);
  const isLate = target.rows.some(({ values }) => values.paidAfter === true);
  const body = [
    ...refuseBelow(0, table, allowance.name, false),
    ...givenChecks(
      table.functionName,
      target.rows.map(({ id }) => camelCase(id)),
    ),
    `let ${left} = ${allowance.name};`,
    ...(isLate ? [`let ${last} = 0;`] : []),
    ...target.rows.flatMap((row) => pay(table, row, left, last)),
    ...target.rows.flatMap(lostPrice),
    ...(isLate
      ? [code`if (${runtime.exactSum}(${left}, ${last}) < 0) return "not-enough";`, `return Math.max(0, ${left});`]
      : [`return ${left} < 0 ? "not-enough" : ${left};`]),
  ];
  const columns = target.columns.filter(({ id }) => id === "each" || id === "per");
  return { parameters, returns: ["number", stringLiteral("not-enough"), ...columns.flatMap(besides)], body };
};

/** An object type with a documented number for each row. */
function givenType({ rows, columns }: CatalogTable, book: Book): string {
  const [each, per] = ["each", "per"].map((id) => columns.find((one) => one.id === id));
  const properties = rows.map(({ id, name, values }) => {
    const price = `${quantity(values.each, each, book)} for each ${quantity(values.per, per, book)}`;
    const parts = partsWords(values);
    const doc = comment({ text: [`${name}: ${price}${parts}.`] }, "  ");
    return `${doc}  readonly ${propertyName(camelCase(id))}?: number | undefined;\n`;
  });
  return `{\n${properties.join("")}}`;
}

function partsWords({ proportional, roundedUp, paidAfter }: CatalogRow["values"]): string {
  const parts = proportional === true ? ", parts of it too" : roundedUp === true ? ", a part for a whole one" : "";
  return paidAfter === true ? `${parts}, paid once it is crossed` : parts;
}

function quantity(value: unknown, column: Column | undefined, book: Book): string {
  if (typeof value !== "number") return "an unknown amount";
  return column?.unit ? `${value} ${unitWords(column.unit, book)}` : String(value);
}

function givenOf({ id }: CatalogRow): string {
  return `given${access(camelCase(id))}`;
}

/** Checks an amount, and takes its price from what is left. */
function pay(table: DerivedTable, row: CatalogRow, left: string, last: string): readonly Code[] {
  const { each, per, paidAfter } = row.values;
  const [path, price] = [givenOf(row), priceCode(row)];
  const checks = refuseBelow(0, table, camelCase(row.id), !takesParts(row), path);
  const late = paidAfter === true ? [`if (${path} >= ${per}) ${last} = Math.max(${last}, ${each});`] : [];
  const paid = price === null ? [] : [addTo(left, code`-${price}`, false), ...late];
  return [`if (${path} !== undefined) {`, ...[...checks, ...paid].map((line) => code`  ${line}`), "}"];
}

function takesParts({ values }: CatalogRow): boolean {
  return values.proportional === true || values.roundedUp === true;
}

/** The price of the amount of a row; null where the print leaves it blank or lost it. */
function priceCode(row: CatalogRow): Code | null {
  const { each, per, proportional, roundedUp } = row.values;
  if (typeof each !== "number" || typeof per !== "number") return null;
  const amount = roundedUp === true ? `Math.ceil(${givenOf(row)})` : givenOf(row);
  return code`${runtime.priceOf}(${amount}, ${each}, ${per}, ${proportional === true})`;
}

/** Where the print leaves a price blank or lost it, that is the answer for any amount. */
function lostPrice(row: CatalogRow): readonly string[] {
  const lost = [row.values.each, row.values.per].find((value) => typeof value !== "number");
  return lost === undefined ? [] : [`if ((${givenOf(row)} ?? 0) > 0) return ${literal(lost)};`];
}

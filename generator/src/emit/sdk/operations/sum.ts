import type { CatalogTable, DerivedTable, LookupTable, Modifier, ModifiersTable } from "../../../model/index.ts";
import type { Sum } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { camelCase } from "../../../text/ids.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { literal, stringLiteral } from "../../typescript/literal.ts";
import type { Parameter } from "../../typescript/module.ts";
import { figure as anyFigure } from "../../typescript/takes.ts";
import type { Setting } from "../tables/doc.ts";
import { axisParameter, presentKey } from "../tables/parameters.ts";
import { addTo, sumCode } from "../tables/sums.ts";
import { adderOf, asParameter, type Declare, finite, unused } from "./code.ts";
import { figureCode } from "./figure-code.ts";

/** A figure, looked up or given, plus the sum of a table of modifiers, with a least figure if stated. */
export const sum: Declare<Sum> = (table, operation, setting) => {
  const adder = adderOf(setting, operation.by);
  const start = operation.base === null ? givenStart(table, operation) : baseStart(operation, setting);
  const parameters = [...start.parameters, adder.parameter];
  const { before, expression, instead, whole, unit } = start.code(unused("found", parameters));
  const total = unused("sum", parameters);
  const result = sumCode([expression, total], whole && adder.whole);
  const { least, base, by, exceptions } = operation;
  const odd =
    exceptions === null || base === null
      ? { forbidden: [], exempt: [] }
      : exceptionsCode(
          namedTable(setting.tables, exceptions, "catalog"),
          namedTable(setting.tables, base, "lookup"),
          namedTable(setting.tables, by, "modifiers"),
          total,
          adder.whole,
        );
  const body = [
    code`${odd.exempt.length === 0 ? "const" : "let"} ${total} = ${adder.sum};`,
    ...before,
    ...odd.forbidden,
    ...odd.exempt,
    least ? code`return Math.max(${least.value}, ${result});` : code`return ${result};`,
  ];
  const never = odd.forbidden.length === 0 ? [] : [runtime.Forbidden];
  return { parameters, returns: ["number", ...instead, ...never], unit, body };
};

/** What a sum starts from: its parameters, and the code for it under a local name. */
interface Start {
  readonly parameters: readonly Parameter[];
  readonly code: (name: string) => {
    readonly before: readonly Code[];
    readonly expression: string;
    readonly instead: readonly Code[];
    readonly whole: boolean;
    readonly unit: string | null;
  };
}

function givenStart(table: DerivedTable, { figure }: Sum): Start {
  const name = figure?.name ?? "0";
  const code = () => ({ before: [finite(table, name)], expression: name, instead: [], whole: false, unit: null });
  return { parameters: figure ? [asParameter(figure, anyFigure())] : [], code };
}

function baseStart({ base, column }: Sum, setting: Setting): Start {
  const lookup = namedTable(setting.tables, base ?? "", "lookup");
  const code = (name: string) => {
    const { call, guards, ...figure } = figureCode(lookup, column, name);
    return { before: [call, ...guards], ...figure };
  };
  return { parameters: lookup.axes.map((axis) => axisParameter(lookup, axis, setting.book)), code };
}

/**
 * The statements for modifiers that forbid another one, and for keys that are exempt from one.
 * @param sum the local variable with the sum of the given modifiers
 */
function exceptionsCode(table: CatalogTable, base: LookupTable, adder: ModifiersTable, sum: string, whole: boolean) {
  const axis = base.axes.find(({ match }) => match.kind === "exact");
  const modifier = (id: unknown) => adder.modifiers.find((one) => one.id === id) as Modifier;
  const forbidden = table.rows.flatMap(({ id, values, citation }): readonly string[] => {
    if (typeof values.forbids !== "string") return [];
    const lines = literal((citation?.lines ?? []).map(({ from, to }) => [from, to]));
    const answer = `{ forbidden: ${stringLiteral(values.forbids)}, with: ${stringLiteral(id)}, lines: ${lines} }`;
    return [`if (${isGiven(modifier(id))} && ${isGiven(modifier(values.forbids))}) return ${answer};`];
  });
  const exempt = table.rows.flatMap(({ id, values }): readonly Code[] => {
    if (typeof values.exempt !== "string" || !axis) return [];
    const key = Object.keys(axis.aliases).length === 0 ? presentKey(axis) : `(${presentKey(axis)})`;
    const spared = `${key} === ${stringLiteral(values.exempt)} && ${isGiven(modifier(id))}`;
    return [code`if (${spared}) ${addTo(sum, String(-modifier(id).value), whole)}`];
  });
  return { forbidden, exempt };
}

/** The test that a modifier is given, under its id or a former one. */
function isGiven({ id, aliases, group }: Modifier): string {
  const ids = [id, ...aliases];
  const tests =
    group === null
      ? ids.map((one) => `given?.${camelCase(one)} === true`)
      : ids.map((one) => `given?.${camelCase(group)} === ${stringLiteral(one)}`);
  return tests.length === 1 ? tests.join("") : `(${tests.join(" || ")})`;
}

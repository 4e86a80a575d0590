import type { DerivedTable } from "../../../model/index.ts";
import type { Sum } from "../../../model/operation.ts";
import type { Setting } from "../../typescript/table-module.ts";
import { derivedFunction } from "../tables/function.ts";
import { axisParameter } from "../tables/parameters.ts";
import { sister } from "../tables/sisters.ts";
import { adderOf, asParameter, finite, lookupImports, unused } from "./code.ts";
import type { Declare } from "./declare.ts";
import { figureCode, numberOr } from "./figure-code.ts";

/** A figure, looked up or given, plus the sum of a table of modifiers, and not below a least figure. */
export const sum: Declare<Sum> = (table, operation, setting) => {
  const adder = adderOf(setting, operation.by);
  const start = operation.base === null ? givenStart(table, operation) : baseStart(operation, setting);
  const parameters = [...start.parameters, adder.parameter];
  const { before, expression, instead } = start.code(unused("found", parameters));
  const total = unused("sum", parameters);
  const result = `${expression} + ${total}`;
  const { least } = operation;
  const body = [
    `const ${total} = ${adder.sum};`,
    ...before,
    `return ${least ? `Math.max(${least.value}, ${result})` : result};`,
  ];
  return {
    imports: [...adder.imports, ...start.imports],
    declarations: [derivedFunction(table, setting, parameters, numberOr(instead), body)],
  };
};

function givenStart(table: DerivedTable, { figure }: Sum) {
  const parameters = figure ? [asParameter(figure)] : [];
  const name = figure?.name ?? "0";
  const code = () => ({ before: finite(table, name), expression: name, instead: [] as readonly string[] });
  return { parameters, imports: [], code };
}

function baseStart({ base, column }: Sum, setting: Setting) {
  const lookup = sister(setting, base ?? "", "lookup");
  const code = (name: string) => {
    const { call, guards, expression, instead } = figureCode(lookup, column, name);
    return { before: [...call, ...guards], expression, instead };
  };
  const parameters = lookup.axes.map((axis) => axisParameter(lookup, axis));
  return { parameters, imports: lookupImports(setting, lookup), code };
}

import type { DerivedTable } from "../../../model/index.ts";
import type { Sum } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import type { Parameter } from "../../typescript/module.ts";
import type { Setting } from "../../typescript/setting.ts";
import { axisParameter } from "../tables/parameters.ts";
import { sumCode } from "../tables/sums.ts";
import { adderOf, asParameter, finite, unused } from "./code.ts";
import type { Declare } from "./declare.ts";
import { exceptionsCode } from "./exceptions.ts";
import { figureCode } from "./figure-code.ts";

/** A figure, looked up or given, plus the sum of a table of modifiers, and not below a least figure. */
export const sum: Declare<Sum> = (table, operation, setting) => {
  const adder = adderOf(setting, operation.by);
  const start = operation.base === null ? givenStart(table, operation) : baseStart(operation, setting);
  const parameters = [...start.parameters, adder.parameter];
  const { before, expression, instead, whole } = start.code(unused("found", parameters));
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
  return { parameters, returns: ["number", ...instead, ...never], body };
};

/** What a sum starts from: its parameters, and the code for it under a local name. */
interface Start {
  readonly parameters: readonly Parameter[];
  readonly code: (name: string) => {
    readonly before: readonly Code[];
    readonly expression: string;
    readonly instead: readonly Code[];
    readonly whole: boolean;
  };
}

function givenStart(table: DerivedTable, { figure }: Sum): Start {
  const name = figure?.name ?? "0";
  const code = () => ({ before: [finite(table, name)], expression: name, instead: [], whole: false });
  return { parameters: figure ? [asParameter(figure)] : [], code };
}

function baseStart({ base, column }: Sum, setting: Setting): Start {
  const lookup = namedTable(setting.tables, base ?? "", "lookup");
  const code = (name: string) => {
    const { call, guards, ...figure } = figureCode(lookup, column, name);
    return { before: [call, ...guards], ...figure };
  };
  return { parameters: lookup.axes.map((axis) => axisParameter(lookup, axis)), code };
}

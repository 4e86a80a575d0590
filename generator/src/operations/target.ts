import { derivedFunction } from "../emit/sdk/function.ts";
import { fromSister } from "../emit/sdk/sisters.ts";
import { access } from "../emit/typescript/literal.ts";
import type { TargetNumber } from "../model/operation.ts";
import { childText } from "../source/syntax.ts";
import { adderOf, constantOf } from "./code.ts";
import { expectConstant, expectTable } from "./expect.ts";
import { expectNames, givenName } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";

/** The number to roll after modifiers: the figure needed, less the sum of a table of modifiers. */
export const target: OperationModule<TargetNumber> = {
  operation: "target",
  read: (root) => ({
    operation: "target",
    needed: childText(root, "needed") ?? "",
    by: childText(root, "by") ?? "",
  }),
  check(_, root, tables, report) {
    expectConstant(root, "needed", tables, report);
    expectTable(root, "by", "modifiers", tables, report);
    const figures = tables.tables.get(childText(root, "needed")?.split("/")[0] ?? "");
    expectNames(givenName(root), [figures?.dataName ?? ""], report);
  },
  uses: ({ needed, by }) => [needed.split("/")[0] ?? "", by],
  declare(table, { needed, by }, setting) {
    const adder = adderOf(setting, by);
    const { source, row, lost } = constantOf(setting, needed);
    const figure = `${source.dataName}${access(row)}`;
    // What the print lost is returned as it is, once the call is known to make sense.
    const body = lost ? [`${adder.sum};`, `return ${figure};`] : [`return ${figure} - ${adder.sum};`];
    const returns = lost ? "number | Unknown" : "number";
    return {
      imports: [fromSister(setting, source.id, [source.dataName]), ...adder.imports],
      declarations: [derivedFunction(table, setting, [adder.parameter], returns, body)],
    };
  },
};

import { derivedFunction } from "../emit/sdk/function.ts";
import { asked, axisParameter, axisType, presentKey } from "../emit/sdk/parameters.ts";
import { fromSister, sister } from "../emit/sdk/sisters.ts";
import { stringLiteral } from "../emit/typescript/literal.ts";
import type { Shift } from "../model/operation.ts";
import { parameterName } from "../names/sdk-names.ts";
import { child, childText } from "../source/syntax.ts";
import { adderOf, unused } from "./code.ts";
import { expectColumn, expectTable } from "./expect.ts";
import { expectNames, givenName } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";

/** Steps along an ordered axis, stopping at its ends; the steps may be the sum of a table of modifiers. */
export const shift: OperationModule<Shift> = {
  operation: "shift",
  read: (root) => ({
    operation: "shift",
    table: childText(root, "table") ?? "",
    axis: childText(root, "axis") ?? "",
    by: childText(root, "by") ?? null,
  }),
  check({ axis, by }, root, tables, report) {
    const table = expectTable(root, "table", "lookup", tables, report);
    const exact = table?.axes.filter(({ match }) => match.kind === "exact").map(({ id }) => id) ?? [];
    if (table) expectColumn(root, "axis", axis, exact, table.id, report);
    const adder = by === null ? undefined : expectTable(root, "by", "modifiers", tables, report);
    const parameter = { name: parameterName(axis), at: child(root, "axis") ?? root };
    expectNames([parameter, ...givenName(root)], [adder?.sumName ?? ""], report);
  },
  uses: ({ table, by }) => (by === null ? [table] : [table, by]),
  declare(table, { table: id, axis: axisId, by }, setting) {
    const target = sister(setting, id, "lookup");
    const axis = target.axes.find((one) => one.id === axisId);
    if (!axis) throw new Error(`${id} has no axis ${axisId}`);
    const type = axisType(target, axis);
    const adder = by === null ? null : adderOf(setting, by);
    const from = { ...axisParameter(target, axis), doc: axis.description };
    const [at, steps] = ["at", "steps"].map((name) => unused(name, [from])) as [string, string];
    const counted = { name: steps, type: "number", doc: "Steps along the axis; negative goes back." };
    const parameters = [from, adder?.parameter ?? counted];
    const keys = axis.keys.map(stringLiteral).join(", ");
    const body = [
      `const ${at} = order.indexOf(${presentKey(axis)});`,
      `if (${at} === -1) throw unknownId(${asked(table, axis.id)}, order);`,
      adder ? `const ${steps} = ${adder.sum};` : `checkNumber(${stringLiteral(table.id)}, "${steps}", ${steps}, true);`,
      `return order[Math.min(Math.max(${at} + ${steps}, 0), ${axis.keys.length - 1})] as ${type};`,
    ];
    return {
      imports: [fromSister(setting, id, [type], true), ...(adder?.imports ?? [])],
      declarations: [
        { kind: "const", name: "order", exported: false, doc: null, type: `readonly ${type}[]`, value: `[${keys}]` },
        derivedFunction(table, setting, parameters, type, body),
      ],
    };
  },
};

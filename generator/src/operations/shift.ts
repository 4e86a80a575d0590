import { stringLiteral } from "../emit/literal.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { axisParameter, axisType, presentKey } from "../emit/sdk/parameters.ts";
import { fromSister, sister } from "../emit/sdk/sisters.ts";
import { childText } from "../syntax.ts";
import { adderOf } from "./code.ts";
import { expectColumn, expectTable } from "./expect.ts";
import type { Shift } from "./model.ts";
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
    if (by !== null) expectTable(root, "by", "modifiers", tables, report);
  },
  uses: ({ table, by }) => (by === null ? [table] : [table, by]),
  declare(table, { table: id, axis: axisId, by }, setting) {
    const target = sister(setting, id, "lookup");
    const axis = target.axes.find((one) => one.id === axisId);
    if (!axis) throw new Error(`${id} has no axis ${axisId}`);
    const type = axisType(target, axis);
    const adder = by === null ? null : adderOf(setting, by);
    const steps = adder?.parameter ?? {
      name: "steps",
      type: "number",
      doc: "Steps along the axis; negative goes back.",
    };
    const parameters = [{ ...axisParameter(target, axis), doc: axis.description }, steps];
    const keys = axis.keys.map(stringLiteral).join(", ");
    const body = [
      `const at = order.indexOf(${presentKey(axis)});`,
      `if (at === -1) throw unknownId(${stringLiteral(table.id)}, ${stringLiteral(axis.id)}, ${axis.id}, order);`,
      adder ? `const steps = ${adder.sum};` : `checkNumber(${stringLiteral(table.id)}, "steps", steps, true);`,
      `return order[Math.min(Math.max(at + steps, 0), ${axis.keys.length - 1})] as ${type};`,
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

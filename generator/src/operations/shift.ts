import { stringLiteral } from "../emit/literal.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { axisType } from "../emit/sdk/parameters.ts";
import { fromSister, sister } from "../emit/sdk/sisters.ts";
import type { Operation } from "../model.ts";
import { givenTypeName } from "../sdk-names.ts";
import { childText } from "../syntax.ts";
import { expectColumn, expectTable } from "./expect.ts";
import type { OperationModule } from "./operation.ts";

type Shift = Extract<Operation, { operation: "shift" }>;

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
    const adder = by === null ? null : sister(setting, by, "modifiers");
    const steps = adder
      ? { name: "given", type: givenTypeName(adder), doc: `What of “${adder.title}” applies.` }
      : { name: "steps", type: "number", doc: "Steps along the axis; negative goes back." };
    const parameters = [{ name: axis.id, type, doc: axis.description }, steps];
    const keys = axis.keys.map(stringLiteral).join(", ");
    const body = [
      `const at = order.indexOf(${axis.id});`,
      `if (at === -1) throw unknownId(${stringLiteral(table.id)}, ${stringLiteral(axis.id)}, ${axis.id}, order);`,
      adder
        ? `const steps = ${adder.sumName}(given);`
        : `checkNumber(${stringLiteral(table.id)}, "steps", steps, true);`,
      `return order[Math.min(Math.max(at + steps, 0), ${axis.keys.length - 1})] as ${type};`,
    ];
    const types = fromSister(setting, id, [type], true);
    return {
      imports: adder
        ? [types, fromSister(setting, adder.id, [adder.sumName]), fromSister(setting, adder.id, [steps.type], true)]
        : [types],
      declarations: [
        { kind: "const", name: "order", exported: false, doc: null, type: `readonly ${type}[]`, value: `[${keys}]` },
        derivedFunction(table, setting, parameters, type, body),
      ],
    };
  },
};

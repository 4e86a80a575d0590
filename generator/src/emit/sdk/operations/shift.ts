import type { Shift } from "../../../model/operation.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { code, runtime } from "../../typescript/code.ts";
import { stringLiteral } from "../../typescript/literal.ts";
import { figure } from "../../typescript/takes.ts";
import { asked, axisParameter, axisType, axisWords, presentKey } from "../tables/parameters.ts";
import { adderOf, type Declare, finite, unused } from "./code.ts";

/** Steps along an ordered axis; beyond its ends the answer is unknown. The steps may be the sum of a table of modifiers. */
export const shift: Declare<Shift> = (table, { table: id, axis: axisId, by, beyond }, setting) => {
  const target = namedTable(setting.tables, id, "lookup");
  const axis = target.axes.find((one) => one.id === axisId);
  if (!axis) throw new Error(`${id} has no axis ${axisId}`);
  const type = axisType(target, axis);
  const adder = by === null ? null : adderOf(setting, by);
  const from = { ...axisParameter(target, axis, setting.book), doc: axis.description };
  const [at, steps] = ["at", "steps"].map((name) => unused(name, [from])) as [string, string];
  const counted = {
    name: steps,
    type: "number",
    doc: "Steps along the axis; negative goes back.",
    takes: figure({ whole: true }),
  };
  const parameters = [from, adder?.parameter ?? counted];
  const keys = axis.keys.map(stringLiteral).join(", ");
  const body = [
    code`const ${at} = order.indexOf(${presentKey(axis)});`,
    code`if (${at} === -1) throw ${runtime.unknownId}(${asked(table.functionName, axis.id)}, order);`,
    adder ? code`const ${steps} = ${adder.sum};` : finite(table, steps, true),
    code`return order[${at} + ${steps}] ?? { unknown: ${stringLiteral(beyond)} };`,
  ];
  const order = { kind: "const", name: "order", exported: false, doc: null } as const;
  return {
    parameters,
    returns: [type, runtime.Unknown],
    words: axisWords(target, axis),
    body,
    before: [{ ...order, type: code`readonly ${type}[]`, value: `[${keys}]` }],
  };
};

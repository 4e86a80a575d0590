import type { Shift } from "../../../model/operation.ts";
import { stringLiteral } from "../../typescript/literal.ts";
import { derivedFunction } from "../tables/function.ts";
import { asked, axisParameter, axisType, presentKey } from "../tables/parameters.ts";
import { fromSister, sister } from "../tables/sisters.ts";
import { adderOf, unused } from "./code.ts";
import type { Declare } from "./declare.ts";

/** Steps along an ordered axis, stopping at its ends; the steps may be the sum of a table of modifiers. */
export const shift: Declare<Shift> = (table, { table: id, axis: axisId, by }, setting) => {
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
};

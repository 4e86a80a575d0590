import { bandText, diceDomain, diceText } from "../../../axes/domain.ts";
import type { Axis, DerivedTable } from "../../../model/index.ts";
import type { Roll } from "../../../model/operation.ts";
import { parameterName } from "../../../names/sdk-names.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { stringLiteral } from "../../typescript/literal.ts";
import { figure, type Takes } from "../../typescript/takes.ts";
import { resultTypes, unitOf } from "../tables/lookup.ts";
import { asked, axisParameter } from "../tables/parameters.ts";
import { sumCode } from "../tables/sums.ts";
import { adderOf, asParameter, callOf, type Declare, finite } from "./code.ts";

/** Looks a table up by a roll and what is added to it: figures that are given, and the sum of a table of modifiers. */
export const roll: Declare<Roll> = (table, { table: id, axis: axisId, fixed = {}, plus, by }, setting) => {
  const target = namedTable(setting.tables, id, "lookup");
  const adder = by === null ? null : adderOf(setting, by);
  const rolled = target.axes.find((axis) => axis.id === axisId) as Axis;
  // The axis accepts what a roll can be after modifiers; the parameter is the roll before them.
  const raw: Axis = { ...rolled, domain: null, description: "What is rolled or counted, before anything is added." };
  const open = target.axes.filter((axis) => fixed[axis.id] === undefined);
  const axes = open.map((axis) =>
    axis === rolled
      ? { ...axisParameter(target, raw, setting.book), takes: rolledTakes(rolled) }
      : axisParameter(target, axis, setting.book),
  );
  const parameters = [
    ...axes,
    ...plus.map((one) => asParameter(one, figure({ whole: rolled.whole }))),
    ...(adder ? [adder.parameter] : []),
  ];
  const added = [parameterName(axisId), ...plus.map(({ name }) => name), ...(adder ? [adder.sum] : [])];
  const call = callOf(target, (axis) => {
    const key = fixed[axis.id];
    if (key !== undefined) return stringLiteral(key);
    return axis === rolled ? sumCode(added, rolled.whole) : parameterName(axis.id);
  });
  const body = [
    ...checkRoll(table, rolled),
    ...plus.map(({ name }) => finite(table, name, rolled.whole)),
    code`return ${call};`,
  ];
  return { parameters, returns: resultTypes(target), unit: unitOf(target), body };
};

function rolledTakes({ whole, dice }: Axis): Takes {
  return figure({ whole, dice: dice && diceText(dice), ...(dice ? diceDomain(dice) : {}) });
}

function checkRoll(table: DerivedTable, { id, whole, dice }: Axis): readonly Code[] {
  const [name, names] = [parameterName(id), asked(table.functionName, id)];
  const check = code`${runtime.checkNumber}(${names}, ${whole});`;
  if (!dice) return [check];
  const band = diceDomain(dice);
  const ends = `${name} < ${band.from} || ${name} > ${band.to}`;
  return [check, code`if (${ends}) throw ${runtime.outOfDomain}(${names}, ${stringLiteral(bandText(band))});`];
}

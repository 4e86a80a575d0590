import { bandText, diceDomain } from "../axes/domain.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { resultType } from "../emit/sdk/lookup.ts";
import { asked, axisParameter } from "../emit/sdk/parameters.ts";
import { sister } from "../emit/sdk/sisters.ts";
import { stringLiteral } from "../emit/typescript/literal.ts";
import type { Axis, DerivedTable } from "../model/index.ts";
import type { Roll } from "../model/operation.ts";
import { parameterName } from "../names/sdk-names.ts";
import { child, childText } from "../source/syntax.ts";
import { adderOf, answerTypes, asParameter, finite, lookupImports } from "./code.ts";
import { expectColumn, expectTable } from "./expect.ts";
import { axisNames, expectNames, givenName, nameOf } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";
import { mapsOf, parameterOf } from "./read.ts";

/** Looks a table up by a roll and what is added to it: figures that are given, and the sum of a table of modifiers. */
export const roll: OperationModule<Roll> = {
  operation: "roll",
  read: (root) => ({
    operation: "roll",
    table: childText(root, "table") ?? "",
    axis: childText(root, "axis") ?? "",
    plus: mapsOf(root, "plus").map(parameterOf),
    by: childText(root, "by") ?? null,
  }),
  check({ axis: id, plus, by }, root, tables, report) {
    const table = expectTable(root, "table", "lookup", tables, report);
    const adder = by === null ? undefined : expectTable(root, "by", "modifiers", tables, report);
    const numeric = table?.axes.filter(({ match }) => match.kind !== "exact") ?? [];
    const at = child(root, "axis") ?? root;
    if (plus.length === 0 && by === null) {
      const hint = "plus: names figures that are given, by: a table of modifiers";
      report(diagnostic("field/missing", at, { key: "plus or by", where: "this file" }, { hint }));
    }
    if (table) {
      const ids = numeric.map((one) => one.id);
      expectColumn(root, "axis", id, ids, table.id, report);
    }
    const axis = numeric.find((one) => one.id === id);
    if (axis && rollsAlone(axis)) {
      const expected = "an axis that can be modified: modified: true, or a domain of its own";
      report(diagnostic("table/wrong-shape", at, { text: `${table?.id}/${id}`, expected }));
    }
    const names = [...axisNames(table, child(root, "table") ?? root), ...mapsOf(root, "plus").flatMap(nameOf)];
    expectNames([...names, ...givenName(root)], [table?.lookupName ?? "", adder?.sumName ?? "", "odds"], report);
  },
  uses: ({ table, by }) => (by === null ? [table] : [table, by]),
  declare(table, { table: id, axis: axisId, plus, by }, setting) {
    const target = sister(setting, id, "lookup");
    const adder = by === null ? null : adderOf(setting, by);
    const rolled = target.axes.find((axis) => axis.id === axisId) as Axis;
    // The axis accepts what a roll can be after modifiers; the parameter is the roll before them.
    const raw: Axis = { ...rolled, domain: null, description: "What is rolled or counted, before anything is added." };
    const axes = target.axes.map((axis) => axisParameter(target, axis === rolled ? raw : axis));
    const parameters = [...axes, ...plus.map((one) => asParameter(one)), ...(adder ? [adder.parameter] : [])];
    const total = [parameterName(axisId), ...plus.map(({ name }) => name), ...(adder ? [adder.sum] : [])].join(" + ");
    const given = target.axes.map((axis) => (axis === rolled ? total : parameterName(axis.id)));
    const body = [
      ...checkRoll(table, rolled),
      ...plus.flatMap(({ name }) => finite(table, name, rolled.whole)),
      `return ${target.lookupName}(${given.join(", ")});`,
    ];
    return {
      imports: [...lookupImports(setting, target, answerTypes(target)), ...(adder?.imports ?? [])],
      declarations: [derivedFunction(table, setting, parameters, resultType(target), body)],
    };
  },
};

/** True for an axis whose domain is what its dice roll, so that a modifier would lead out of it. */
function rollsAlone({ dice, domain }: Axis): boolean {
  return dice !== null && domain !== null && bandText(domain) === bandText(diceDomain(dice));
}

function checkRoll(table: DerivedTable, { id, whole, dice }: Axis): readonly string[] {
  const [name, names] = [parameterName(id), asked(table, id)];
  const check = `checkNumber(${names}, ${whole});`;
  if (!dice) return [check];
  const band = diceDomain(dice);
  const ends = `${name} < ${band.from} || ${name} > ${band.to}`;
  return [check, `if (${ends}) throw outOfDomain(${names}, ${stringLiteral(bandText(band))});`];
}

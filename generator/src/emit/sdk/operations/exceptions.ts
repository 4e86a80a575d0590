import type { CatalogTable, LookupTable, Modifier, ModifiersTable } from "../../../model/index.ts";
import { camelCase } from "../../../text/ids.ts";
import { type Code, code } from "../../typescript/code.ts";
import { literal, stringLiteral } from "../../typescript/literal.ts";
import { presentKey } from "../tables/parameters.ts";
import { addTo } from "../tables/sums.ts";

/**
 * The statements for what a modifier may not come with, and for whom it does not count.
 * @param sum the local name of the sum of all modifiers that are given
 */
export function exceptionsCode(
  table: CatalogTable,
  base: LookupTable,
  adder: ModifiersTable,
  sum: string,
  whole: boolean,
) {
  const axis = base.axes.find(({ match }) => match.kind === "exact");
  const modifier = (id: unknown) => adder.modifiers.find((one) => one.id === id) as Modifier;
  const forbidden = table.rows.flatMap(({ id, values, citation }): readonly string[] => {
    if (typeof values.forbids !== "string") return [];
    const lines = literal((citation?.lines ?? []).map(({ from, to }) => [from, to]));
    const answer = `{ forbidden: ${stringLiteral(values.forbids)}, with: ${stringLiteral(id)}, lines: ${lines} }`;
    return [`if (${isGiven(modifier(id))} && ${isGiven(modifier(values.forbids))}) return ${answer};`];
  });
  const exempt = table.rows.flatMap(({ id, values }): readonly Code[] => {
    if (typeof values.exempt !== "string" || !axis) return [];
    const key = Object.keys(axis.aliases).length === 0 ? presentKey(axis) : `(${presentKey(axis)})`;
    const spared = `${key} === ${stringLiteral(values.exempt)} && ${isGiven(modifier(id))}`;
    return [code`if (${spared}) ${addTo(sum, String(-modifier(id).value), whole)}`];
  });
  return { forbidden, exempt };
}

/** Whether a modifier is among those that are given, under its id or a former one. */
function isGiven({ id, aliases, group }: Modifier): string {
  const ids = [id, ...aliases];
  const tests =
    group === null
      ? ids.map((one) => `given?.${camelCase(one)} === true`)
      : ids.map((one) => `given?.${camelCase(group)} === ${stringLiteral(one)}`);
  return tests.length === 1 ? tests.join("") : `(${tests.join(" || ")})`;
}

import { diceDomain } from "../../axes/domain.ts";
import type { Axis, Dice, LookupTable, Table } from "../../model/index.ts";
import { parameterName } from "../../names/sdk-names.ts";
import { declare } from "../sdk/index.ts";
import { unused } from "../sdk/operations/code.ts";
import { tableDoc } from "../sdk/tables/doc.ts";
import type { FunctionDeclaration, Import, Parameter } from "../typescript/module.ts";
import { namesUsed, runtimeImports, type Setting } from "../typescript/table-module.ts";

/** What dice decide: the function that is asked, and which of its parameters is the roll. */
interface Rolled {
  readonly functionName: string;
  readonly axis: Axis;
  readonly dice: Dice;
  /** Whether something may be added to the roll; a function that takes modifiers adds them itself. */
  readonly modified: boolean;
}

export interface OddsFunction {
  readonly declaration: FunctionDeclaration;
  readonly imports: readonly Import[];
}

/** The function that gives the odds of a table, named after the one it asks; null where no dice are rolled. */
export function oddsOf(table: Table, setting: Setting): OddsFunction | null {
  const rolled = rolledIn(table, setting);
  if (!rolled) return null;
  const { functionName, axis, dice, modified } = rolled;
  const { declarations, imports } = declare(table, setting);
  const asked = declarations.find((one) => one.kind === "function" && one.name === functionName) as FunctionDeclaration;
  const roll = parameterName(axis.id);
  const others = asked.parameters.filter(({ name }) => name !== roll);
  const modifier: Parameter = {
    name: unused("modifier", asked.parameters),
    type: "number",
    initializer: "0",
    doc: "What is added to the roll.",
  };
  const parameters = modified ? [...others, modifier] : others;
  const given = asked.parameters.map(({ name }) => (modified && name === roll ? `${name} + ${modifier.name}` : name));
  const text = `The exact odds of “${table.title}”: each outcome once, with its chance. ${table.description}`;
  const declaration: FunctionDeclaration = {
    kind: "function",
    name: `${functionName}Odds`,
    exported: true,
    doc: tableDoc(setting.book, table, text, parameters),
    parameters,
    returns: `Odds<${asked.returns}>`,
    body: [
      ...(modified ? [`checkNumber("${table.id}", "${modifier.name}", ${modifier.name}, ${axis.whole});`] : []),
      `return odds("${dice.count}d${dice.sides}", (${roll}) => ${functionName}(${given.join(", ")}));`,
    ],
  };
  const from = setting.pathOf(table.id);
  const own = declarations.flatMap((one) => (one.kind === "type" || one.kind === "interface" ? [one.name] : []));
  const types = [...imports.filter(({ typeOnly }) => typeOnly), { from, names: own, typeOnly: true }];
  return {
    declaration,
    imports: [
      ...types.flatMap((one) => {
        const names = namesUsed([declaration], one.names);
        return names.length === 0 ? [] : [{ ...one, names }];
      }),
      { from, names: [functionName], typeOnly: false },
      ...runtimeImports([declaration]),
    ],
  };
}

function rolledIn(table: Table, { tables }: Setting): Rolled | null {
  if (table.shape === "lookup") {
    const found = diceAxis(table);
    return found && { ...found, functionName: table.lookupName, modified: canBeModified(found.axis, found.dice) };
  }
  if (table.shape !== "derived" || table.operation.operation !== "roll") return null;
  const { table: id, axis } = table.operation;
  const target = tables.get(id);
  const found = target?.shape === "lookup" ? diceAxis(target) : null;
  if (!found || found.axis.id !== axis) return null;
  return { ...found, functionName: table.functionName, modified: false };
}

function diceAxis({ axes }: LookupTable): { readonly axis: Axis; readonly dice: Dice } | null {
  const rolled = axes.filter(({ dice }) => dice !== null);
  const [axis] = rolled;
  // Two rolls at once are no one roll; `andThen` joins their odds.
  return axis?.dice && rolled.length === 1 ? { axis, dice: axis.dice } : null;
}

/** False where a table accepts what its dice roll and nothing else. */
function canBeModified({ domain }: Axis, dice: Dice): boolean {
  const { from, to } = diceDomain(dice);
  return domain === null || domain.from !== from || domain.to !== to;
}

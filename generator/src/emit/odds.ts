import { diceDomain, diceText } from "../axes/domain.ts";
import type { Chain } from "../model/chain.ts";
import type { Axis, Book, Column, DerivedTable, Dice, LookupTable, Table } from "../model/index.ts";
import { parameterName } from "../names/sdk-names.ts";
import { innermost, type ValueType } from "../values/value.ts";
import type { BookTarget, PackageTarget } from "./output/output.ts";
import { declare } from "./sdk/index.ts";
import { finite, unused } from "./sdk/operations/code.ts";
import { toldBy } from "./sdk/operations/told-by.ts";
import { type Setting, tableDoc } from "./sdk/tables/doc.ts";
import { withNamedRows } from "./sdk/tables/named-rows.ts";
import { sumCode } from "./sdk/tables/sums.ts";
import { code, exported, join, ofRuntime, union } from "./typescript/code.ts";
import { propertyName, stringLiteral } from "./typescript/literal.ts";
import type { FunctionDeclaration, Module, Parameter } from "./typescript/module.ts";
import { printModules } from "./typescript/printer.ts";

/** The exact odds of everything dice decide: `odds/<book>.ts`. */
export const odds: BookTarget = (book) => {
  const module = moduleOf(book);
  return module ? printModules([module]) : [];
};

/** `odds/index.ts`, for an app's own rolls. */
export const oddsIndex: PackageTarget = (books) => (books.some(({ odds }) => odds) ? printModules([index]) : []);

const index: Module = {
  path: "odds/index",
  source: "rules",
  declarations: [
    { kind: "reexport", from: "runtime/odds", types: null },
    { kind: "reexport", from: "runtime/fraction", types: ["Fraction"] },
  ],
};

/** A book without dice has no odds. */
function moduleOf(book: Book): Module | null {
  const tables = new Map(withNamedRows(book.editions.current).map((table) => [table.id, table]));
  const found = [...tables.values()].flatMap((table) => oddsOf(table, { book, tables }) ?? []);
  if (found.length === 0 && !book.editions.current.some(holdsDice)) return null;
  return {
    path: `odds/${book.id}`,
    source: book.file.path,
    declarations: [...index.declarations, ...found],
    pathOf: (table) => `${book.id}/${table}`,
  };
}

/** Whether amounts of dice stand in its cells. */
function holdsDice(table: Table): boolean {
  const isDice = (type: ValueType): boolean =>
    type.type === "dice" || (type.type === "record" && type.fields.some((field) => isDice(innermost(field.type))));
  return columnsOf(table).some(({ type }) => isDice(innermost(type)));
}

function columnsOf(table: Table): readonly Column[] {
  if (table.shape === "catalog") return [...table.columns, ...table.nested.flatMap((one) => one.columns)];
  if (table.shape !== "lookup") return [];
  return table.result.layout === "matrix" ? [table.result.cell] : table.result.columns;
}

/** What dice decide: the function that is asked, and which of its parameters is the roll. */
interface Rolled {
  readonly functionName: string;
  readonly axis: Axis;
  readonly dice: Dice;
  /** Whether something may be added to the roll; a function that takes modifiers adds them itself. */
  readonly modified: boolean;
}

/** The function that gives the odds of a table, named after the one it asks; null where no dice are rolled. */
function oddsOf(table: Table, setting: Setting): FunctionDeclaration | null {
  if (table.shape === "derived" && table.operation.operation === "chain")
    return chainOdds(table, table.operation, setting);
  const rolled = rolledIn(table, setting);
  if (!rolled) return null;
  const { functionName, axis, dice, modified } = rolled;
  const asked = declare(table, setting).find(
    (one) => one.kind === "function" && one.name === functionName,
  ) as FunctionDeclaration;
  const roll = parameterName(axis.id);
  const others = asked.parameters.filter(({ name }) => name !== roll);
  const modifier: Parameter = {
    name: unused("modifier", asked.parameters),
    type: "number",
    initializer: "0",
    doc: "What is added to the roll.",
  };
  const parameters = modified ? [...others, modifier] : others;
  const total = sumCode([roll, modifier.name], axis.whole);
  // All pairs of digits are equally likely, so they are rolled like one die of 36 sides.
  const digits = `(Math.floor((${roll} - 1) / 6) + 1) * 10 + ((${roll} - 1) % 6) + 1`;
  const thrown = modified ? total : dice.digits ? digits : roll;
  const given = asked.parameters.map(({ name }) => (name === roll ? thrown : name));
  const name = `${functionName}Odds`;
  const call = code`${exported(table, functionName)}(${join(given, ", ")})`;
  const text = `The exact odds of “${table.title}”: each outcome once, with its chance. ${table.description}`.trim();
  return {
    kind: "function",
    name,
    exported: true,
    doc: tableDoc(setting.book, table, text, parameters),
    parameters,
    returns: [code`${ofRuntime("odds", "Odds")}<${union(asked.returns)}>`],
    body: toldBy(
      name,
      [
        ...(modified ? [finite({ functionName: name }, modifier.name, axis.whole)] : []),
        code`return ${ofRuntime("odds", "odds")}("${dice.digits ? "1d36" : diceText(dice)}", (${roll}) => ${call});`,
      ],
      parameters,
      setting,
    ),
  };
}

/** The odds of a chain in which one function rolls: all that it takes but the roll. */
function chainOdds(table: DerivedTable, { steps }: Chain, setting: Setting): FunctionDeclaration | null {
  const rolls = steps.flatMap(({ ask, with: asked }) => {
    const target = setting.tables.get(ask);
    const rolled = target ? rolledIn(target, setting) : null;
    const roll = asked.find(({ parameter }) => rolled && parameter === parameterName(rolled.axis.id))?.value;
    return rolled && typeof roll === "string" ? [{ roll, dice: rolled.dice }] : [];
  });
  const [first] = rolls;
  if (!first || rolls.length > 1 || first.dice.digits) return null;
  const asked = declare(table, setting).find((one) => one.kind === "function") as FunctionDeclaration;
  const [given] = asked.parameters as [Parameter];
  const parameters = [{ ...given, type: code`Omit<${given.type}, ${stringLiteral(first.roll)}>` }];
  const text = `The exact odds of “${table.title}”: each outcome once, with its chance. ${table.description}`.trim();
  const name = `${table.functionName}Odds`;
  return {
    kind: "function",
    name,
    exported: true,
    doc: tableDoc(setting.book, table, text, parameters),
    parameters,
    returns: [code`${ofRuntime("odds", "Odds")}<${union(asked.returns)}>`],
    body: toldBy(
      name,
      [
        code`return ${ofRuntime("odds", "odds")}("${diceText(first.dice)}", (roll) => ${exported(table, table.functionName)}({ ...given, ${propertyName(first.roll)}: roll }));`,
      ],
      parameters,
      setting,
    ),
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
  // The odds of two rolls at once are joined by `andThen`.
  return axis?.dice && rolled.length === 1 ? { axis, dice: axis.dice } : null;
}

/** False where a table accepts only what its dice roll. */
function canBeModified({ domain }: Axis, dice: Dice): boolean {
  const { from, to } = diceDomain(dice);
  return domain === null || domain.from !== from || domain.to !== to;
}

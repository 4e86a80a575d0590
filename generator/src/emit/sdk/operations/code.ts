import type { Axis, CatalogTable, DerivedTable, LookupTable, Operation } from "../../../model/index.ts";
import type { NamedParameter, Rounding, Share } from "../../../model/operation.ts";
import { givenTypeName, nestedTypeName, parameterName, rowTypeName } from "../../../names/sdk-names.ts";
import { namedTable } from "../../../operations/named-table.ts";
import { isUnknown } from "../../../values/value.ts";
import { type Code, code, exported, type Imported, join, runtime } from "../../typescript/code.ts";
import { access, stringLiteral } from "../../typescript/literal.ts";
import type { Declaration, Parameter } from "../../typescript/module.ts";
import type { Takes, Word } from "../../typescript/takes.ts";
import type { Setting } from "../tables/doc.ts";
import { addsWholes, modifierParts } from "../tables/modifiers.ts";

/** How the function of a derived table is declared. */
export type Declare<O extends Operation> = (
  table: DerivedTable,
  operation: O,
  setting: Setting,
  functionOf: FunctionOf,
) => DerivedFunction;

/** The function of a table, as another one asks it. */
export type FunctionOf = (id: string) => AskedFunction;

export interface AskedFunction {
  readonly name: Imported;
  readonly parameters: readonly Parameter[];
  /** The types of what it may return. */
  readonly returns: readonly Code[];
}

/** A function that refuses what cannot occur, finds its figures, and leaves the arithmetic to the runtime. */
export interface DerivedFunction {
  readonly parameters: readonly Parameter[];
  /** The types of what it may return. */
  readonly returns: readonly Code[];
  /** Unit of the number it returns; left out where it has none. */
  readonly unit?: string | null;
  /** The words it returns, where a type of their own stands in `returns`. */
  readonly words?: readonly Word[];
  readonly body: readonly Code[];
  /** What the function needs beside it. */
  readonly before?: readonly Declaration[];
}

/** A parameter with its author's name and description. */
export function asParameter({ name, description }: NamedParameter, takes: Takes, type = "number"): Parameter {
  return { name, type, doc: description, takes };
}

/** Statements that refuse what is not a number or is below the least. */
export function refuseBelow(
  least: number,
  { functionName }: DerivedTable,
  name: string,
  whole: boolean,
  path = name,
): Code[] {
  const names = `${stringLiteral(functionName)}, ${stringLiteral(name)}, ${path}`;
  const domain = stringLiteral(`${least} and more`);
  return [
    code`${runtime.checkNumber}(${names}, ${whole});`,
    code`if (${path} < ${least}) throw ${runtime.outOfDomain}(${names}, ${domain});`,
  ];
}

/** A share and its rounding, as the runtime asks for them. */
export function shareArguments({ numerator, denominator }: Share, round: Rounding | null): string {
  return `${numerator}, ${denominator}, ${round === null ? "null" : stringLiteral(round)}`;
}

/** A local name that nothing else in a function has. */
export function unused(name: string, taken: readonly { readonly name: string }[]): string {
  return taken.some((one) => one.name === name) ? unused(`${name}Found`, taken) : name;
}

/** A table of modifiers in a function: its parameter, and the sum of what is given. */
export function adderOf(setting: Setting, id: string) {
  const adder = namedTable(setting.tables, id, "modifiers");
  const type = exported(adder, givenTypeName(adder));
  const parameter: Parameter = {
    name: "given",
    type,
    optional: true,
    doc: `What of “${adder.title}” applies.`,
    takes: modifierParts(adder),
  };
  return { parameter, sum: code`${exported(adder, adder.sumName)}(given)`, whole: addsWholes(adder) };
}

/** A call of a lookup; `asked` gives what each axis is asked for. */
export function callOf(table: LookupTable, asked: (axis: Axis) => Code = ({ id }) => parameterName(id)): Code {
  return code`${exported(table, table.lookupName)}(${join(table.axes.map(asked), ", ")})`;
}

/** The type of the innermost rows of a catalog. */
export function rowType(table: CatalogTable): Imported {
  const [inner] = table.nested;
  return exported(table, inner ? nestedTypeName(table, inner.title) : rowTypeName(table));
}

/** A statement that refuses what is not a number. */
export function finite({ functionName }: Pick<DerivedTable, "functionName">, name: string, whole = false): Code {
  return code`${runtime.checkNumber}(${stringLiteral(functionName)}, ${stringLiteral(name)}, ${name}, ${whole});`;
}

/** A statement that refuses what is not a row of a table: it is nothing, or lacks the column. */
export function refuseNoRow({ functionName }: DerivedTable, name: string, wanted: string, column: string): Code {
  const names = [functionName, name, wanted].map(stringLiteral).join(", ");
  const cell = `${name}?.${access(column).replace(/^\./, "")}`;
  // A column may have the name of a property of lists and texts, such as length.
  const builtIn = column in Array.prototype || column in String.prototype;
  const noRow = builtIn ? `typeof ${name} !== "object" || Array.isArray(${name}) || ` : "";
  return code`if (${noRow}${cell} === undefined) throw ${runtime.noRow}(${names}, ${name});`;
}

/** A statement that refuses all but true and false. */
export function refuseNoFlag({ functionName }: DerivedTable, name: string): Code {
  const names = `${stringLiteral(functionName)}, ${stringLiteral(name)}, ${name}`;
  return code`if (typeof ${name} !== "boolean") throw ${runtime.unknownId}(${names}, ["true", "false"]);`;
}

/** The figure at `table/row`: its code and its value. */
export function constantOf(setting: Setting, address: string) {
  const [id = "", row = ""] = address.split("/");
  const source = namedTable(setting.tables, id, "constants");
  const value = source.constants.find((one) => one.id === row || one.aliases.includes(row))?.value ?? null;
  return { source, value, isLost: isUnknown(value), code: code`${exported(source, source.dataName)}${access(row)}` };
}

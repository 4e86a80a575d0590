import type { CatalogTable, LookupTable, TableHead } from "../../../model/index.ts";
import type { NamedParameter, Rounding, Share } from "../../../model/operation.ts";
import { givenTypeName, nestedTypeName, rowTypeName } from "../../../names/sdk-names.ts";
import { isUnknown } from "../../../values/value.ts";
import { access, stringLiteral } from "../../typescript/literal.ts";
import type { Import, Parameter } from "../../typescript/module.ts";
import type { Setting } from "../../typescript/table-module.ts";
import { resultType } from "../tables/lookup.ts";
import { axisType } from "../tables/parameters.ts";
import { fromSister, sister } from "../tables/sisters.ts";

/** A parameter as its author names it, of a type. */
export function asParameter({ name, description }: NamedParameter, type = "number"): Parameter {
  return { name, type, doc: description };
}

/** Statements that refuse a figure no game can produce: no number at all, or one below the least. */
export function refuseBelow(least: number, table: TableHead, name: string, whole: boolean, path = name): string[] {
  const names = `${stringLiteral(table.id)}, ${stringLiteral(name)}, ${path}`;
  const domain = stringLiteral(`${least} and more`);
  return [`checkNumber(${names}, ${whole});`, `if (${path} < ${least}) throw outOfDomain(${names}, ${domain});`];
}

/** A figure times a share, rounded as stated. */
export function shared(figure: string, { numerator, denominator }: Share, round: Rounding | null): string {
  const product = `(${figure} * ${numerator}) / ${denominator}`;
  return round === null ? product : `Math.${round === "up" ? "ceil" : "floor"}(${product})`;
}

/** A sum without the crumbs decimals leave (0.65 + 0.2): to a millionth where its figures are not whole. */
export function exactly(sum: string, whole: boolean): string {
  return whole ? sum : `Math.round((${sum}) * 1e6) / 1e6`;
}

/** A local name that nothing else in a function has. */
export function unused(name: string, taken: readonly { readonly name: string }[]): string {
  return taken.some((one) => one.name === name) ? unused(`${name}Found`, taken) : name;
}

/** A table of modifiers as a function asks for it: its parameter, the sum and what both need. */
export function adderOf(setting: Setting, id: string) {
  const adder = sister(setting, id, "modifiers");
  const type = givenTypeName(adder);
  const parameter: Parameter = { name: "given", type, optional: true, doc: `What of “${adder.title}” applies.` };
  const imports: readonly Import[] = [fromSister(setting, id, [adder.sumName]), fromSister(setting, id, [type], true)];
  return { parameter, sum: `${adder.sumName}(given)`, imports };
}

/** What calling a lookup imports: the function and the types of its axes. */
export function lookupImports(setting: Setting, table: LookupTable, types: readonly string[] = []): readonly Import[] {
  const axes = table.axes.filter(({ match }) => match.kind === "exact").map((axis) => axisType(table, axis));
  const named = [...axes, ...types];
  const values = fromSister(setting, table.id, [table.lookupName]);
  return named.length === 0 ? [values] : [values, fromSister(setting, table.id, named, true)];
}

/** The types of a lookup's own module that its answers are of. */
export function answerTypes(table: LookupTable): readonly string[] {
  const bare = resultType(table).replace(/"(?:[^"\\]|\\.)*"/g, "");
  return (bare.match(/\b[A-Z]\w*/g) ?? []).filter((name) => name !== "Unknown" && name !== "Band");
}

/** The type of the innermost rows of a catalog. */
export function rowType(table: CatalogTable): string {
  return table.nested ? nestedTypeName(table, table.nested.title) : rowTypeName(table);
}

/** A statement that refuses what is no number. */
export function finite(table: TableHead, name: string, whole = false): readonly string[] {
  return [`checkNumber(${stringLiteral(table.id)}, ${stringLiteral(name)}, ${name}, ${whole});`];
}

/** A statement that refuses what is no row of a table: one of another table has not the column, or nothing is given. */
export function refuseNoRow(table: TableHead, name: string, wanted: string, column: string): readonly string[] {
  const names = [table.id, name, wanted].map(stringLiteral).join(", ");
  const cell = `${name}?.${access(column).replace(/^\./, "")}`;
  // Lists and texts have a length too, and other properties a column may be called like.
  const builtIn = column in Array.prototype || column in String.prototype;
  const noRow = builtIn ? `typeof ${name} !== "object" || Array.isArray(${name}) || ` : "";
  return [`if (${noRow}${cell} === undefined) throw noRow(${names}, ${name});`];
}

/** A statement that refuses what is neither true nor false. */
export function refuseNoFlag(table: TableHead, name: string): readonly string[] {
  const names = `${stringLiteral(table.id)}, ${stringLiteral(name)}, ${name}`;
  return [`if (typeof ${name} !== "boolean") throw unknownId(${names}, ["true", "false"]);`];
}

/** The figure `table/row` names: its table, its id, and whether the print lost it. */
export function constantOf(setting: Setting, address: string) {
  const [id = "", row = ""] = address.split("/");
  const source = sister(setting, id, "constants");
  const value = source.constants.find((one) => one.id === row || one.aliases.includes(row))?.value ?? null;
  return { source, row, lost: isUnknown(value) };
}

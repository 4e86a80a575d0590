import { bandText, diceText } from "../../../axes/domain.ts";
import type { Axis, Book, LookupTable } from "../../../model/index.ts";
import { axisTypeName, parameterName } from "../../../names/sdk-names.ts";
import { unitWords } from "../../../names/words.ts";
import type { Band } from "../../../values/value.ts";
import { label } from "../../markdown/labels.ts";
import { type Code, code, exported, runtime, whole } from "../../typescript/code.ts";
import { stringLiteral } from "../../typescript/literal.ts";
import type { Parameter, TypeDeclaration } from "../../typescript/module.ts";
import { figure, type Takes, type Word } from "../../typescript/takes.ts";

/** The type of an axis as a parameter: a number, or the union of its ids. */
export function axisType(table: LookupTable, axis: Axis): Code {
  return axis.match.kind === "exact" ? exported(table, axisTypeName(table, axis)) : axis.whole ? whole : "number";
}

/** The id unions of a table's exact axes. */
export function axisTypes(table: LookupTable): readonly TypeDeclaration[] {
  return table.axes
    .filter((axis) => axis.match.kind === "exact")
    .map((axis) => ({
      kind: "type",
      name: axisTypeName(table, axis),
      doc: { text: [axis.description] },
      type: axis.keys.map(stringLiteral).join(" | "),
    }));
}

/** An axis as a parameter of its lookup. */
export function axisParameter(table: LookupTable, axis: Axis, book: Book): Parameter {
  const unit = axis.unit === null ? "" : `Unit: ${unitWords(axis.unit, book)}.`;
  const dice = axis.dice ? `Rolled on ${diceText(axis.dice).toUpperCase()}.` : "";
  const domain = axis.domain ? `${bandText(axis.domain)}.` : "";
  const former = Object.entries(axis.aliases);
  return {
    name: parameterName(axis.id),
    type: axisType(table, axis),
    takes: axisTakes(table, axis),
    ...(former.length === 0 ? {} : { former }),
    doc: [axis.description, unit, dice, domain].filter((part) => part !== "").join(" "),
  };
}

/** What an axis takes: a word, or a number of its domain. */
function axisTakes(table: LookupTable, axis: Axis): Takes {
  if (axis.match.kind === "exact") return { type: "word", words: axisWords(table, axis) };
  const { unit, whole, domain, dice } = axis;
  const { from = null, to = null } = domain ?? (axis.listed ? reachOf(table, axis) : {});
  return figure({ unit, whole, from, to, dice: dice && diceText(dice) });
}

/** The least and the most of the numbers an axis lists; an open end where one has no end. */
function reachOf(table: LookupTable, { id, headings }: Axis): Partial<Band> {
  const keys = headings?.keys ?? table.rows.map(({ keys }) => keys[id]);
  const bands = keys.flatMap((key) =>
    typeof key === "number" ? [{ from: key, to: key }] : typeof key === "object" ? [key] : [],
  );
  const least = bands.map(({ from }) => from ?? Number.NEGATIVE_INFINITY);
  const most = bands.map(({ to }) => to ?? Number.POSITIVE_INFINITY);
  const ended = (end: number) => (Number.isFinite(end) ? end : null);
  return { from: ended(Math.min(...least)), to: ended(Math.max(...most)) };
}

/** The keys of an exact axis, by the names of their rows. */
export function axisWords(table: LookupTable, { id, keys }: Axis): readonly Word[] {
  return keys.map((key) => {
    const row = table.axes[0]?.id === id ? table.rows.find(({ keys }) => keys[id] === key) : undefined;
    return { id: key, label: row && row.name !== key ? row.name : label(key) };
  });
}

/** The expression for the present id of an argument. */
export function presentKey({ id, aliases }: Axis): string {
  const name = parameterName(id);
  const cases = Object.entries(aliases).map(
    ([from, to]) => `(${name} as string) === ${stringLiteral(from)} ? ${stringLiteral(to)} : `,
  );
  return `${cases.join("")}${name}`;
}

/** The arguments of checks and errors: the function, the axis and its value. */
export function asked(functionName: string, axis: string): string {
  return `${stringLiteral(functionName)}, ${stringLiteral(axis)}, ${parameterName(axis)}`;
}

/** Statements that refuse values that no game can produce. */
export function axisChecks(functionName: string, axis: Axis): readonly Code[] {
  if (axis.match.kind === "exact") return [];
  const [name, names] = [parameterName(axis.id), asked(functionName, axis.id)];
  const check = code`${runtime.checkNumber}(${names}, ${axis.whole});`;
  const { from = null, to = null } = axis.domain ?? {};
  const ends = [...(from === null ? [] : [`${name} < ${from}`]), ...(to === null ? [] : [`${name} > ${to}`])];
  if (axis.dice?.digits) ends.push(`${name} % 10 < 1`, `${name} % 10 > 6`);
  if (ends.length === 0 || !axis.domain) return [check];
  return [
    check,
    code`if (${ends.join(" || ")}) throw ${runtime.outOfDomain}(${names}, ${stringLiteral(bandText(axis.domain))});`,
  ];
}

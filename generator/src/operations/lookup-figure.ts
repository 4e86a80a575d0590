import { answersOf, soleColumn } from "../emit/sdk/answers.ts";
import { access, stringLiteral } from "../emit/typescript/literal.ts";
import type { LookupTable } from "../model/index.ts";
import { parameterName } from "../names/sdk-names.ts";
import type { Field } from "../values/value.ts";

/** The number a lookup gives, alone or as a part of its answer. */
export interface LookupFigure {
  /** The part of the answer that is the number; null where the answer is. */
  readonly part: string | null;
  /** Types of what a lookup may answer in place of a whole answer: `null`, `Unknown`. */
  readonly besideAnswer: readonly string[];
  /** Types of what may stand in place of the number in an answer: words too. */
  readonly besideNumber: readonly string[];
  /** Whether the number is a whole one. */
  readonly whole: boolean;
}

/** What an author may name as the number of a lookup: columns of its rows or fields of its cells. */
export function numberParts(table: LookupTable): readonly string[] {
  return partsOf(table)
    .filter(({ type }) => type.type === "number")
    .map(({ id }) => id);
}

/** The number of a lookup; undefined where `column` is needed, or names none. */
export function lookupFigure(table: LookupTable, column: string | null): LookupFigure | undefined {
  const { none, unknown } = answersOf(table);
  const beside = [...(none ? ["null"] : []), ...(unknown ? ["Unknown"] : [])];
  const sole = soleAnswer(table);
  if (sole?.type.type === "number") {
    const besideNumber = [...beside, ...besides(sole)];
    const named = column === null || column === soleColumn(table);
    return named ? { part: null, besideAnswer: [], besideNumber, whole: sole.type.whole } : undefined;
  }
  const part = partsOf(table).find(({ id, type }) => id === column && type.type === "number");
  if (part?.type.type !== "number") return undefined;
  return {
    part: part.id,
    besideAnswer: [...beside, ...(sole ? besides(sole) : [])],
    besideNumber: besides(part),
    whole: part.type.whole,
  };
}

/** How code gets at the number of a lookup. */
export interface FigureCode {
  /** Asks the lookup. */
  readonly call: readonly string[];
  /** Returns what stands in place of the number as it is. */
  readonly guards: readonly string[];
  readonly expression: string;
  /** Types the guards return. */
  readonly instead: readonly string[];
}

/**
 * The code for the number of a lookup.
 * @param name a local name nothing else in the function has
 */
export function figureCode(
  { lookupName, axes }: LookupTable,
  { part, besideAnswer, besideNumber }: LookupFigure,
  name: string,
): FigureCode {
  const call = `${lookupName}(${axes.map(({ id }) => parameterName(id)).join(", ")})`;
  const number = part === null ? name : `${name}${access(part)}`;
  const whole = [
    ...(besideAnswer.includes("null") ? [`${name} === null`] : []),
    ...(besideAnswer.includes("Unknown") ? [`"unknown" in ${name}`] : []),
  ];
  return {
    call: [`const ${name} = ${call};`],
    guards: [
      ...(whole.length === 0 ? [] : [`if (${whole.join(" || ")}) return ${name};`]),
      ...(besideNumber.length === 0 ? [] : [`if (typeof ${number} !== "number") return ${number};`]),
    ],
    expression: number,
    instead: [...besideAnswer, ...besideNumber],
  };
}

/** `number` and what may stand in its place, each once. */
export function numberOr(instead: readonly string[]): string {
  return [...new Set(["number", ...instead])].join(" | ");
}

/** The types a field may hold in place of its number. */
export function besides({ type, blank, unknowable }: Field): readonly string[] {
  const words = type.type === "number" ? type.words.map(stringLiteral) : [];
  return [...words, ...(blank ? ["null"] : []), ...(unknowable ? ["Unknown"] : [])];
}

/** The field a lookup answers with, or undefined where it gives a row. */
function soleAnswer(table: LookupTable): Field | undefined {
  if (table.result.layout === "matrix") return table.result.cell;
  const only = soleColumn(table);
  return table.result.columns.find(({ id }) => id === only);
}

function partsOf(table: LookupTable): readonly Field[] {
  const sole = soleAnswer(table);
  if (sole) return sole.type.type === "record" ? sole.type.fields : [];
  return table.result.layout === "columns" ? table.result.columns : [];
}

import type { LookupTable } from "../../../model/index.ts";
import { parameterName } from "../../../names/sdk-names.ts";
import { isWhole, type LookupFigure, lookupFigure } from "../../../operations/lookup-figure.ts";
import type { Field } from "../../../values/value.ts";
import { access, stringLiteral } from "../../typescript/literal.ts";
import { answersOf } from "../tables/answers.ts";

/** How code gets at the number of a lookup. */
export interface FigureCode {
  /** Asks the lookup. */
  readonly call: readonly string[];
  /** Returns what stands in place of the number as it is. */
  readonly guards: readonly string[];
  readonly expression: string;
  /** Types the guards return. */
  readonly instead: readonly string[];
  readonly whole: boolean;
}

/**
 * The code for the number of a lookup.
 * @param column which part of the answer is the number; null where the answer is
 * @param name a local name nothing else in the function has
 */
export function figureCode(table: LookupTable, column: string | null, name: string): FigureCode {
  const { lookupName, axes } = table;
  const { part, answer, number } = lookupFigure(table, column) as LookupFigure;
  const { none, unknown } = answersOf(table);
  const beside = [...(none ? ["null"] : []), ...(unknown ? ["Unknown"] : [])];
  const besideAnswer = part === null ? [] : [...beside, ...(answer ? besides(answer) : [])];
  const besideNumber = part === null ? [...beside, ...besides(number)] : besides(number);
  const found = part === null ? name : `${name}${access(part)}`;
  const whole = [
    ...(besideAnswer.includes("null") ? [`${name} === null`] : []),
    ...(besideAnswer.includes("Unknown") ? [`"unknown" in ${name}`] : []),
  ];
  return {
    call: [`const ${name} = ${lookupName}(${axes.map(({ id }) => parameterName(id)).join(", ")});`],
    guards: [
      ...(whole.length === 0 ? [] : [`if (${whole.join(" || ")}) return ${name};`]),
      ...(besideNumber.length === 0 ? [] : [`if (typeof ${found} !== "number") return ${found};`]),
    ],
    expression: found,
    instead: [...besideAnswer, ...besideNumber],
    whole: isWhole(number),
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

import type { LookupTable } from "../../../model/index.ts";
import { isWhole, type LookupFigure, lookupFigure } from "../../../operations/lookup-figure.ts";
import type { Field } from "../../../values/value.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { access, stringLiteral } from "../../typescript/literal.ts";
import { answersOf } from "../tables/answers.ts";
import { callOf } from "./code.ts";

/** Code that gets the number of a lookup. */
export interface FigureCode {
  /** Asks the lookup. */
  readonly call: Code;
  /** Return whatever takes the place of the number. */
  readonly guards: readonly string[];
  readonly expression: string;
  /** Types the guards return. */
  readonly instead: readonly Code[];
  readonly whole: boolean;
  readonly unit: string | null;
}

/**
 * The code for the number of a lookup.
 * @param column the part of the answer that is the number; null where the answer is the number
 * @param name an unused local name
 */
export function figureCode(table: LookupTable, column: string | null, name: string): FigureCode {
  const { part, answer, number } = lookupFigure(table, column) as LookupFigure;
  const { none, unknown } = answersOf(table);
  const beside = [...(none ? ["null"] : []), ...(unknown ? [runtime.Unknown] : [])];
  const besideAnswer = part === null ? [] : [...beside, ...(answer ? besides(answer) : [])];
  const besideNumber = part === null ? [...beside, ...besides(number)] : besides(number);
  const found = part === null ? name : `${name}${access(part)}`;
  const whole = [
    ...(besideAnswer.includes("null") ? [`${name} === null`] : []),
    ...(besideAnswer.includes(runtime.Unknown) ? [`"unknown" in ${name}`] : []),
  ];
  return {
    call: code`const ${name} = ${callOf(table)};`,
    guards: [
      ...(whole.length === 0 ? [] : [`if (${whole.join(" || ")}) return ${name};`]),
      ...(besideNumber.length === 0 ? [] : [`if (typeof ${found} !== "number") return ${found};`]),
    ],
    expression: found,
    instead: [...besideAnswer, ...besideNumber],
    whole: isWhole(number),
    unit: number.unit,
  };
}

/** The types of what a field may hold in place of its number. */
export function besides({ type, blank, unknowable }: Field): readonly Code[] {
  const words = type.type === "number" ? type.words.map(stringLiteral) : [];
  return [...words, ...(blank ? ["null"] : []), ...(unknowable ? [runtime.Unknown] : [])];
}

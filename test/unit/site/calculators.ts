import type { Answer, Calculator } from "../../../site/src/calculators/answer.ts";
import { startOf } from "../../../site/src/calculators/field.ts";

/** What a calculator says where all is as at first, save what is given. */
export function ask(of: Calculator, given: Readonly<Record<string, string | number | boolean>>): Answer {
  return of.answer({ ...startOf(of.fields), ...given });
}

/** The result of a step by its title; null where there is no such step. */
export function stepOf({ steps }: Answer, title: string): string | null {
  return steps.find((step) => step.title === title)?.result ?? null;
}

/** Outcomes with their exact chances, as `5/36`. */
export function chancesOf({ odds }: Answer): Readonly<Record<string, string>> {
  return Object.fromEntries(odds.map(({ outcome, chance }) => [outcome, `${chance.numerator}/${chance.denominator}`]));
}

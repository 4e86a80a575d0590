import { scaleOf } from "./decimal.js";

/** An exact figure, reduced, with its decimal beside it. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
  readonly decimal: number;
}

/**
 * A reduced fraction.
 * @throws RangeError where a part is too large to be exact
 */
export function fraction(numerator: number, denominator: number): Fraction {
  const common = commonDivisor(Math.abs(numerator), denominator);
  const [above, below] = [numerator / common, denominator / common];
  for (const part of [numerator, denominator]) {
    if (!Number.isSafeInteger(part)) throw new RangeError(`odds: ${part} is too large to be exact`);
  }
  return { numerator: above, denominator: below, decimal: above / below };
}

export function plus(one: Fraction, other: Fraction): Fraction {
  const common = commonDivisor(one.denominator, other.denominator);
  const [first, second] = [other.denominator / common, one.denominator / common];
  return fraction(one.numerator * first + other.numerator * second, one.denominator * first);
}

export function times(one: Fraction, other: Fraction): Fraction {
  const first = fraction(one.numerator, other.denominator);
  const second = fraction(other.numerator, one.denominator);
  return fraction(first.numerator * second.numerator, first.denominator * second.denominator);
}

/** A figure of a table as a fraction: 0.15 is 3/20. */
export function exact(figure: number): Fraction {
  const scale = scaleOf(figure, 0);
  if (Math.round(figure * scale) / scale !== figure)
    throw new RangeError(`odds: ${figure} has too many digits to be exact`);
  return fraction(Math.round(figure * scale), scale);
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one || 1 : commonDivisor(other, one % other);
}

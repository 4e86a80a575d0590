// Made by tablewright. Do not edit.
import { scaleOf } from "./decimal.js";

/** An exact figure, reduced, with its decimal beside it. A part beyond 2^53 is a bigint, because no number is exact there. */
export interface Fraction {
  readonly numerator: number | bigint;
  readonly denominator: number | bigint;
  readonly decimal: number;
}

/** A reduced fraction of two whole figures. */
export function fraction(numerator: number | bigint, denominator: number | bigint): Fraction {
  const whole = [BigInt(numerator), BigInt(denominator)] as const;
  const common = commonDivisor(...whole);
  const [above, below] = [whole[0] / common, whole[1] / common];
  return { numerator: part(above), denominator: part(below), decimal: decimalOf(above, below) };
}

export function plus(one: Fraction, other: Fraction): Fraction {
  const [first, second] = [BigInt(one.denominator), BigInt(other.denominator)];
  return fraction(BigInt(one.numerator) * second + BigInt(other.numerator) * first, first * second);
}

export function times(one: Fraction, other: Fraction): Fraction {
  const above = BigInt(one.numerator) * BigInt(other.numerator);
  return fraction(above, BigInt(one.denominator) * BigInt(other.denominator));
}

/** A figure of a table as a fraction: 0.15 is 3/20. */
export function exact(figure: number): Fraction {
  const scale = scaleOf(figure, 0);
  if (!Number.isSafeInteger(scale) || Math.round(figure * scale) / scale !== figure)
    throw new RangeError(`odds: ${figure} has too many digits to be exact`);
  return fraction(Math.round(figure * scale), scale);
}

function part(whole: bigint): number | bigint {
  const figure = Number(whole);
  return Number.isSafeInteger(figure) ? figure : whole;
}

/** What both parts share is cut where they are too large for numbers. */
function decimalOf(above: bigint, below: bigint): number {
  const bits = BigInt(Math.max(0, below.toString(2).length - 1000));
  return Number(above >> bits) / Number(below >> bits);
}

/** Above 0, whichever figure is below. */
function commonDivisor(one: bigint, other: bigint): bigint {
  if (other === 0n) return one < 0n ? -one : one || 1n;
  return commonDivisor(other, one % other);
}

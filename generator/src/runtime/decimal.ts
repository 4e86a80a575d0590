/** The sum of two figures as one adds them on paper: 0.1 and 0.2 are 0.3. */
export function exactSum(one: number, other: number): number {
  const scale = scaleOf(one, other);
  return scale === 1 ? one + other : (Math.round(one * scale) + Math.round(other * scale)) / scale;
}

/** The product of two figures as on paper: 3 times 0.1 is 0.3. */
export function exactProduct(one: number, other: number): number {
  const scale = scaleOf(one, other);
  return scale === 1 ? one * other : (Math.round(one * scale) * Math.round(other * scale)) / (scale * scale);
}

/** One figure divided by another as on paper: 0.3 is 3 times 0.1. */
export function exactQuotient(one: number, other: number): number {
  const scale = scaleOf(one, other);
  return scale === 1 ? one / other : Math.round(one * scale) / Math.round(other * scale);
}

/**
 * The power of ten that makes two decimals whole: 100 for 0.25 and 0.3. It is 1 for a figure without an end, such as a third,
 * because a number keeps only 15 digits.
 * @throws RangeError for what is not a number, or is beyond 1e15
 */
export function scaleOf(one: number, other: number): number {
  if (Number.isSafeInteger(one) && Number.isSafeInteger(other)) return 1;
  const larger = Math.max(Math.abs(one), Math.abs(other));
  if (!(larger <= 1e15)) throw new RangeError(`figures must be within 1e15 of 0, got ${one} and ${other}`);
  for (let scale = 10; larger * scale <= 1e15; scale *= 10) {
    if (Math.round(one * scale) / scale === one && Math.round(other * scale) / scale === other) return scale;
  }
  return 1;
}

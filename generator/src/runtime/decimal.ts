/** The sum of two figures as one adds them on paper: 0.1 and 0.2 are 0.3. */
export function exactSum(one: number, other: number): number {
  if (Number.isSafeInteger(one) && Number.isSafeInteger(other)) return one + other;
  const scale = commonScale(one, other);
  return scale === 0 ? one + other : (Math.round(one * scale) + Math.round(other * scale)) / scale;
}

/** The product of two figures as on paper: 3 times 0.1 is 0.3. */
export function exactProduct(one: number, other: number): number {
  if (Number.isSafeInteger(one) && Number.isSafeInteger(other)) return one * other;
  const first = scaleOf(one);
  const second = scaleOf(other);
  if (first === 0 || second === 0) return one * other;
  return (Math.round(one * first) * Math.round(other * second)) / (first * second);
}

/** One figure divided by another as on paper: 0.3 is 3 times 0.1. */
export function exactQuotient(one: number, other: number): number {
  if (Number.isSafeInteger(one) && Number.isSafeInteger(other)) return one / other;
  const scale = commonScale(one, other);
  return scale === 0 ? one / other : Math.round(one * scale) / Math.round(other * scale);
}

function commonScale(one: number, other: number): number {
  const first = scaleOf(one);
  const second = scaleOf(other);
  return first === 0 || second === 0 ? 0 : Math.max(first, second);
}

/**
 * The power of ten that makes a decimal whole: 100 for 0.25. It is 0 where a number keeps too few digits to tell, as of a third.
 * @throws RangeError for what is no figure at all, or too large to be kept exactly
 */
export function scaleOf(figure: number): number {
  const most = Number.MAX_SAFE_INTEGER;
  if (!(Math.abs(figure) <= most))
    throw new RangeError(`a figure must be a number that is kept exactly, got ${figure}`);
  for (let scale = 1; scale <= 1e15 && Math.abs(figure * scale) <= most; scale *= 10) {
    if (Math.round(figure * scale) / scale === figure) return scale;
  }
  return 0;
}

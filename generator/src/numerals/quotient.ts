const MIXED = /(?:(0|[1-9]\d{0,5})(?:\/([1-9]\d{0,3}))?)(?: ([1-9]\d{0,3})\/([1-9]\d{0,3}))?/y;

/** A number printed as a fraction (`1/8`, `3`, `1 1/2`) at a place of a text, and how long it is; null where none stands there. */
export function quotientAt(text: string, at: number): { readonly value: number; readonly length: number } | null {
  MIXED.lastIndex = at;
  const found = MIXED.exec(text);
  if (!found) return null;
  const [own, whole = "0", below, above, under] = found;
  if (below !== undefined) {
    const length = whole.length + 1 + below.length;
    return { value: Number(whole) / Number(below), length };
  }
  const part = above === undefined ? 0 : Number(above) / Number(under);
  return { value: Number(whole) + part, length: own.length };
}

const largestDivisor = 1000;

/** Prints a number as the fraction in lowest terms that is read as it: `0.125` as `1/8`, `1.5` as `1 1/2`. */
export function printQuotient(value: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  if (rest === 0) return String(whole);
  for (let below = 2; below <= largestDivisor; below += 1) {
    const above = Math.round(rest * below);
    if (above > 0 && whole + above / below === value)
      return whole === 0 ? `${above}/${below}` : `${whole} ${above}/${below}`;
  }
  return String(value);
}

/** Whether a key is printed as a fraction, such as 1/8. */
export function isFraction(text: string): boolean {
  return text.includes("/") && quotientAt(text, 0)?.length === text.length;
}

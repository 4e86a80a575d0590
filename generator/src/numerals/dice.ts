/** What is rolled: `2d6` is two dice of six sides. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
}

const DICE = /^([1-9]\d{0,2})?d([1-9]\d{0,3})$/i;

/** Reads `2d6`, `1D6`, `d100`: 1 to 100 dice of 2 to 1000 sides, or null where the text is not that. */
export function readDice(text: string): Dice | null {
  const match = DICE.exec(text);
  if (!match) return null;
  const count = Number(match[1] ?? 1);
  const sides = Number(match[2]);
  return count <= 100 && sides >= 2 && sides <= 1000 ? { count, sides } : null;
}

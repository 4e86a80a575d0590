/** What is rolled: `2d6` is two dice of six sides. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
  /** The dice are digits one after the other: `d66` rolls from 11 to 66. */
  readonly digits?: true;
}

const DICE = /^([1-9]\d{0,2})?d([1-9]\d{0,3}|%)$/i;

/** Reads `2d6`, `1D6`, `d100`, `d%`, `d66`: 1 to 100 dice of 2 to 1000 sides, or null where the text is not that. */
export function readDice(text: string): Dice | null {
  const match = DICE.exec(text);
  if (!match) return null;
  if (match[1] === undefined && match[2] === "66") return { count: 2, sides: 6, digits: true };
  const count = Number(match[1] ?? 1);
  const sides = match[2] === "%" ? 100 : Number(match[2]);
  return count <= 100 && sides >= 2 && sides <= 1000 ? { count, sides } : null;
}

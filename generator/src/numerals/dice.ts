import type { DiceAmount as Amount } from "../runtime/types.ts";
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

/** The amount an SDK gives, `2d6+3` or `1d6x1000`, as a value of a cell. */
export interface DiceAmount extends Amount {
  readonly [field: string]: number | string;
}

const ROLLED = /([1-9]\d{0,2})?d(%|[1-9]\d{0,3})(?:([+-])([1-9]\d{0,5})|[x×]([1-9]\d{0,6}))?/iy;
const CONSTANT = /[+-]?(?:0|[1-9]\d{0,8})/y;

/** The amount that stands at a place of a text, as long as it goes; null where none does. */
export function diceAmountAt(text: string, at: number): DiceAmount | null {
  ROLLED.lastIndex = at;
  const rolled = ROLLED.exec(text);
  if (rolled) {
    const [own, count = "1", faces = "", sign = "+", plus = "0", times = "1"] = rolled;
    const sides = faces === "%" ? 100 : Number(faces);
    if (sides < 2) return null;
    return { dice: Number(count), sides, plus: Number(sign + plus), times: Number(times), text: own };
  }
  CONSTANT.lastIndex = at;
  const constant = CONSTANT.exec(text);
  return constant && { dice: 0, sides: 0, plus: Number(constant[0]), times: 1, text: constant[0] };
}

/** Reads a whole text as an amount, such as the value a word stands for. */
export function readDiceAmount(text: string): DiceAmount | null {
  const found = diceAmountAt(text, 0);
  return found?.text.length === text.length ? found : null;
}

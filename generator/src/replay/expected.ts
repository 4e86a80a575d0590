import { type Evidence, labelLength } from "./evidence.ts";
import { type Figure, figures } from "./figures.ts";

/** What a print must be: words to the letter, then figures by value. */
export interface Expected {
  readonly words: string;
  /** The figures that follow the words; null where nothing may follow them. */
  readonly figures: readonly Figure[] | null;
}

/** What the evidence of one or more lines asks of the print that stands on them. */
export function expectedOf(evidence: readonly Evidence[]): Expected {
  const whole = evidence.findIndex(({ mode }) => mode !== "row");
  if (whole === -1) return { words: textOf(evidence), figures: null };
  const [first, ...rest] = evidence.slice(whole) as [Evidence, ...Evidence[]];
  const label = labelLength(first.mode) ?? 0;
  const words = [textOf(evidence.slice(0, whole)), first.text.slice(0, label)].filter((text) => text !== "").join(" ");
  return { words, figures: [...figures(first.text.slice(label)), ...rest.flatMap(({ text }) => figures(text))] };
}

/** The texts of some evidence, joined. */
export function textOf(evidence: readonly Evidence[]): string {
  return evidence.map(({ text }) => text).join(" ");
}

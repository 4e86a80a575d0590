import type { Html } from "../../html.ts";
import type { Fields, Values } from "./field.ts";

/** A result in a line, which screen readers speak when it changes, and all else. */
export interface Shown {
  readonly says: string;
  /** What stays in sight beside the result, such as odds in a line. */
  readonly brief?: Html | false;
  readonly shows: Html;
}

/** Something that is drawn anew from a few answers: a calculator or a picture. */
export interface Asking<Of extends Fields = Fields> {
  readonly fields: Of;
  /** Whether a field matters for these values; one that does not is hidden. */
  readonly asks: (field: keyof Of & string, values: Values<Of>) => boolean;
  /** What is shown, drawn for a width in pixels. */
  readonly view: (values: Values<Of>, width: number) => Shown;
  /** Whether the address of the page keeps the answers, which only one form of a page can. */
  readonly shared: boolean;
  /** What both sides have in common; left out where there are no sides to swap. */
  readonly common?: readonly (keyof Of & string)[];
}

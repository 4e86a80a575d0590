import type { PrintColumn } from "../model/index.ts";
import type { PrintedCell } from "./print-row.ts";
import type { Swapped } from "./swapped.ts";

/** A row that has been printed, with the lines it must agree with. */
export interface Printing {
  /** Its place in the plan. */
  readonly row: number;
  readonly cells: readonly PrintedCell[];
  readonly text: string;
  /** The number of a modifier or constant; null where the row is more than that. */
  readonly value: number | null;
  readonly lines: readonly number[];
}

/** A place where the rows and the evidence differ. */
export interface Difference {
  readonly kind: "differs" | "missing";
  /** Place of the row in the plan. */
  readonly row: number;
  /** `3298` or `3209, 3212`. */
  readonly line: string;
  /** All the evidence of the lines, and all that prints here. */
  readonly printed: string;
  readonly here: string;
  /** The first piece of each that differs, and its column where one can be named. */
  readonly piece: { readonly printed: string; readonly here: string; readonly column: PrintColumn | null };
  /** Two cells of the row that print like the evidence once they are swapped. */
  readonly swapped?: Swapped | null;
}

import type { PrintColumn, PrintPart } from "../model/index.ts";
import { compileNotation } from "../notation/compile-notation.ts";
import type { NotationDefinition } from "../notation/definition.ts";
import type { Value } from "../values/value.ts";

/** How the rows of a table print and which lines they cite, as plain data for a generated test. */
export interface TablePlan {
  readonly shape: "catalog" | "lookup" | "modifiers" | "constants";
  /** The properties that hold the rows inside a row. */
  readonly nested?: readonly string[];
  /** Columns in the book's order; the parts of one column join with a slash. */
  readonly print: readonly (readonly PlanPart[])[];
  readonly rows: readonly PlanRow[];
}

/** A column that prints as it is, by its name, or one that needs more than its name. */
export type PlanPart =
  | string
  | {
      readonly column: string;
      readonly nested?: string;
      readonly key?: boolean;
      readonly notation?: NotationDefinition;
      readonly default?: Value;
    };

/** One printed row and what it cites. */
export interface PlanRow {
  readonly id: string;
  readonly nested?: string;
  /** `3209` or `3209, 3215-3218`. */
  readonly lines?: string;
  readonly figure?: number;
  /** The figure is printed without its sign. */
  readonly decrease?: boolean;
  /** The figure is not printed; a person read it from the text. */
  readonly read?: boolean;
  /** Cells that are a figure of another line. */
  readonly cites?: readonly PlanCite[];
}

/** The columns of a plan, ready to print. */
export function compilePrint(print: TablePlan["print"]): readonly PrintColumn[] {
  return print.map((parts) => ({ parts: parts.map(compilePart) }));
}

function compilePart(part: PlanPart): PrintPart {
  if (typeof part === "string") return { column: part, nested: null, key: false, notation: null };
  const { nested = null, key = false, notation = null } = part;
  return { ...part, nested, key, notation: notation && compileNotation(notation) };
}

/** A cell that is one figure of a line. */
export interface PlanCite {
  readonly column: string;
  readonly lines: string;
  readonly figure: number;
}

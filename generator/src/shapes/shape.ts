import type { Report } from "../diagnostics/diagnostic.ts";
import type { ShapeName } from "../kinds/kind.ts";
import type { Table } from "../model/index.ts";
import type { TableInput } from "../validate/input.ts";

/** A way values are looked up: how its YAML becomes a table of the model. */
export interface Shape {
  readonly shape: ShapeName;
  /** Reads a table that passed its schema; null where it cannot stand. */
  readonly read: (input: TableInput, report: Report) => Table | null;
}

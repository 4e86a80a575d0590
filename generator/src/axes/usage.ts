import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Axis, AxisException } from "../model/index.ts";
import type { SyntaxMap } from "../source/syntax.ts";
import { bandText } from "./domain.ts";

export type Side = "below" | "above";

/** The policies and exceptions of an axis that its rows called for; an inner axis is asked once per outer key. */
export interface Usage {
  readonly sides: Set<Side>;
  readonly exceptions: Set<AxisException>;
}

export function startUsage(): Usage {
  return { sides: new Set(), exceptions: new Set() };
}

/** Counts everything as called for: rows with errors of their own prove nothing. */
export function useAll(axis: Axis, { sides, exceptions }: Usage): void {
  sides.add("below").add("above");
  for (const exception of axis.exceptions) exceptions.add(exception);
}

/** Complains of policies no value can reach and of exceptions that excuse nothing. */
export function reportNeedless(axis: Axis, { sides, exceptions }: Usage, report: Report): void {
  for (const side of ["below", "above"] as const) {
    if (!axis[side] || sides.has(side)) continue;
    // The span of an axis is the map that describes it.
    const place = (axis.span as Partial<SyntaxMap>).entries?.get(side)?.key ?? axis.span;
    const params = { axis: axis.id, side, why: whyNeedless(axis, side) };
    report(diagnostic("axis/policy-needless", place, params, { hint: `remove ${side}:` }));
  }
  for (const exception of axis.exceptions) {
    if (exceptions.has(exception)) continue;
    const { at, kind, span } = exception;
    report(diagnostic("axis/exception-needless", span, { at: bandText(at), kind }, { hint: "remove the exception" }));
  }
}

function whyNeedless({ match: { kind } }: Axis, side: Side): string {
  const covered = "the rows cover every value that can occur";
  switch (kind) {
    case "exact":
      return "it is looked up by id";
    case "nearest":
      return "the closest row answers there too";
    case "floor":
      return side === "above" ? "the last row answers there too" : covered;
    case "ceiling":
      return side === "below" ? "the first row answers there too" : covered;
    case "range":
      return covered;
    default:
      return kind satisfies never;
  }
}

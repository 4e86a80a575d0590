import { error } from "./entry.ts";

/** Keys of a lookup and the proof that they cover its domain once. */
export const axis = {
  "axis/gap": error((p: { axis: string; missing: string }) => `${p.axis} must be covered: nothing covers ${p.missing}`),
  "axis/overlap": error(
    (p: { axis: string; twice: string }) => `${p.axis} must be covered once: ${p.twice} is covered twice`,
  ),
  "axis/backwards": error((p: { text: string }) => `${p.text} runs backwards`),
  "axis/outside": error((p: { text: string; where: string }) => `${p.text} can never ${p.where}`),
  "axis/order": error(
    (p: { text: string; before: string }) => `${p.text} must be larger than the ${p.before} before it`,
  ),
  "axis/duplicate": error((p: { text: string }) => `${p.text} stands twice on this axis`),
  "axis/policy-missing": error(
    (p: { axis: string; side: string }) => `${p.axis} must say what a value ${p.side} gives`,
  ),
  "axis/policy-needless": error(
    (p: { axis: string; side: string; why: string }) => `${p.axis} must not say what lies ${p.side}: ${p.why}`,
  ),
  "axis/policy-cell": error((p: { count: number }) => `one cell cannot be stated for a row of ${p.count} columns`),
  "axis/exception-needless": error((p: { at: string; kind: string }) => `there is no ${p.kind} at ${p.at} to excuse`),
  "axis/columns": error((p: { axis: string; why: string }) => `${p.axis} cannot stand as columns: ${p.why}`),
  "axis/columns-missing": error((p: { axis: string }) => `${p.axis} must list the columns of this table`),
  "axis/form": error((p: { problem: string }) => `the form of this axis cannot be used: ${p.problem}`),
  "axis/cell-missing": error((p: { column: string; row: string }) => `row ${p.row} has no cell for ${p.column}`),
  "axis/cell-unknown": error((p: { column: string }) => `${p.column} is not a column of this table`),
  "axis/not-monotone": error(
    (p: { column: string; text: string; before: string }) =>
      `${p.column} must rise from row to row to be looked up backwards: ${p.text} follows ${p.before}`,
  ),
};

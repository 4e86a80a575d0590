import type { Branch, Inverse, Segment, Target } from "../../model/index.ts";
import type * as data from "../../published/data.ts";
import { outsideJson } from "./axis.ts";

/** The decisions that lead from the keys of a lookup to its row; a port needs no rules of its own. */
export function branchJson(branch: Branch): data.Branch {
  const { by, axis } = branch;
  if (by === "id") return { by, axis, cases: branch.cases.map(({ key, to }) => ({ key, to: targetJson(to) })) };
  return { by, axis, segments: segmentsJson(branch.segments) };
}

export function inverseJson(inverse: Inverse): data.Inverse {
  const { name, column, match, description, segments } = inverse;
  return { function: name, column, match, description, segments: segmentsJson(segments) };
}

export function segmentsJson(segments: readonly Segment[]): readonly data.Segment[] {
  return segments.map(({ upper, closed, to }) => ({ upper, closed, to: targetJson(to) }));
}

function targetJson(target: Target): data.Leads {
  switch (target.kind) {
    case "row":
      return { row: target.row };
    case "branch":
      return { branch: branchJson(target.branch) };
    case "outside":
      return { outside: outsideJson(target.outside) };
    case "unknown":
      return { unknown: target.because };
    default:
      return target satisfies never;
  }
}

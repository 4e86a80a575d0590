import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Compare, CompareStep, Rounding, Share } from "../model/operation.ts";
import { child, childMaps, childText, type SyntaxMap } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import { expectShare } from "./expect.ts";
import { expectNames, ownName } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";
import { readNamed, readShare, shareAt } from "./read.ts";

/**
 * Compares a figure with multiples of another. The first threshold it reaches gives the positive outcome, or keeps a share
 * of a third figure; then the outcome is positive if anything is kept.
 */
export const compare: OperationModule<Compare> = {
  read: (root) => ({
    operation: "compare",
    figure: readNamed(root, "figure"),
    against: readNamed(root, "against"),
    of: readNamed(root, "of"),
    steps: childMaps(root, "steps").map(readStep),
    positive: childText(root, "positive") ?? "",
    otherwise: childText(root, "otherwise") ?? "",
  }),
  check({ positive, otherwise }, root, _, report) {
    checkSteps(childMaps(root, "steps"), report);
    if (positive === otherwise) {
      report(diagnostic("name/duplicate", child(root, "otherwise") ?? root, { id: otherwise, what: "the outcome" }));
    }
    expectNames([...ownName(root, "figure"), ...ownName(root, "against"), ...ownName(root, "of")], [], report);
  },
  uses: () => [],
};

function readStep(map: SyntaxMap): CompareStep {
  return {
    times: shareAt(map, "times"),
    keeps: child(map, "keeps") ? shareAt(map, "keeps") : null,
    round: (childText(map, "round") ?? null) as Rounding | null,
    citation: readLineCitation(map),
  };
}

/** Thresholds fall from step to step; a higher one could never be reached. */
function checkSteps(steps: readonly SyntaxMap[], report: Report): void {
  let before: { readonly share: Share; readonly text: string } | null = null;
  for (const step of steps) {
    expectShare(step, "times", report);
    expectShare(step, "keeps", report);
    const text = childText(step, "times") ?? "";
    const share = readShare(text);
    if (!share) continue;
    if (before && !isBelow(share, before.share)) {
      const rule = `below ${before.text}, the threshold before it`;
      report(diagnostic("cell/range", child(step, "times") ?? step, { text, rule }));
    }
    before = { share, text };
  }
}

function isBelow(one: Share, other: Share): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator;
}

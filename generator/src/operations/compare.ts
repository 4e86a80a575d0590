import { diagnostic } from "../diagnostics/diagnostic.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { stringLiteral } from "../emit/typescript/literal.ts";
import type { Compare, CompareStep, Rounding, Share } from "../model/operation.ts";
import { child, childText, type SyntaxMap } from "../source/syntax.ts";
import { readLineCitation } from "../tables/citation.ts";
import type { Report } from "../validate/input.ts";
import { asParameter, refuseBelow, shared } from "./code.ts";
import { expectShare } from "./expect.ts";
import { expectNames, ownName } from "./expect-names.ts";
import type { OperationModule } from "./operation.ts";
import { mapsOf, readNamed, readShare, shareAt } from "./read.ts";

/** What a figure does against another: the first threshold it reaches keeps a share of a third, and any of it counts. */
export const compare: OperationModule<Compare> = {
  operation: "compare",
  read: (root) => ({
    operation: "compare",
    figure: readNamed(root, "figure"),
    against: readNamed(root, "against"),
    of: readNamed(root, "of"),
    steps: mapsOf(root, "steps").map(readStep),
    positive: childText(root, "positive") ?? "",
    otherwise: childText(root, "otherwise") ?? "",
  }),
  check({ positive, otherwise }, root, _, report) {
    checkSteps(mapsOf(root, "steps"), report);
    if (positive === otherwise) {
      report(diagnostic("name/duplicate", child(root, "otherwise") ?? root, { id: otherwise, what: "the outcome" }));
    }
    expectNames([...ownName(root, "figure"), ...ownName(root, "against"), ...ownName(root, "of")], [], report);
  },
  uses: () => [],
  declare(table, operation, setting) {
    const { figure, against, of, steps } = operation;
    const parameters = [figure, against, of].map((one) => asParameter(one));
    const positive = stringLiteral(operation.positive);
    const otherwise = stringLiteral(operation.otherwise);
    const body = [
      ...parameters.flatMap(({ name }) => refuseBelow(0, table, name, false)),
      ...steps.map(({ times, keeps, round }) => {
        const kept = isOne(keeps) ? of.name : shared(of.name, keeps, round);
        return `if (${reaches(figure.name, times, against.name)}) return ${kept} > 0 ? ${positive} : ${otherwise};`;
      }),
      `return ${otherwise};`,
    ];
    const returns = `${positive} | ${otherwise}`;
    return { imports: [], declarations: [derivedFunction(table, setting, parameters, returns, body)] };
  },
};

function readStep(map: SyntaxMap): CompareStep {
  return {
    times: shareAt(map, "times"),
    keeps: shareAt(map, "keeps"),
    round: (childText(map, "round") ?? null) as Rounding | null,
    citation: readLineCitation(map),
  };
}

/** Thresholds fall from step to step; one that does not could never be reached. */
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

function isOne({ numerator, denominator }: Share): boolean {
  return numerator === denominator;
}

/** A comparison in whole steps, so that a third of 3 is 1 and not almost. */
function reaches(figure: string, { numerator, denominator }: Share, against: string): string {
  const left = denominator === 1 ? figure : `${figure} * ${denominator}`;
  const right = numerator === 1 ? against : `${against} * ${numerator}`;
  return `${left} >= ${right}`;
}

import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Ratio } from "../model/index.ts";
import { child, childText, childTexts, type SyntaxMap, type SyntaxNode, type SyntaxScalar } from "../source/syntax.ts";
import { identifierProblem } from "../text/ids.ts";

const sides = ["none", "clamp", "error"];

/** Reads what an axis of ratios says beside its headings; undefined after a complaint. */
export function readRatio(
  axis: string,
  name: string,
  map: SyntaxMap,
  headings: readonly SyntaxScalar[],
  report: Report,
): Ratio | undefined {
  const tell = (at: SyntaxNode, problem: string, hint: string): undefined => {
    report(diagnostic("column/definition", at, { subject: `the axis ${axis}`, problem }, { hint }));
    return undefined;
  };
  const of = childTexts(map, "of");
  const [first, second] = of;
  if (of.length !== 2 || of.some((one) => identifierProblem(one) !== null) || first === second) {
    return tell(
      child(map, "of") ?? map,
      "must say what is compared",
      "add of: [attacker, defender], each a name of letters and digits",
    );
  }
  const favors = childText(map, "in-favor-of");
  if (favors !== "first" && favors !== "second") {
    const hint = `add in-favor-of: second where a ratio between two headings counts as the lower, first where as the higher`;
    return tell(child(map, "in-favor-of") ?? map, "must say whom a ratio between two headings favors", hint);
  }
  const wrong = headings.find(({ text }) => ratioOf(text) === null);
  if (wrong)
    return tell(wrong, `has the heading ${wrong.text}, which is no ratio`, "write ratios such as 1:2, 1:1 or 3:1");
  const sizes = headings.map(({ text }) => ratioOf(text) as readonly [number, number]);
  const turn = sizes.findIndex((one, at) => at > 0 && !isAbove(one, sizes[at - 1] as readonly [number, number]));
  if (turn !== -1) {
    const at = headings[turn] as SyntaxScalar;
    return tell(at, `has ${at.text} after a ratio that is not below it`, "list the ratios from the lowest up");
  }
  const [below, above] = (["below", "above"] as const).map((side) => childText(map, side) ?? "");
  for (const [side, text] of [
    ["below", below],
    ["above", above],
  ] as const) {
    if (sides.includes(text ?? "")) continue;
    const what = side === "below" ? "below the first heading" : "above the last";
    return tell(
      child(map, side) ?? map,
      `must say what a ratio ${what} gives`,
      `add ${side}: and one of ${sides.join(", ")}`,
    );
  }
  const policy = (text: string | undefined) => text as Ratio["below"];
  return { name, of: [first as string, second as string], favors, sizes, below: policy(below), above: policy(above) };
}

/** `3:2` as its two numbers. */
function ratioOf(text: string): readonly [number, number] | null {
  const found = /^([1-9]\d{0,3}):([1-9]\d{0,3})$/.exec(text);
  return found && [Number(found[1]), Number(found[2])];
}

function isAbove([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean {
  return a * d > c * b;
}

import type { SourceFile } from "../source/source-file.ts";
import type { SyntaxMap, SyntaxNode } from "../source/syntax.ts";
import type { Value } from "../values/value.ts";
import type { Relation } from "./relation.ts";

/** A cell that a relation is about; blank, lost and absent are all null. */
export interface Operand {
  readonly name: string;
  readonly value: Value;
  readonly node: SyntaxNode | undefined;
  readonly row: SyntaxMap;
}

/** Why a row does not keep a relation. */
export interface Complaint {
  readonly problem: string;
  readonly at: SyntaxNode;
  readonly other?: SyntaxNode | undefined;
  readonly hint?: string;
}

/** @param print the file of the table: of two cells the one an erratum changed is asked about */
export function judge(
  relation: Relation,
  operands: readonly Operand[],
  print: SourceFile,
): readonly Complaint[] | null {
  if (relation.kind === "ends") return ends(operands, print);
  const [one, other] = operands as readonly [Operand, Operand];
  if (relation.kind === "filled") {
    if (other.value === null || one.value !== null) return null;
    const problem = `${other.name} is filled, and ${one.name} is not`;
    return [{ problem, at: other.node ?? other.row, hint: `add ${one.name}: to the row` }];
  }
  if (typeof one.value !== "number" || typeof other.value !== "number") return null;
  const place = placed(one, other, print);
  if (relation.kind === "per") {
    const share = one.value / other.value;
    const [least, most] = relation.plausible;
    if (other.value === 0 || (share >= least && share <= most)) return null;
    const of = `${one.name} ${one.value} for ${other.name} ${other.value} is ${short(share)} for each`;
    return [{ problem: `${of}: expected ${least} to ${most}`, ...place }];
  }
  const right = other.value * relation.times;
  const decimals = decimalsOf(one.node);
  const slack = Math.max(0.5 / 10 ** decimals, right * relation.within);
  if (Math.abs(one.value - right) <= slack * (1 + 1e-9)) return null;
  const told = `${other.value} times ${relation.stated} is ${short(right)}`;
  const problem = `${one.name} follows from ${other.name}, and is still ${one.value}: ${told}`;
  return [{ problem, ...place, hint: `write ${one.name}: ${right.toFixed(decimals)}, or mend ${other.name}` }];
}

/** A range that ends where the one before ended, or earlier, can never be reached. */
function ends(operands: readonly Operand[], print: SourceFile): readonly Complaint[] {
  const figures = operands.filter(({ value }) => typeof value === "number");
  return figures.slice(1).flatMap((one, at): readonly Complaint[] => {
    const before = figures[at] as Operand;
    const [end, last] = [one.value as number, before.value as number];
    if (end > last) return [];
    const where = end < last ? `at ${end}, before ${before.name} at ${last}` : `at ${end}, where ${before.name} ends`;
    return [{ problem: `${one.name} ends ${where}: it can never be reached`, ...placed(one, before, print) }];
  });
}

function placed(one: Operand, other: Operand, print: SourceFile): Pick<Complaint, "at" | "other"> {
  const [at, beside] = other.node && other.node.file.path !== print.path ? [other, one] : [one, other];
  return { at: at.node ?? at.row, other: beside.node };
}

function decimalsOf(node: SyntaxNode | undefined): number {
  return node?.kind === "scalar" ? (/\.(\d+)/.exec(node.text)?.[1]?.length ?? 0) : 0;
}

function short(figure: number): string {
  return String(Number(figure.toPrecision(6)));
}

import type { Column } from "../../generator/src/model/index.ts";
import type { SyntaxNode } from "../../generator/src/source/syntax.ts";
import type { Change, Path } from "./change.ts";
import { cellVariants, countVariants, letterVariants } from "./variants.ts";

/** What a mutant touches: a cell, a citation and so on; of what is no figure the key it stands under, such as `tie`. */
export type Part = string;

/** One figure of a rule file, changed. */
export interface Mutant {
  readonly part: Part;
  /** `table/row[/loads/load]/column`, as everywhere. */
  readonly address: string;
  readonly was: string;
  readonly now: string;
  readonly path: Path;
  readonly change: Change;
}

/** The citation a key is part of, or null where it is none. */
export function citationMutants(
  name: string,
  value: SyntaxNode,
  path: Path,
  address: string,
): readonly Mutant[] | null {
  if (name === "cites" && value.kind === "map") {
    return childrenOf(value).flatMap(([column, cite]) =>
      childrenOf(cite).flatMap(
        ([part, one]) =>
          citationMutants(String(part), one, [...path, column, part], `${address}/${column}/${part}`) ?? [],
      ),
    );
  }
  if (value.kind !== "scalar") return null;
  const part =
    name === "line" || name === "lines" ? "line" : name === "figure" || name === "decrease" ? "figure" : null;
  if (part === null) return null;
  if (name === "decrease")
    return [textMutant(part, address, path, value.text, value.text === "true" ? "false" : "true")];
  return countVariants(value.text).map((text) => textMutant(part, address, path, value.text, text));
}

export function cellMutants(
  part: Part,
  value: SyntaxNode,
  path: Path,
  address: string,
  column: Column | null,
  others: readonly string[],
): readonly Mutant[] {
  if (value.kind === "map") return [];
  if (value.kind === "list") {
    return childrenOf(value).flatMap(([at, item]) => cellMutants(part, item, [...path, at], address, column, others));
  }
  const texts = cellVariants(value.text, column, others);
  if (texts.length > 0) return texts.map((text) => textMutant(part, address, path, value.text, text));
  if (column?.id === "printed")
    return letterVariants(value.text).map((text) => textMutant(part, address, path, value.text, text));
  // The only word there is says something by being there.
  const sole = column?.type.type === "word";
  return sole ? [{ part, address, was: value.text, now: "nothing", path, change: "removed" }] : [];
}

/** The nodes directly below one, with the step to each. */
export function childrenOf(node: SyntaxNode | undefined): readonly (readonly [string | number, SyntaxNode])[] {
  if (node?.kind === "map") return [...node.entries].map(([key, { value }]) => [key, value] as const);
  return node?.kind === "list" ? node.items.map((item, index) => [index, item] as const) : [];
}

export function textMutant(part: Part, address: string, path: Path, was: string, text: string): Mutant {
  return { part, address, was, now: text, path, change: { text } };
}

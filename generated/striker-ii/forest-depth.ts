// Made by tablewright from rules/striker-ii/detection/forest-depth.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** A row of “Depth in a forest”. */
export interface ForestDepthRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** Distance from the edge of the forest. */
  readonly depth: number;
  /**
   * Status of a team at this depth.
   * @source Striker II: Introductory Infantry Rules, rule 7A1c, Forests, lines 1489-1498
   */
  readonly status: "concealed" | "hidden";
}

const data = { edge: { id: "edge", name: "edge", depth: 30, status: "concealed" } } as const satisfies Record<string, ForestDepthRow>;

/**
 * Depth in a forest. How well a forest hides a team, by its distance from the edge. Nobody in a forest is seen from above.
 * @source Striker II: Introductory Infantry Rules, rule 7A1c, Forests, lines 1489-1498
 */
export const forestDepth: Documented<ForestDepthRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Depth in a forest”, in the book's order. */
export const forestDepthList: readonly ForestDepthRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly ("concealed" | "hidden")[] = [
  "concealed",
  "hidden",
];

/**
 * Looks up “Depth in a forest”. How well a forest hides a team, by its distance from the edge. Nobody in a forest is seen from above.
 * @param depth - Distance from the edge of the forest. Unit: meters (m). 0 and more.
 * @source Striker II: Introductory Infantry Rules, rule 7A1c, Forests, lines 1489-1498
 * @example lookupForestDepth(30); // "concealed"
 */
export function lookupForestDepth(depth: number): "concealed" | "hidden" {
  checkNumber("lookupForestDepth", "depth", depth, false);
  if (depth < 0) throw outOfDomain("lookupForestDepth", "depth", depth, "0 and more");
  const row =
    depth <= 30 ? 0
    : 1;
  return answers[row] as "concealed" | "hidden";
}

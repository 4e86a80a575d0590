// Made by tablewright from rules/striker-ii/movement/terrain-costs.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Costs of terrain”, in the book's order. */
export type TerrainCostsId = "clear" | "forest" | "contour-lines";

/** A row of “Costs of terrain”. */
export interface TerrainCostsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Cost.
   * What is paid of the movement allowance (m).
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1090-1093, 1224-1253
   */
  readonly each: number;
  /**
   * Paid per.
   * For how many meters, or contour lines, it is paid.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1090-1093, 1224-1253
   */
  readonly per: number;
  /**
   * Parts are paid for too, such as half a meter; left out, only whole ones are given.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1090-1093, 1224-1253
   */
  readonly proportional: boolean;
  /**
   * It is paid once it is crossed, so that the last of it may cost more than is left.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1090-1093, 1224-1253
   */
  readonly paidAfter: boolean;
  /**
   * The terrain it is paid for.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1090-1093, 1224-1253
   */
  readonly terrain: "clear" | "hill" | "forest" | "water-barrier" | "building" | "road";
  /**
   * It is paid going uphill only.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1090-1093, 1224-1253
   */
  readonly uphillOnly: boolean;
}

const data = {
  clear: {
    id: "clear",
    name: "Meters over clear ground, roads and whatever costs nothing more",
    each: 1,
    per: 1,
    proportional: true,
    paidAfter: false,
    terrain: "clear",
    uphillOnly: false,
  },
  forest: {
    id: "forest",
    name: "Meters through forest",
    each: 2,
    per: 1,
    proportional: true,
    paidAfter: false,
    terrain: "forest",
    uphillOnly: false,
  },
  "contour-lines": {
    id: "contour-lines",
    name: "Contour lines crossed uphill",
    each: 10,
    per: 3,
    proportional: false,
    paidAfter: true,
    terrain: "hill",
    uphillOnly: true,
  },
} as const satisfies Record<TerrainCostsId, TerrainCostsRow>;

/**
 * Costs of terrain. What a move over each terrain takes off the movement allowance. Forest costs troops with grav belts in NOE mode only, contour lines all but those in high mode; see the effects of terrain.
 * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1090-1093, 1224-1253
 */
export const terrainCosts: Documented<TerrainCostsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Costs of terrain”, in the book's order. */
export const terrainCostsList: readonly (TerrainCostsRow & { readonly id: TerrainCostsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Costs of terrain” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findTerrainCosts(text: string): Found<TerrainCostsRow & { readonly id: TerrainCostsId }> {
  return findRow("findTerrainCosts", terrainCostsList, text);
}

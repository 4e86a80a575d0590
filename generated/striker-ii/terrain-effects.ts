// Made by tablewright from rules/striker-ii/movement/terrain-effects.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Effects of terrain on movement”, in the book's order. */
export type TerrainEffectsId = "clear" | "hill" | "forest" | "water-barrier" | "building" | "road";

/** A row of “Effects of terrain on movement”. */
export interface TerrainEffectsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Number of the terrain in the book's list, as printed.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1292
   */
  readonly item: number;
  /**
   * Soldiers on foot.
   * Whether it hinders soldiers on foot.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1292
   */
  readonly foot: boolean | null;
  /**
   * NOE mode.
   * Whether it hinders grav-equipped troops in NOE mode.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1292
   */
  readonly noe: boolean | null;
  /**
   * Terrain following mode.
   * Whether it hinders grav-equipped troops in terrain following mode.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1292
   */
  readonly terrainFollowing: boolean | null;
  /**
   * High mode.
   * Whether it hinders grav-equipped troops in high mode.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1292
   */
  readonly high: boolean | null;
  /**
   * Where alone soldiers on foot may cross it.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1292
   */
  readonly onlyAt: "bridges-and-fords" | null;
  /**
   * Contour lines nearer to each other than this (m) bar soldiers on foot, uphill and down.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1292
   */
  readonly prohibitedSpacing: number | null;
  /**
   * Levels a unit may go up or down in each of its movement phases.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1292
   */
  readonly levels: number | null;
  /**
   * Only grav-equipped units may leave it at other levels than the ground.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1292
   */
  readonly gravExitAnyLevel: boolean;
  /**
   * Counts as.
   * The terrain it counts as.
   * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1292
   */
  readonly as: "clear" | "hill" | "forest" | "water-barrier" | "building" | "road" | null;
}

const data = {
  clear: {
    id: "clear",
    name: "Clear",
    item: 1,
    foot: false,
    noe: false,
    terrainFollowing: false,
    high: false,
    onlyAt: null,
    prohibitedSpacing: null,
    levels: null,
    gravExitAnyLevel: false,
    as: null,
  },
  hill: {
    id: "hill",
    name: "Hill contours",
    item: 2,
    foot: true,
    noe: true,
    terrainFollowing: true,
    high: false,
    onlyAt: null,
    prohibitedSpacing: 3,
    levels: null,
    gravExitAnyLevel: false,
    as: null,
  },
  forest: {
    id: "forest",
    name: "Forest",
    item: 3,
    foot: true,
    noe: true,
    terrainFollowing: false,
    high: false,
    onlyAt: null,
    prohibitedSpacing: null,
    levels: null,
    gravExitAnyLevel: false,
    as: null,
  },
  "water-barrier": {
    id: "water-barrier",
    name: "Water barrier",
    item: 3,
    foot: true,
    noe: false,
    terrainFollowing: false,
    high: false,
    onlyAt: "bridges-and-fords",
    prohibitedSpacing: null,
    levels: null,
    gravExitAnyLevel: false,
    as: null,
  },
  building: {
    id: "building",
    name: "Building",
    item: 4,
    foot: null,
    noe: null,
    terrainFollowing: null,
    high: null,
    onlyAt: null,
    prohibitedSpacing: null,
    levels: 1,
    gravExitAnyLevel: true,
    as: null,
  },
  road: {
    id: "road",
    name: "Road",
    item: 5,
    foot: null,
    noe: null,
    terrainFollowing: null,
    high: null,
    onlyAt: null,
    prohibitedSpacing: null,
    levels: null,
    gravExitAnyLevel: false,
    as: "clear",
  },
} as const satisfies Record<TerrainEffectsId, TerrainEffectsRow>;

/**
 * Effects of terrain on movement. Whom each terrain hinders. What it costs stands in the costs of terrain. Only high mode is said to be free of hill contours, so the other two modes are not. A unit beside a building enters it in its next movement phase, and one that leaves has its full move.
 * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1292
 */
export const terrainEffects: Documented<TerrainEffectsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Effects of terrain on movement”, in the book's order. */
export const terrainEffectsList: readonly (TerrainEffectsRow & { readonly id: TerrainEffectsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Effects of terrain on movement” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findTerrainEffects(text: string): Found<TerrainEffectsRow & { readonly id: TerrainEffectsId }> {
  return findRow("findTerrainEffects", terrainEffectsList, text);
}

// Made by tablewright from rules/striker-ii/force/terrain.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Terrain”, in the book's order. */
export type TerrainId = "clear" | "hill" | "forest" | "building" | "water" | "road";

/** A row of “Terrain”. */
export interface TerrainRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Number in the book's list.
   * Number of the terrain in the book's list.
   * @source Striker II: Introductory Infantry Rules, rule 2A, Terrain, lines 456-493
   */
  readonly item: number;
  /**
   * How high it is (m), measured as heightOf says.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 2A, Terrain, lines 456-493
   */
  readonly height: number | null;
  /**
   * What the height is the height of: the step from one contour line to the next, the tallest it grows, or one floor.
   * @source Striker II: Introductory Infantry Rules, rule 2A, Terrain, lines 456-493
   */
  readonly heightOf: "contour" | "tallest" | "floor" | null;
  /**
   * Floors a sloped roof counts as, for line of sight.
   * @source Striker II: Introductory Infantry Rules, rule 2A, Terrain, lines 456-493
   */
  readonly roofFloors: number | null;
  /**
   * Whether it can block the line of sight; blank where that depends on what it runs through.
   * @source Striker II: Introductory Infantry Rules, rule 2A, Terrain, lines 456-493
   */
  readonly blocksSight: boolean | null;
  /**
   * Whether soldiers and light weapons in it are concealed.
   * @source Striker II: Introductory Infantry Rules, rule 2A, Terrain, lines 456-493
   */
  readonly concealment: boolean;
}

const data = {
  clear: {
    id: "clear",
    name: "Clear",
    item: 1,
    height: null,
    heightOf: null,
    roofFloors: null,
    blocksSight: false,
    concealment: false,
  },
  hill: {
    id: "hill",
    name: "Hill",
    item: 2,
    height: 3,
    heightOf: "contour",
    roofFloors: null,
    blocksSight: true,
    concealment: false,
  },
  forest: {
    id: "forest",
    name: "Forest",
    item: 3,
    height: 12,
    heightOf: "tallest",
    roofFloors: null,
    blocksSight: true,
    concealment: true,
  },
  building: {
    id: "building",
    name: "Building",
    item: 4,
    height: 3,
    heightOf: "floor",
    roofFloors: 1,
    blocksSight: true,
    concealment: true,
  },
  water: {
    id: "water",
    name: "Water obstacle",
    item: 5,
    height: null,
    heightOf: null,
    roofFloors: null,
    blocksSight: false,
    concealment: false,
  },
  road: {
    id: "road",
    name: "Road",
    item: 6,
    height: null,
    heightOf: null,
    roofFloors: null,
    blocksSight: null,
    concealment: false,
  },
} as const satisfies Record<TerrainId, TerrainRow>;

/**
 * Terrain. The kinds of terrain on the field, with heights for the line of sight. A floor counts upward from the ground, so the third floor is two floors up.
 * @source Striker II: Introductory Infantry Rules, rule 2A, Terrain, lines 456-493
 * @source Striker II: Introductory Infantry Rules, rule 7A1, Line of Sight, features, lines 1484-1520
 */
export const terrain: Documented<TerrainRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Terrain”, in the book's order. */
export const terrainList: readonly (TerrainRow & { readonly id: TerrainId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Terrain” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findTerrain(text: string): Found<TerrainRow & { readonly id: TerrainId }> {
  return findRow("findTerrain", terrainList, text);
}

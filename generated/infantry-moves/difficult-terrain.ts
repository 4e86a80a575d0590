// Made by tablewright from rules/infantry-moves/movement/difficult-terrain.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Difficult terrain. What terrain leaves of a move; settled before each game, so the book gives one example only.
 * @source Infantry movement, Difficult Terrain, line 20
 */
export const difficultTerrain = {
  /**
   * Share of the move left in areas overgrown with plants, which also give partial cover.
   * @source Infantry movement, line 20
   */
  overgrown: 0.5,
} as const;

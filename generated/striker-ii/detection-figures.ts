// Made by tablewright from rules/striker-ii/detection/detection-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Detection figures. Single figures of the rules for seeing.
 * @source Striker II: Introductory Infantry Rules, rule 7A, Visual, lines 1417-1432, 1492, 1563-1566
 */
export const detectionFigures = {
  /**
   * Farthest distance at which infantry and light crew-served weapons can be spotted; signature additions come on top.
   * Unit: kilometers (km).
   * @source Striker II: Introductory Infantry Rules, line 1566
   */
  "maximum-range": 5,
  /**
   * Terrain higher than the lower team alone does not block the line of sight where it is nearer to the higher team than this share of the distance between them.
   * @source Striker II: Introductory Infantry Rules, line 1432
   */
  "line-of-sight-share": 0.25,
  /**
   * A team deeper in a forest counts as concealed, not hidden, within this distance of other teams in forest.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 1492
   */
  "forest-near-team": 30,
} as const;

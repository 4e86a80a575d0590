// Made by tablewright from rules/walkers/movement/movement-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Walker movement figures. Single figures of the movement rules.
 * @source Walker rules, Walker Movement, line 34
 */
export const movementFigures = {
  /**
   * What a distance moved backward costs, in distances moved forward.
   * @source Walker rules, line 34
   */
  "backward-cost": 2,
} as const;

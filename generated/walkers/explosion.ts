// Made by tablewright from rules/walkers/walker/explosion.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Explosion. The hit that everything near an exploding walker takes, out to as many yards as the lowest toughness of the walker. Its strength is rolled once for all hits.
 * @source Walker rules, Exploding!!, line 69
 */
export const explosion = {
  /**
   * Sides of the one die rolled for the strength of the explosion.
   * @source Walker rules, line 69
   */
  "strength-die-sides": 6,
  /**
   * Damage of each hit.
   * @source Walker rules, line 69
   */
  damage: 1,
} as const;

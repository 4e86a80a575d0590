// Made by tablewright from rules/striker-ii/force/tech-levels.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Tech levels. The tech levels the rules say they cover, and those of the present.
 * @source Striker II: Introductory Infantry Rules, Introduction, lines 195-204
 */
export const techLevels = {
  /**
   * The lowest tech level the rules say they cover, about that of World War I.
   * @source Striker II: Introductory Infantry Rules, line 198
   */
  lowest: 5,
  /**
   * The highest tech level the rules say they cover, that of Traveller's Imperium.
   * @source Striker II: Introductory Infantry Rules, line 201
   */
  highest: 16,
  /**
   * Tech level of the Earth of the present, by the lower guess.
   * @source Striker II: Introductory Infantry Rules, line 204
   */
  present: 7,
  /**
   * Tech level of the Earth of the present, by the higher guess.
   * @source Striker II: Introductory Infantry Rules, line 204
   */
  "present-high": 8,
} as const;

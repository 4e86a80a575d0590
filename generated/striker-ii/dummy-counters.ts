// Made by tablewright from rules/striker-ii/force/dummy-counters.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Dummy counters. How many dummy counters a player has for each real unit that is not spotted. Two rules say so, one with an exact number and one with a least number.
 * @source Striker II: Introductory Infantry Rules, rule 3A1, Limited intelligence, lines 515-518
 * @source Striker II: Introductory Infantry Rules, rule 7A4, Spotting Procedure, lines 1575-1578
 */
export const dummyCounters = {
  /**
   * Dummy counters given to each player for each real unit.
   * @source Striker II: Introductory Infantry Rules, line 518
   */
  given: 1,
  /**
   * The fewest dummy markers for each marker that stands for a team.
   * @source Striker II: Introductory Infantry Rules, line 1578
   */
  least: 1,
} as const;

// Made by tablewright from rules/striker-ii/morale/morale-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Morale figures. Single figures of the morale rules.
 * @source Striker II: Introductory Infantry Rules, rule 8C, Morale, lines 2569-2887
 */
export const moraleFigures = {
  /**
   * How near a visible leader team must be to modify a morale check.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 2755
   */
  "leader-radius": 100,
  /**
   * How near a visible leader team that failed its own check is when it counts against a team.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 2662
   */
  "failed-leader-radius": 100,
  /**
   * How near a friendly casualty is when it counts against a morale check.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 2781
   */
  "casualty-radius": 50,
  /**
   * What the prose adds to the morale roll of a concealed team, where the table has another figure; the table's is in morale-modifiers.
   * @source Striker II: Introductory Infantry Rules, line 2692
   */
  "concealed-by-prose": 2,
  /**
   * Number of the counter for a team suppressed in the first player's fire phase; it is the number of that phase.
   * @source Striker II: Introductory Infantry Rules, line 2830
   */
  "suppressed-counter-first": 3,
  /**
   * Number of the counter for a team suppressed in the second player's fire phase; it is the number of that phase.
   * @source Striker II: Introductory Infantry Rules, line 2833
   */
  "suppressed-counter-second": 5,
} as const;

// Made by tablewright from rules/striker-ii/weapon/explosive-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Figures of explosive rounds. Single figures of the rule on explosive rounds.
 * @source Striker II: Introductory Infantry Rules, rule 8A5, Explosive Rounds, lines 2171-2204
 */
export const explosiveFigures = {
  /**
   * Soldiers of the target team, chosen at random, that a hit attacks with the contact penetration; fragments spare them.
   * @source Striker II: Introductory Infantry Rules, line 2177
   */
  "contact-soldiers": 1,
  /**
   * Burst size at which nobody is attacked by fragments.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 2186
   */
  "no-fragmentation": 0,
  /**
   * Burst size at which fragments attack the target team alone; a larger one reaches all teams that far from the target.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 2186
   */
  "target-team-only": 1,
  /**
   * Rolls made against each team that fragments reach, at difficult.
   * @source Striker II: Introductory Infantry Rules, line 2198
   */
  "rolls-per-team": 1,
} as const;

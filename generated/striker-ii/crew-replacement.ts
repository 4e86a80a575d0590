// Made by tablewright from rules/striker-ii/morale/crew-replacement.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Crew replacement. Single figures of how a team too small for its weapon gets help. The other team comes in a friendly movement phase; if the gunner changes, the firer has moved. A combined team has the lower morale and the lower initiative of the two.
 * @source Striker II: Introductory Infantry Rules, rule 8B6, Effects of Casualties, lines 2549-2564
 */
export const crewReplacement = {
  /**
   * The most soldiers two teams may have together to combine.
   * @source Striker II: Introductory Infantry Rules, line 2555
   */
  "combined-soldiers": 4,
  /**
   * How far apart the teams may be to switch places or combine, in moves.
   * @source Striker II: Introductory Infantry Rules, line 2555
   */
  distance: 1,
} as const;

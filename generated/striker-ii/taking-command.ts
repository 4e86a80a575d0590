// Made by tablewright from rules/striker-ii/command/taking-command.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Taking command. How near a leader must be to take command of troops whose own leader is lost.
 * @source Striker II: Introductory Infantry Rules, rule 5A2a, Command Ranges, NCOs, lines 945-957
 */
export const takingCommand = {
  /**
   * Farthest distance to the remaining teams of a squad whose NCO is lost.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 948
   */
  "squad-team": 100,
  /**
   * Farthest distance to the squad NCO that is left in a section whose NCO is lost.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 951
   */
  "remaining-squad-nco": 200,
  /**
   * Farthest distance to the teams that a lost section NCO had in the own squad.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 954
   */
  "section-nco-team": 100,
} as const;

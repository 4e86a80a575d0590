// Made by tablewright from rules/striker-ii/command/command-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Command figures. Single figures of the command rules.
 * @source Striker II: Introductory Infantry Rules, rule 5A2c, Effect, lines 991-997
 */
export const commandFigures = {
  /**
   * High initiative teams a side must have at least, whatever its size.
   * @source Striker II: Introductory Infantry Rules, line 994
   */
  "officer-teams": 1,
} as const;

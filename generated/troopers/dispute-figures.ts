// Made by tablewright from rules/troopers/force/dispute-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Dice of a dispute. What is rolled to settle a dispute.
 * @source Controlling Troopers, The Golden Rule, line 35
 */
export const disputeFigures = {
  /**
   * Dice each of the two players rolls; of how many sides is not said.
   * @source Controlling Troopers, line 35
   */
  dice: 1,
} as const;

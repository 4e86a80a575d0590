// Made by tablewright from rules/troopers/hit/fight-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Shooting and fighting figures. Single figures of a trooper's shooting and hand to hand fighting.
 * @source Controlling Troopers, Controlling Troopers; How Troopers Fight, lines 11, 23-27
 */
export const fightFigures = {
  /**
   * Weapons a trooper carries.
   * @source Controlling Troopers, line 11
   */
  weapons: 1,
  /**
   * Shots a trooper makes when activated, as many as it carries weapons.
   * @source Controlling Troopers, line 11
   */
  shots: 1,
  /**
   * Sides of the one die whose roll is added to the trooper's armor value for its fight power.
   * @source Controlling Troopers, line 27
   */
  "fight-die-sides": 6,
} as const;

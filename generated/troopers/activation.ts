// Made by tablewright from rules/troopers/force/activation.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Activating a squad. How the troopers of a full squad act when one of them is picked. All of them may move, shoot and fight before the opponent acts.
 * @source Controlling Troopers, Controlling Troopers, line 5
 */
export const activation = {
  /**
   * Troopers that may act when the squad is picked.
   * @source Controlling Troopers, line 5
   */
  "troopers-acting": 4,
  /**
   * Troopers that are moved at a time.
   * @source Controlling Troopers, line 5
   */
  "troopers-moved-at-a-time": 1,
  /**
   * Troopers a roll to shoot is made for.
   * @source Controlling Troopers, line 5
   */
  "troopers-per-shooting-roll": 1,
  /**
   * Troopers that are picked to activate the squad.
   * @source Controlling Troopers, line 5
   */
  "troopers-picked": 1,
  /**
   * Other troopers that may be used along with the one picked.
   * @source Controlling Troopers, line 5
   */
  "troopers-following": 3,
} as const;

// Made by tablewright from rules/infantry-moves/movement/kick-door.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Kicking in a door. The roll that kicks in or charges down a closed door.
 * @source Infantry movement, Kick in Doors, line 34
 */
export const kickDoor = {
  /**
   * What the roll and its modifiers must reach.
   * @source Infantry movement, line 34
   */
  needed: 4,
  /**
   * Dice rolled.
   * @source Infantry movement, line 34
   */
  dice: 1,
  /**
   * Sides of that die.
   * @source Infantry movement, line 34
   */
  "die-sides": 6,
} as const;

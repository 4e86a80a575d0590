// Made by tablewright from rules/skirmishers/armor/damage-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Damage figures. The roll that says where damage is marked once the armor is gone, and what the lost card leaves unknown.
 * @source Skirmishers, section 5: Power Armor, Unit Card, lines 11-17
 */
export const damageFigures = {
  /**
   * Dice rolled for where damage begins once no armor is left; marking starts at the first unmarked cell to the right of the roll.
   * @source Skirmishers, section 5: Power Armor, line 15
   */
  "hit-point-dice": 2,
  /**
   * Sides of each of those dice.
   * @source Skirmishers, section 5: Power Armor, line 15
   */
  "hit-point-die-sides": 6,
  /**
   * Cells of armor the card prints in all; those a grade does not use are marked off before the game.
   * @source Skirmishers, section 5: Power Armor, line 11
   */
  "armor-cells-on-card": { unknown: "The sample card is not in the text; heavy armor uses 8 cells, so it prints 8 at least." },
  /**
   * Hit point cells marked with a star.
   * @source Skirmishers, section 5: Power Armor, line 17
   */
  "star-cells-on-card": { unknown: "The sample card is not in the text, and with it which and how many cells carry a star is lost." },
} as const;

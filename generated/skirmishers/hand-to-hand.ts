// Made by tablewright from rules/skirmishers/hit/hand-to-hand.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Hand to hand combat. What a hand to hand attack in power armor costs, and what its fists do.
 * @source Skirmishers, section 5: Power Armor, Hand to Hand Combat, line 55
 */
export const handToHand = {
  /**
   * Action points a hand to hand attack costs.
   * Unit: action points (AP).
   * @source Skirmishers, section 5: Power Armor, line 55
   */
  "attack-cost": 5,
  /**
   * Damage of the fists of a suit, said to be more than that of an ordinary trooper.
   * @source Skirmishers, section 5: Power Armor, line 55
   */
  "fist-damage": { unknown: "The text says fists do more damage, and no figure follows." },
} as const;

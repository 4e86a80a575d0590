// Made by tablewright from rules/skirmishers/movement/movement-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Movement figures. Single figures of movement in power armor.
 * @source Skirmishers, section 5: Power Armor, Movement, lines 43-47
 */
export const movementFigures = {
  /**
   * Action points a trooper may spend on movement in a turn, at most.
   * Unit: action points (AP).
   * @source Skirmishers, section 5: Power Armor, line 43
   */
  "most-action-points": 8,
  /**
   * Action points it costs to enter a dot with barbed wire; the wire does not entangle power armor.
   * Unit: action points (AP).
   * @source Skirmishers, section 5: Power Armor, line 47
   */
  "barbed-wire-cost": 1,
} as const;

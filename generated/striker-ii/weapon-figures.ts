// Made by tablewright from rules/striker-ii/weapon/weapon-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Figures of weapons. Single figures of the rules on weapons.
 * @source Striker II: Introductory Infantry Rules, Automatic fire; notes on weapons, lines 2099-2108, 3443, 3588
 */
export const weaponFigures = {
  /**
   * What the autofire bonus of a weapon marked for it is multiplied by on automatic fire. No row of the weapon tables carries the mark.
   * @source Striker II: Introductory Infantry Rules, line 2108
   */
  "double-autofire": 2,
  /**
   * Soldiers a crew served weapon needs when a vehicle carries it.
   * @source Striker II: Introductory Infantry Rules, line 3588
   */
  "crew-vehicle-mounted": 1,
  /**
   * Volume of every weapon, round and grenade by its weight. Personal armor has volumes of its own.
   * @source Striker II: Introductory Infantry Rules, line 3443
   */
  "liters-per-kilogram": 1,
} as const;

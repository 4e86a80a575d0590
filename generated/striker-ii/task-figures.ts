// Made by tablewright from rules/striker-ii/hit/task-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Task figures. Single figures of how tasks are resolved and dice are rolled.
 * @source Striker II: Introductory Infantry Rules, Task Based Action Resolution; Die Rolling Conventions, lines 238-330, 389-428
 */
export const taskFigures = {
  /**
   * Dice in every throw.
   * @source Striker II: Introductory Infantry Rules, line 411
   */
  dice: 2,
  /**
   * Sides of each die.
   * @source Striker II: Introductory Infantry Rules, line 411
   */
  sides: 6,
  /**
   * What the difficulty base of a morale check adds to the roll. The morale table has it built in, so it is never added to a roll that is looked up there.
   * @source Striker II: Introductory Infantry Rules, line 291
   */
  "morale-base": 1,
} as const;

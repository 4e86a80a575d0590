// Made by tablewright from rules/striker-ii/hit/attack-figures.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Attack figures. Single figures of who fires at whom. The danger space is that wide between firer and prime target; from the prime target outward, a weapon of several targets attacks the teams in it, friendly, unspotted and hidden ones and those that passed through it just before too.
 * @source Striker II: Introductory Infantry Rules, rule 8A1, Direct Fire, lines 1715-2067
 */
export const attackFigures = {
  /**
   * Steps all combat is divided into. They are the hit, its effect, and the morale of troops that casualties touch.
   * @source Striker II: Introductory Infantry Rules, line 1715
   */
  "combat-steps": 3,
  /**
   * Teams most weapons engage in a fire phase; a weapon that engages more lists how many.
   * @source Striker II: Introductory Infantry Rules, line 1776
   */
  targets: 1,
  /**
   * Rolls made for each target in the danger space.
   * @source Striker II: Introductory Infantry Rules, line 1799
   */
  "rolls-per-target": 1,
  /**
   * Teams chosen as the prime target, where a weapon attacks several.
   * @source Striker II: Introductory Infantry Rules, line 1810
   */
  "prime-targets": 1,
  /**
   * How wide the danger space between firer and prime target is.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 1813
   */
  "danger-space-width": 20,
  /**
   * Rolls made for each attack that was announced.
   * @source Striker II: Introductory Infantry Rules, line 1947
   */
  "rolls-per-attack": 1,
  /**
   * Types of weapon that may fire in one attack; teams with more of them make several.
   * @source Striker II: Introductory Infantry Rules, line 1953
   */
  "weapon-types-per-attack": 1,
  /**
   * Attacks made with each type of weapon of the teams that fire.
   * @source Striker II: Introductory Infantry Rules, line 1956
   */
  "attacks-per-weapon-type": 1,
  /**
   * The most sections that may fire at one target.
   * @source Striker II: Introductory Infantry Rules, line 1965
   */
  "attacking-sections": 1,
  /**
   * The most teams that may fire at one target.
   * @source Striker II: Introductory Infantry Rules, line 1965
   */
  "attacking-teams": 6,
  /**
   * Teams of one section that may attack a target by themselves; where more do, they join in one attack for each weapon type.
   * @source Striker II: Introductory Infantry Rules, line 1965
   */
  "separate-teams": 1,
  /**
   * Firing soldiers that count as one team; the rest of the division is dropped.
   * @source Striker II: Introductory Infantry Rules, line 2058
   */
  "soldiers-per-team": 4,
  /**
   * Soldiers the book gives for the two full teams above which fire becomes easier.
   * @source Striker II: Introductory Infantry Rules, line 2061
   */
  "soldiers-in-two-teams": 8,
  /**
   * Soldiers the book gives for the four full teams above which fire becomes easier still.
   * @source Striker II: Introductory Infantry Rules, line 2064
   */
  "soldiers-in-four-teams": 16,
} as const;

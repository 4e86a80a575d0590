// Made by tablewright from rules/striker-ii/force/game-scale.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Game scale. What a turn, a meter and a figure stand for, and the sizes of bases, counters and miniatures.
 * @source Striker II: Introductory Infantry Rules, rule 1A, Game Scale, lines 351-382, 535, 1380, 1408
 * @source Striker II: Introductory Infantry Rules, An Introduction to Miniature Gaming, lines 2897-2932
 */
export const gameScale = {
  /**
   * One miniature is one soldier, or one weapon.
   * @source Striker II: Introductory Infantry Rules, line 359
   */
  "soldiers-per-miniature": 1,
  /**
   * Spacing of a square or hexagonal grid laid over the field, and of the one on the scenario maps.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 370
   */
  grid: 50,
  /**
   * Factor that turns distances in meters into inches on the table, at 1:1000.
   * Unit: inches (in).
   * @source Striker II: Introductory Infantry Rules, line 376
   */
  "inches-per-meter": 0.04,
  /**
   * How many times longer a distance is than on the table.
   * @source Striker II: Introductory Infantry Rules, line 379
   */
  "ground-scale": 1000,
  /**
   * Real time that one turn stands for.
   * Unit: seconds (s).
   * @source Striker II: Introductory Infantry Rules, line 382
   */
  turn: 30,
  /**
   * How many phases a turn has.
   * @source Striker II: Introductory Infantry Rules, line 535
   */
  phases: 5,
  /**
   * Side of a square counter or marker.
   * Unit: inches (in).
   * @source Striker II: Introductory Infantry Rules, line 1380
   */
  "counter-size": 0.5,
  /**
   * Length few gaming tables go beyond at 1:1000.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, line 1408
   */
  "longest-field": 3000,
  /**
   * Size of the miniatures the original Striker was made for.
   * Unit: millimeters (mm).
   * @source Striker II: Introductory Infantry Rules, line 2897
   */
  "original-miniatures": 15,
  /**
   * The larger of the two micro scales the rules are made for, as one to so many.
   * @source Striker II: Introductory Infantry Rules, line 2909
   */
  "micro-scale": 285,
  /**
   * The smaller of the two micro scales, as one to so many.
   * @source Striker II: Introductory Infantry Rules, line 2909
   */
  "micro-scale-small": 300,
  /**
   * The smaller size of micro-scale miniatures.
   * Unit: millimeters (mm).
   * @source Striker II: Introductory Infantry Rules, line 2909
   */
  "micro-miniatures-small": 5,
  /**
   * The larger size of micro-scale miniatures.
   * Unit: millimeters (mm).
   * @source Striker II: Introductory Infantry Rules, line 2909
   */
  "micro-miniatures": 6,
  /**
   * Length on the table that stands for one meter, with miniatures.
   * Unit: millimeters (mm).
   * @source Striker II: Introductory Infantry Rules, line 2923
   */
  "millimeters-per-meter": 1,
  /**
   * Figures on the common base that stands for a team.
   * @source Striker II: Introductory Infantry Rules, line 2929
   */
  "figures-per-base": 4,
  /**
   * Side of the square base of a team; the book also calls it half an inch.
   * Unit: millimeters (mm).
   * @source Striker II: Introductory Infantry Rules, line 2929
   */
  base: 12.5,
} as const;

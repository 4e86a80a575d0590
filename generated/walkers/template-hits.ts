// Made by tablewright from rules/walkers/walker/template-hits.yaml. Do not edit: change the rules and run tablewright build.

/**
 * Blast, template and beam hits. What a blast template, flamer template or beam does that passes through several arcs.
 * @source Walker rules, Blast, Template, and Beam Hits, line 77
 */
export const templateHits = {
  /**
   * Sets of hits for each arc passed through, in place of that many for the whole walker.
   * @source Walker rules, line 77
   */
  "sets-of-hits-per-arc": 1,
} as const;

// Made by tablewright from rules/striker-ii/hit/hit-assignment.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { spreadOver } from "../runtime/spread.js";

/**
 * Hit assignment. How hits fall on the soldiers of a team. Each takes the same; who takes one more is decided by dice.
 * @param hits - Hits on the team.
 * @param soldiers - Soldiers the team still has.
 * @source Striker II: Introductory Infantry Rules, rule 8A4, Hit Assignment, lines 2157-2166
 * @example assignHits(7, 7); // { each: 1, extra: 0 }
 */
export function assignHits(hits: number, soldiers: number): { readonly each: number; readonly extra: number } {
  checkNumber("assignHits", "hits", hits, true);
  if (hits < 0) throw outOfDomain("assignHits", "hits", hits, "0 and more");
  checkNumber("assignHits", "soldiers", soldiers, true);
  if (soldiers < 1) throw outOfDomain("assignHits", "soldiers", soldiers, "1 and more");
  return spreadOver(hits, soldiers);
}

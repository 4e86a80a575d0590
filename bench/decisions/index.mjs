import { bandDecision } from "./band.mjs";
import { hitDecision } from "./hit.mjs";
import { rowDecision } from "./row.mjs";

/**
 * A question each rival is asked in its own form.
 * - `facts`: what is asked, many times over; `ours(facts)` answers with the package, and `told` puts that in the form of the rules
 * - `rules`: the same as rules, one of which holds: `when` is a list of { field, is | from | below | above | upTo }, where above
 *   and upTo name another field, and `gives` is the answer
 * - `sql`: tables of rows, an index, and the query with the values it is asked with
 * - `find(data, facts)`: the same with the parsed JSON `data` alone
 */
export const decisions = [hitDecision, rowDecision, bandDecision];

/**
 * Who else answers such questions. Each file exports `rival(decision)`, which gives a function from facts to the answer, and
 * `isAsync` where that gives a promise. `least` is how many times longer it is to take than ours.
 */
export const rivals = [
  { name: "json-rules-engine", least: 1000 },
  { name: "zen-engine", least: 1000 },
  { name: "dmn-eval-js", least: 1000 },
  { name: "json-logic-js", least: 1000 },
  { name: "better-sqlite3", least: 100 },
  { name: "json-and-find" },
];

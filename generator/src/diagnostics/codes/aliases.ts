import { error } from "./entry.ts";

/** Former ids and what they lead to. */
export const aliases = {
  "alias/id": error((p: { alias: string; whose: string }) => `the alias ${p.alias} is the id ${p.whose}`),
  "alias/twice": error((p: { alias: string; first: string }) => `the alias ${p.alias} already leads to ${p.first}`),
  "alias/target": error((p: { text: string; problem: string }) => `${p.text} ${p.problem}`),
};

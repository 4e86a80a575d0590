import { error } from "../entry.ts";

/** What is on record of released versions. */
export const release = {
  "release/changes": error((p: { path: string; problem: string }) => `${p.path} ${p.problem}`),
};

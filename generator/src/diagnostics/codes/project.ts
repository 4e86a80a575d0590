import { error } from "./entry.ts";

/** The folder of a project and what stands beside the tables. */
export const project = {
  "project/link": error((p: { path: string }) => `${p.path} is a symbolic link; links are not followed`),
  "project/package": error((p: { path: string; problem: string }) => `${p.path} ${p.problem}`),
};

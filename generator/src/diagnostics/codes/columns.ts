import { error } from "./entry.ts";

/** What a table says of its own columns. */
export const columns = {
  "column/definition": error((p: { subject: string; problem: string }) => `${p.subject} ${p.problem}`),
};

import { error } from "./entry.ts";

/** Ids and the names made of them. */
export const names = {
  "name/id": error((p: { id: string; problem: string }) => `${p.id} ${p.problem}`),
  "name/duplicate": error((p: { id: string; what: string }) => `${p.what} ${p.id} is defined twice`),
  "name/collision": error(
    (p: { name: string; first: string; second: string }) =>
      `${p.first} and ${p.second} both become ${p.name} in the SDK`,
  ),
};

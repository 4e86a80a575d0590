import { error, warning } from "./entry.ts";

/** Ids and the names made of them. */
export const names = {
  "name/id": error((p: { id: string; problem: string }) => `${p.id} ${p.problem}`),
  "name/duplicate": error((p: { id: string; what: string }) => `${p.what} ${p.id} is defined twice`),
  "name/another": warning(
    (p: { name: string; row: string; what: string; other: string }) =>
      `${p.name}, the name of ${p.row}, is the ${p.what} of ${p.other}`,
  ),
  "name/exchanged": warning(
    (p: { name: string; row: string; other: string }) =>
      `${p.name}, the name of ${p.row}, fits the id ${p.other}, and the name of ${p.other} fits ${p.row}`,
  ),
  "name/figure": warning(
    (p: { what: string; text: string; figure: string }) =>
      `${p.text} is the ${p.what} of a row that prints no ${p.figure}`,
  ),
  "name/collision": error(
    (p: { name: string; first: string; second: string }) =>
      `${p.first} and ${p.second} both become ${p.name} in the SDK`,
  ),
};

/** Former ids and what they lead to. */
export const aliases = {
  "alias/id": error((p: { alias: string; whose: string }) => `the alias ${p.alias} is the id ${p.whose}`),
  "alias/twice": error((p: { alias: string; first: string }) => `the alias ${p.alias} already leads to ${p.first}`),
  "alias/target": error((p: { text: string; problem: string }) => `${p.text} ${p.problem}`),
};

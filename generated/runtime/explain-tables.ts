// Made by tablewright. Do not edit.
import { exactProduct } from "./decimal.js";
import type { Given, Steps } from "./explain.js";

/**
 * How the arguments of a lookup lead to the place of a row: each decision is by the argument at a place, by its id or by the
 * first end it does not pass (`true` where the end itself belongs there; the last has none). -1 is beside the rows.
 */
export type Tree =
  | number
  | { readonly by: number; readonly ids: Readonly<Record<string, Tree>> }
  | { readonly by: number; readonly ends: readonly (readonly [end: number | null, closed: boolean, to: Tree])[] };

/** A row of a lookup, as far as a step names it. */
interface NamedRow {
  readonly id: string;
  readonly name?: unknown;
}

/** Which column of its row a lookup answers with: one column, that of an argument, or that a number leads to. */
export type Across =
  | string
  | { readonly by: number }
  | { readonly by: number; readonly ends: Extract<Tree, { ends: unknown }>["ends"]; readonly keys: readonly string[] };

/** The one step of a lookup: its cell or row, or the table for an answer beside the rows. */
export function looked(at: string, title: string, rows: readonly NamedRow[], tree: Tree, across?: Across): Steps {
  return (given, note, value) => {
    const row = rows[placeIn(tree, given)];
    if (!row) return [note(title, value, at)];
    const name = typeof row.name === "string" ? row.name : title;
    const column = columnOf(across, given);
    return [note(name, value, [at, row.id, ...(column === undefined ? [] : [column])].join("/"))];
  };
}

function placeIn(tree: Tree, given: Given): number {
  if (typeof tree === "number") return tree;
  const value = given[tree.by];
  if ("ids" in tree) return placeIn(tree.ids[String(value)] ?? -1, given);
  const number = Number(value);
  const found = tree.ends.find(([end, closed]) => end === null || number < end || (closed && number === end));
  return found ? placeIn(found[2], given) : -1;
}

function columnOf(across: Across | undefined, given: Given): string | undefined {
  if (across === undefined || typeof across === "string") return across;
  return "keys" in across ? across.keys[placeIn(across, given)] : String(given[across.by]);
}

interface Modifier {
  readonly name: string;
  readonly value: number | string;
}

/**
 * The modifiers that apply, each with what it adds.
 * @param ids names of what may be given → the modifier of that name; null where a group has it
 */
export function modifiers(
  at: string,
  rows: Readonly<Record<string, Modifier & { readonly id: string }>>,
  ids: Readonly<Record<string, string | null>>,
): Steps {
  return ([given], note) =>
    Object.entries(ids).flatMap(([name, id]) => {
      const said = ((given ?? {}) as Readonly<Record<string, unknown>>)[name];
      const row = rows[id ?? String(said)];
      if (!row || said === undefined || said === false || said === 0) return [];
      const times = typeof said === "number" ? said : 1;
      const value = typeof row.value === "number" ? exactProduct(row.value, times) : row.value;
      return [note(row.name, value, `${at}/${row.id}`)];
    });
}

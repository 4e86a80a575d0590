import type { Model } from "../model.ts";
import { exportedNames } from "../sdk-names.ts";
import { cellsOf } from "./cells.ts";

/** What differs between two builds for those who use the tables, a line each: exports, then rows, then cells. */
export function whatChanged(before: Model, after: Model): readonly string[] {
  const exports = comesAndGoes(exportsOf(before), exportsOf(after));
  const [was, now] = [cellsOf(before), cellsOf(after)];
  const rows = comesAndGoes([...was.keys()], [...now.keys()]);
  const cells = [...now].flatMap(([row, texts]) => {
    const former = was.get(row);
    return former ? cellChanges(row, former, texts) : [];
  });
  return [...exports, ...rows, ...cells];
}

function exportsOf({ books }: Model): readonly string[] {
  return books.flatMap(({ id, editions }) =>
    editions.current.flatMap(exportedNames).map((name) => `export ${name} of ${id}`),
  );
}

function comesAndGoes(before: readonly string[], after: readonly string[]): readonly string[] {
  const [was, now] = [new Set(before), new Set(after)];
  const gone = before.filter((one) => !now.has(one)).map((one) => `- ${one}`);
  return [...gone, ...after.filter((one) => !was.has(one)).map((one) => `+ ${one}`)];
}

type Texts = ReadonlyMap<string, string>;

function cellChanges(row: string, was: Texts, now: Texts): readonly string[] {
  const columns = new Set([...was.keys(), ...now.keys()]);
  return [...columns].flatMap((column) => {
    const [from, to] = [was.get(column) ?? "blank", now.get(column) ?? "blank"];
    return from === to ? [] : [`~ ${row}/${column} ${from} → ${to}`];
  });
}

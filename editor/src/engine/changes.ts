import { lineDifference } from "../compiler.ts";
import { type KindOf, layOut } from "./layout.ts";
import type { Sheet } from "./sheet.ts";

/** What a save would change in one file. */
export interface FileChange {
  readonly path: string;
  readonly isNew: boolean;
  /** A patch that git applies. */
  readonly patch: string;
  readonly cells: readonly { readonly address: string; readonly was: string; readonly now: string }[];
}

export function changeOf(path: string, was: string | null, now: string, kindOf: KindOf): FileChange {
  const cellsIn = (text: string | null) => (text === null ? new Map() : cellsOf(layOut({ path, text }, kindOf)));
  const [before, after] = [cellsIn(was), cellsIn(now)];
  const addresses = [...new Set([...before.keys(), ...after.keys()])];
  const cells = addresses.map((address) => ({
    address,
    was: before.get(address) ?? "",
    now: after.get(address) ?? "",
  }));
  return {
    path,
    isNew: was === null,
    patch: lineDifference(path, was ?? "", now),
    cells: cells.filter((cell) => cell.was !== cell.now),
  };
}

function cellsOf({ lines, columns, address: table }: Sheet): ReadonlyMap<string, string> {
  const found = lines.flatMap((line) =>
    line.cells.flatMap((cell, index): [string, string][] => {
      const column = columns[index];
      if (!cell || !column || cell.text === "" || (column.field === "" && line.address !== "")) return [];
      const row = column.within !== null ? line.innerAddress : line.address;
      return [[[table, row || cell.path.join("/"), row && column.field].filter(Boolean).join("/"), cell.text]];
    }),
  );
  return new Map(found);
}

import { lineDifference } from "../compiler.ts";
import { type KindOf, layOut } from "./layout.ts";
import { type NamedRow, sameRows } from "./same-rows.ts";
import type { Sheet, SheetColumn, SheetLine } from "./sheet.ts";

/** What a save would change in one file. */
export interface FileChange {
  readonly path: string;
  readonly isNew: boolean;
  /** A patch that git applies. */
  readonly patch: string;
  readonly cells: readonly { readonly address: string; readonly was: string; readonly now: string }[];
}

export function changeOf(path: string, was: string | null, now: string, kindOf: KindOf): FileChange {
  const [before, after] = [was, now].map((text) => (text === null ? null : layOut({ path, text }, kindOf)));
  const names = sameRows(before ? namedRows(before) : [], after ? namedRows(after) : []);
  const [old, fresh] = [before ? cellsOf(before, new Map()) : new Map(), after ? cellsOf(after, names) : new Map()];
  const addresses = [...new Set([...old.keys(), ...fresh.keys()])];
  const cells = addresses.map((address) => ({ address, was: old.get(address) ?? "", now: fresh.get(address) ?? "" }));
  return {
    path,
    isNew: was === null,
    patch: lineDifference(path, was ?? "", now),
    cells: [...(after ? idsOf(after, names) : []), ...cells.filter((cell) => cell.was !== cell.now)],
  };
}

/** @param names those rows had before that are called otherwise now */
function cellsOf(
  { lines, columns, address: table }: Sheet,
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const found = lines.flatMap((line) =>
    line.cells.flatMap((cell, index): [string, string][] => {
      const column = columns[index];
      if (!cell || !column || cell.text === "" || (column.field === "" && line.address !== "")) return [];
      const own = column.within !== null ? line.innerAddress : line.address;
      const row = names.get(own) ?? own;
      return [[[table, row || cell.path.join("/"), row && column.field].filter(Boolean).join("/"), cell.text]];
    }),
  );
  return new Map(found);
}

/** Ids that are new of rows that are not; a row that is called by its keys has none. */
function idsOf({ lines, address: table, rows }: Sheet, names: ReadonlyMap<string, string>): FileChange["cells"] {
  const last = (address: string) => address.replace(/^.*\//, "");
  const all = lines.flatMap(({ address, innerAddress, span }) => [
    ...(span > 0 && rows === "map" ? [address] : []),
    ...(innerAddress === "" ? [] : [innerAddress]),
  ]);
  return all.flatMap((now) => {
    const was = names.get(now);
    if (was === undefined || last(was) === last(now)) return [];
    return [{ address: `${table}/${was}`, was: last(was), now: last(now) }];
  });
}

function namedRows({ lines, columns }: Sheet): readonly NamedRow[] {
  const textsOf = (line: SheetLine, isIn: (column: SheetColumn) => boolean) =>
    new Map(
      line.cells.flatMap((cell, index) => {
        const column = columns[index];
        return cell?.text && column && column.field !== "" && !column.isKey && isIn(column)
          ? [[column.field, cell.text] as const]
          : [];
      }),
    );
  return lines.flatMap((line) => {
    const outer = { name: line.address, within: "", texts: textsOf(line, ({ within }) => within === null) };
    const inner = {
      name: line.innerAddress,
      within: line.address,
      texts: textsOf(line, ({ within }) => within !== null),
    };
    return [...(line.span > 0 ? [outer] : []), ...(line.inner ? [inner] : [])];
  });
}

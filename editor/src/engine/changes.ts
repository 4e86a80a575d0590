import { type KindOf, layOut } from "./layout.ts";
import type { Sheet } from "./sheet.ts";

/** What a save would change in one file. */
export interface FileChange {
  readonly path: string;
  readonly isNew: boolean;
  readonly lines: readonly DifferenceLine[];
  readonly cells: readonly { readonly address: string; readonly was: string; readonly now: string }[];
}

export interface DifferenceLine {
  /** `gap` stands for lines left out. */
  readonly kind: "same" | "taken" | "added" | "gap";
  readonly text: string;
}

export function changeOf(path: string, was: string | null, now: string, kindOf: KindOf): FileChange {
  const before = was === null ? new Map<string, string>() : cellsOf(layOut({ path, text: was }, kindOf));
  const after = cellsOf(layOut({ path, text: now }, kindOf));
  const addresses = [...new Set([...before.keys(), ...after.keys()])];
  const cells = addresses.flatMap((address) => {
    const [one, other] = [before.get(address) ?? "", after.get(address) ?? ""];
    return one === other ? [] : [{ address, was: one, now: other }];
  });
  return { path, isNew: was === null, lines: withGaps(difference(linesOf(was ?? ""), linesOf(now))), cells };
}

function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

function cellsOf({ lines, columns, address: table }: Sheet): ReadonlyMap<string, string> {
  const found = lines.flatMap((line) =>
    line.cells.flatMap((cell, index): [string, string][] => {
      const column = columns[index];
      if (!cell || !column || cell.text === "" || (column.field === "" && line.address !== "")) return [];
      const row = column.isInner ? line.innerAddress : line.address;
      return [[[table, row || cell.path.join("/"), row && column.field].filter(Boolean).join("/"), cell.text]];
    }),
  );
  return new Map(found);
}

/** The lines taken and added, around those both have: what both begin and end with is set apart, the rest compared. */
export function difference(was: readonly string[], now: readonly string[]): readonly DifferenceLine[] {
  let start = 0;
  while (start < was.length && was[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(was.length, now.length) - start && was.at(-1 - end) === now.at(-1 - end)) end++;
  const same = (text: string): DifferenceLine => ({ kind: "same", text });
  return [
    ...was.slice(0, start).map(same),
    ...compared(was.slice(start, was.length - end), now.slice(start, now.length - end)),
    ...was.slice(was.length - end).map(same),
  ];
}

/** By the longest common subsequence. */
function compared(was: readonly string[], now: readonly string[]): readonly DifferenceLine[] {
  const width = now.length + 1;
  const length = new Uint32Array((was.length + 1) * width);
  const at = (i: number, j: number) => length[i * width + j] as number;
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      length[i * width + j] = was[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DifferenceLine[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < now.length) {
    const [one, other] = [was[i], now[j]];
    if (one !== undefined && one === other) {
      lines.push({ kind: "same", text: one });
      i++;
      j++;
    } else if (other === undefined || (one !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: "taken", text: one as string });
      i++;
    } else {
      lines.push({ kind: "added", text: other });
      j++;
    }
  }
  return lines;
}

/** Lines shown around each change. */
const around = 2;

function withGaps(lines: readonly DifferenceLine[]): readonly DifferenceLine[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== "same"),
  );
  return lines.flatMap((line, index): readonly DifferenceLine[] => {
    if (isNear[index]) return [line];
    return index === 0 || isNear[index - 1] ? [{ kind: "gap", text: "" }] : [];
  });
}

import type { Group, Line, Sheet } from "../sheet/sheet.ts";
import { partNames } from "../words.ts";
import type { Shown } from "./terms.ts";

/** The figures of a line by name; what stands on the first line for the whole row counts for each. */
export function shownIn({ columns }: Sheet, { lines: [first] }: Group, line: Line): readonly Shown[] {
  return columns.flatMap(({ text, unit, naming }, at) => {
    if (naming) return [];
    const names = partNames({ text, unit });
    const parts = line.cells[at] ?? first?.cells[at] ?? [];
    return parts.flatMap((own, n): readonly Shown[] => {
      const { text: written, words, lost } = own.address === "" ? (first?.cells[at]?.[n] ?? own) : own;
      const name = names[n] ?? text;
      const figure = lost === null ? written : [written, "lost"].filter((part) => part !== "").join(" ");
      if (figure === "") return [];
      return [words.includes(", ") ? [name, figure, words] : [name, figure]];
    });
  });
}

import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Axis, Book, Table } from "../model/index.ts";
import type { ValueType } from "../values/value.ts";

/** Refuses an axis whose words differ from those of the column it says it takes, so that each cell of that column can be looked up. */
export function checkWordsOf({ editions, withheld }: Book, report: Report): void {
  const tables = editions.current;
  for (const table of tables) {
    if (table.shape !== "lookup") continue;
    for (const axis of table.axes) {
      for (const node of axis.wordsOf ?? []) {
        const [id = "", column = ""] = node.text.split("/");
        if (withheld.includes(id)) continue;
        const words = wordsIn(
          tables.find((one) => one.id === id),
          column,
        );
        if (words && isSame(words, axis)) continue;
        const expected = `a column with the words ${axis.keys.join(", ")}`;
        const hint = words ? `it has ${words.join(", ")}` : undefined;
        report(diagnostic("table/wrong-shape", node, { text: node.text, expected }, { hint }));
      }
    }
  }
}

function isSame(words: readonly string[], { keys }: Axis): boolean {
  return words.length === keys.length && words.every((word) => keys.includes(word));
}

/** The words of a column, in a row or in one inside it; undefined where it has none. */
function wordsIn(table: Table | undefined, id: string): readonly string[] | undefined {
  if (table?.shape !== "catalog") return undefined;
  const columns = [...table.columns, ...table.nested.flatMap((one) => one.columns)];
  const type: ValueType | undefined = columns.find((one) => one.id === id)?.type;
  return type?.type === "word" ? type.words : undefined;
}

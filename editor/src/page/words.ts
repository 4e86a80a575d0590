import type { SheetColumn } from "../engine/sheet.ts";
import type { App } from "./app.ts";

/** What may be typed in a column: its words, the ids it names, else what its cells say again and again. */
export async function wordsFor({ ask, sheet }: App, column: SheetColumn): Promise<readonly string[]> {
  const { about } = column;
  if (!sheet) return [];
  if (about?.rowsOf) return ask.rowIds(sheet.path, about.rowsOf);
  if (about && about.words.length > 0) return about.words;
  const at = sheet.columns.indexOf(column);
  const texts = sheet.lines.flatMap(({ cells }) => cells[at]?.text || []);
  const distinct = [...new Set(texts)];
  return distinct.length <= texts.length / 2 ? distinct : [];
}

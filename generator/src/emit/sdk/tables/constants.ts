import type { ConstantsTable } from "../../../model/index.ts";
import { lineWords, unitWords } from "../../../names/words.ts";
import { comment } from "../../typescript/jsdoc.ts";
import { literal, propertyName } from "../../typescript/literal.ts";
import type { Declaration } from "../../typescript/module.ts";
import { asData } from "./aliases.ts";
import { type Setting, tableDoc } from "./doc.ts";

/** Single figures by id, each with its own documentation. */
export function declareConstants(table: ConstantsTable, { book }: Setting): readonly Declaration[] {
  const entries = table.constants.map(({ id, value, unit, citation, values }) => {
    const text = [String(values.description ?? ""), unit === null ? "" : `Unit: ${unitWords(unit, book)}.`];
    const source = citation ? [["source", `${book.title}, ${lineWords(citation.lines)}`] as const] : [];
    return `${comment({ text, tags: source }, "  ")}  ${propertyName(id)}: ${literal(value)},\n`;
  });
  const value = `{\n${entries.join("")}} as const`;
  return asData(table, tableDoc(book, table), value);
}

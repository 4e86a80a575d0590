import { type Column, innermost, type ValueType } from "../compiler.ts";
import type { About } from "./sheet.ts";

/** `techLevel` or `impossible-plus-1` → `tech level`, `impossible plus 1`. */
export function inWords(id: string): string {
  return id.replace(/[-.](?=\D)/g, " ").replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What a column is, in words. */
export function aboutOf(column: Column): About {
  const { notation, type } = column;
  const fields = notation && !notation.bare ? notation.fields.filter(({ reading }) => reading !== "constant") : [];
  const core = innermost(type);
  const printed = [
    ...(notation?.words.keys() ?? []),
    ...(notation?.bare ? (notation.fields[0]?.words.keys() ?? []) : []),
  ];
  const own =
    core.type === "word" || core.type === "id" ? (core.words ?? []) : core.type === "boolean" ? ["yes", "no"] : [];
  return {
    description: column.description,
    type: typeWords(type),
    unit: column.unit,
    forms: notation?.forms.map(({ text }) => text) ?? [],
    parts: fields.map(({ id, unit, description }) =>
      [inWords(id), unit && `(${unit})`, description && `– ${description}`].filter(Boolean).join(" "),
    ),
    words: printed.length > 0 ? printed : own,
    rowsOf: core.type === "id" ? core.of : null,
    isList: type.type === "list" && column.reading !== "notes",
  };
}

/** Whether figures stand in it, to be set right. */
export function isFigure({ type, reading }: Column): boolean {
  return reading === "notes" || ["number", "record", "band", "dice"].includes(innermost(type).type);
}

function typeWords(type: ValueType): string {
  switch (type.type) {
    case "number":
      return type.whole ? "a whole number" : "a number";
    case "text":
      return "text";
    case "id":
      return type.of === null ? "the name of a table" : `a row of ${type.of}`;
    case "dice":
      return "dice, such as 2d6+1";
    case "map":
      return `${typeWords(type.of)} for each row of ${type.by}`;
    case "boolean":
      return "yes or no";
    case "word":
      return "one of some words";
    case "band":
      return "a band, such as 9-13";
    case "list":
      return `a list, with commas: ${typeWords(type.item)} each`;
    case "record":
      return "figures in the book's notation";
    default:
      return type satisfies never;
  }
}

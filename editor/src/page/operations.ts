import type { Content, Operation } from "../compiler.ts";
import type { Sheet, SheetCell, SheetColumn } from "../engine/sheet.ts";

/** What a person typed, as the file says it. `unknown: why` is a cell the print lost. */
function contentTyped(text: string, column: SheetColumn): Content {
  const why = /^unknown:\s*(\S.*)$/.exec(text)?.[1];
  if (why !== undefined) return { entries: [["unknown", why]] };
  return column.about?.isList ? text.split(",").map((one) => one.trim()) : text;
}

/** The edit that typing into a cell means; null where it means none. */
export function operationTyped(sheet: Sheet, column: SheetColumn, cell: SheetCell, text: string): Operation | null {
  const { path } = cell;
  if (column.field === "" && sheet.rows !== "none") return text === "" ? null : { kind: "rename", path, to: text };
  const was = contentOf(cell);
  if (text === "") return was === null ? null : { kind: "clear", path, was };
  const columns = sheet.columns
    .filter(({ within, field }) => within === column.within && field !== "")
    .map(({ field }) => field);
  return {
    kind: "set",
    path,
    content: contentTyped(text, column),
    was,
    columns: ["name", ...columns.filter((one) => one !== "name")],
  };
}

function contentOf({ text, state, start }: SheetCell): Content | null {
  switch (state) {
    case "value":
      return text;
    case "blank":
      return start === -1 ? null : "";
    case "lost":
      return { entries: [["unknown", text.replace(/^unknown: /, "")]] };
    case "list":
      return text === "" ? [] : text.split(", ");
    case "group":
      return null;
    default:
      return state satisfies never;
  }
}

import { child, type SyntaxMap } from "../source/syntax.ts";
import type { AxisColumns } from "./axes.ts";
import { readDeclared } from "./column.ts";
import { type Placed, type Setting, wrong } from "./declared.ts";

/** `result:` is what the cells under the headings of a matrix are. */
export function resultOf(root: SyntaxMap, axes: AxisColumns | null, setting: Setting): Placed | null {
  const at = child(root, "result");
  if (!at) return null;
  if (!axes?.headed) {
    const key = root.entries.get("result")?.key ?? at;
    return wrong(
      setting,
      key,
      "result",
      "is what stands under headings, and no axis has any",
      "give an axis columns: with its headings, or write columns: in place of result:",
    );
  }
  const declared = readDeclared(at, "the result", setting);
  if (!declared) return null;
  if (declared.fallback)
    return wrong(
      setting,
      declared.fallback,
      "the result",
      "can have no default: a matrix has a cell under each heading",
    );
  if (declared.schema.keysOf !== undefined) return wrong(setting, at, "the result", "cannot be by the rows of a table");
  return { ...declared, at };
}

/** A lookup answers something: its columns, the cells under its headings. */
export function checkAnswers(
  root: SyntaxMap,
  axes: AxisColumns | null,
  columns: ReadonlyMap<string, Placed>,
  setting: Setting,
): void {
  const has = (name: string) => root.entries.has(name);
  if (axes?.headed && !has("result")) {
    wrong(
      setting,
      axes.headed,
      "this lookup",
      "has headings, but does not say what stands under them",
      "add result: with a type, such as result: integer",
    );
  } else if (axes?.headed && columns.size > 0) {
    const at = root.entries.get("columns")?.key ?? root;
    wrong(setting, at, "this lookup", "has headings and columns; it can have one of them", "make two tables of it");
  } else if (axes && !has("result") && !axes.headed && columns.size === 0 && !has("columns")) {
    const at = root.entries.get("axes")?.key ?? root;
    wrong(setting, at, "this lookup", "answers nothing", "add columns: with what each row gives");
  }
}

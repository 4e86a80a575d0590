import type { LookupTable } from "../../../model/index.ts";
import { isLarge } from "../../../model/large.ts";
import { soleColumn } from "../../../model/sole-column.ts";
import { type Code, code, runtime, union } from "../../typescript/code.ts";
import { access } from "../../typescript/literal.ts";
import type { ConstDeclaration } from "../../typescript/module.ts";
import { listType } from "../../typescript/types.ts";
import type { Answers } from "./answers.ts";

/** All answers of a lookup, in their places. */
export function answerList(table: LookupTable, { cells }: Answers, types: readonly Code[]): ConstDeclaration {
  const shared = cells.some((row) => row.some((cell) => cell.startsWith("data") || cell.startsWith("{")));
  const written = (rows: Answers["cells"]) => rows.map((row) => `  ${row.join(", ")},\n`).join("");
  const ofRows = cells.slice(0, table.rows.length);
  const picked = isLarge(table) && ofRows.some((row) => row.some((cell) => cell.startsWith("data")));
  const list = picked ? `  ...${pickedAnswers(table)},\n${written(cells.slice(table.rows.length))}` : written(cells);
  return {
    kind: "const",
    name: "answers",
    exported: false,
    doc: null,
    type: listType(union(types)),
    // In a function of its own, for a bundler takes reading a property for an effect, and would keep the list.
    value: shared ? code`/* @__PURE__ */ (() => ${runtime.freezeEach}([\n${list}]))()` : `[\n${list}]`,
  };
}

/** The expression for the answers of a large table's rows, which stand in a list there. */
function pickedAnswers(table: LookupTable): string {
  const [column] = table.axes.filter(({ columns }) => columns);
  if (column) return `data.flatMap((row) => [${column.keys.map((key) => `row${access(key)}`).join(", ")}])`;
  const only = soleColumn(table);
  return only === null ? "data" : `data.map((row) => row${access(only)})`;
}

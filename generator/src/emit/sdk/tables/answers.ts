import type { Branch, LookupTable, Target } from "../../../model/index.ts";
import { isLarge, soleColumn } from "../../../model/table.ts";
import type { Value } from "../../../values/value.ts";
import { type Code, code, runtime, union } from "../../typescript/code.ts";
import { access, literal } from "../../typescript/literal.ts";
import type { ConstDeclaration } from "../../typescript/module.ts";
import { listType } from "../../typescript/types.ts";

/** What a lookup can answer: one entry per row, then one for each answer beside the rows. */
export interface Answers {
  /** TypeScript of each answer; of a matrix one list of cells per entry. */
  readonly cells: readonly (readonly string[])[];
  readonly placeOf: (target: Target) => number | null;
  /** Answers beside the rows may be null or unknown, and then the result type says so. */
  readonly none: boolean;
  readonly unknown: boolean;
}

/** Collects the answers of a lookup in the order of its rows. */
export function answersOf(table: LookupTable): Answers {
  const columns = table.result.layout === "matrix" ? (table.axes.at(-1)?.keys ?? []) : null;
  const cells = table.rows.map((row) => {
    const whole = `data${access(row.id)}`;
    if (columns) return columns.map((key) => cellText(`${whole}${access(key)}`, row.values[key] ?? null));
    const only = soleColumn(table);
    return [only === null ? whole : cellText(`${whole}${access(only)}`, row.values[only] ?? null)];
  });
  const extra = new Map<string, number>();
  let none = false;
  let unknown = false;
  for (const target of leaves(table.tree)) {
    const value = statedAnswer(target);
    if (value === undefined) continue;
    const text = literal(value);
    if (value === null) none = true;
    if (target.kind === "unknown") unknown = true;
    if (extra.has(text)) continue;
    extra.set(text, cells.length);
    cells.push((columns ?? [""]).map(() => text));
  }
  const placeOf = (target: Target) => {
    if (target.kind === "row") return target.row;
    const value = statedAnswer(target);
    return value === undefined ? null : (extra.get(literal(value)) as number);
  };
  return { cells, placeOf, none, unknown };
}

function statedAnswer(target: Target): Value | undefined {
  if (target.kind === "unknown") return { unknown: target.because };
  if (target.kind !== "outside" || target.outside.kind === "error") return undefined;
  return target.outside.kind === "cell" ? target.outside.value : null;
}

function leaves(branch: Branch): readonly Target[] {
  const targets = branch.by === "id" ? branch.cases.map(({ to }) => to) : branch.segments.map(({ to }) => to);
  return targets.flatMap((target) => (target.kind === "branch" ? leaves(target.branch) : [target]));
}

/** Plain values are written out; records are shared with the data. */
function cellText(path: string, value: Value): string {
  return typeof value === "object" && value !== null ? path : literal(value);
}

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
    // In a function of its own: bundlers count reading a property as an effect, and would keep the list.
    value: shared ? code`/* @__PURE__ */ (() => ${runtime.freezeEach}([\n${list}]))()` : `[\n${list}]`,
  };
}

/** The expression for the answers of a large table, whose rows are a list. */
function pickedAnswers(table: LookupTable): string {
  const [column] = table.axes.filter(({ columns }) => columns);
  if (column) return `data.flatMap((row) => [${column.keys.map((key) => `row${access(key)}`).join(", ")}])`;
  const only = soleColumn(table);
  return only === null ? "data" : `data.map((row) => row${access(only)})`;
}

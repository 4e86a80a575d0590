import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { SchemaProblem } from "../kinds/schema-set.ts";
import type { Row, Table } from "../model/index.ts";
import { columnsOf, type PlacedRow, placedRows } from "../model/rows-of.ts";
import { plainTree } from "../source/plain-value.ts";
import { child, childMaps, type SyntaxNode } from "../source/syntax.ts";
import type { TableInput } from "../validate/input.ts";
import { isRecord } from "../values/value.ts";
import { type Complaint, judge, type Operand } from "./judge.ts";
import { namesIn, type Relation, readRelation } from "./relation.ts";

/** Asks about rows whose figures do not stand as the table, or its kind, says they do. */
export function askOfRelations(table: Table, { kind, root }: TableInput, report: Report): void {
  const ofKind = kind.relations.flatMap((said) => relationIn(said, kind.schema, report));
  const own = childMaps(root, "relations").flatMap((map) => relationIn(plainTree(map).value, map, report));
  for (const { relation, at } of [...ofKind, ...own]) {
    const columns = namesIn(relation).map((name) => ({ name, column: columnOf(table, name) }));
    const unknown = columns.find(({ column }) => !column);
    if (unknown && !at)
      throw new SchemaProblem(`a relation names ${unknown.name}, which is no column`, {
        path: kind.schema,
        words: unknown.name,
      });
    if (unknown && at) {
      const params = { column: unknown.name, table: table.id };
      report(
        diagnostic("table/column-unknown", at, params, {
          hint: `write one of ${named(table)
            .map(({ name }) => name)
            .join(", ")}`,
        }),
      );
    }
    const found = columns.flatMap(({ column }) => column ?? []);
    if (!unknown) for (const complaint of complaintsOf(table, relation, found)) tell(complaint, report);
  }
}

/** A relation in words of JSON; where it is none, its place is told, or the path of its kind. */
function relationIn(said: unknown, at: SyntaxNode | string, report: Report) {
  const read = readRelation(said as Readonly<Record<string, unknown>>);
  if (typeof read !== "string") return [{ relation: read, at: typeof at === "string" ? null : at }];
  if (typeof at === "string") throw new SchemaProblem(`a relation ${read}`, { path: at, words: "relations" }, forms);
  report(diagnostic("column/definition", at, { subject: "this relation", problem: read }, { hint: forms }));
  return [];
}

const forms =
  "write { ends: [a, b] }, { figure: a, is: b, times: 2 }, { figure: a, per: b, plausible: [1, 2] } or { filled: a, with: b }";

/** A column, or a part of it, of the rows or of those inside them: `loads.difficult.range`. */
interface Named {
  readonly column: string;
  readonly field: string | null;
  /** The column that holds the rows it belongs to; null for one of the rows themselves. */
  readonly within: string | null;
}

/** As in `print`, a column only the rows inside have needs no prefix. */
function columnOf(table: Table, name: string): Named | undefined {
  const all = named(table);
  return (
    all.find((one) => one.name === name) ?? all.find((one) => one.within !== null && one.name.endsWith(`.${name}`))
  );
}

function named(table: Table): readonly (Named & { readonly name: string })[] {
  const nested = table.shape === "catalog" ? table.nested.map(({ id }) => id) : [];
  const keys = table.shape === "lookup" ? table.axes.filter(({ columns }) => !columns) : [];
  const ofRows = [null, ...nested].flatMap((within) =>
    columnsOf(table, within).flatMap(({ id, type }) => {
      const fields = type.type === "record" ? type.fields.map((field) => field.id) : [];
      return [null, ...fields].map((field) => {
        const name = [...(within === null ? [] : [within]), id, ...(field === null ? [] : [field])].join(".");
        return { name, column: id, field, within };
      });
    }),
  );
  return [...keys.map(({ id }) => ({ name: id, column: id, field: null, within: null })), ...ofRows];
}

function complaintsOf(table: Table, relation: Relation, columns: readonly Named[]): readonly Complaint[] {
  const within = columns.find((column) => column.within !== null)?.within ?? null;
  const rows = placedRows(table).filter((one) => one.within === within);
  return rows.flatMap((placed) => {
    const operands = columns.map((column) => operandIn(placed, column));
    return judge(relation, operands, table.file) ?? [];
  });
}

function operandIn(placed: PlacedRow, { column, field, within }: Named): Operand {
  const row: Row & { readonly keys?: Readonly<Record<string, unknown>> } =
    within === placed.within ? placed.row : (placed.outer as Row);
  const key = row.keys?.[column];
  const whole = row.values[column] ?? (typeof key === "number" ? key : null);
  const value = field !== null && isRecord(whole) ? (whole[field] ?? null) : whole;
  return { name: column, value, node: child(row.node, column), row: row.node };
}

function tell({ problem, at, other, hint }: Complaint, report: Report): void {
  const related = other ? [{ message: "what it is compared with", span: other }] : [];
  report(diagnostic("cell/relation", at, { problem }, { related, hint }));
}

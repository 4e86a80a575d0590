import { childMap, childMaps } from "../source/syntax.ts";
import { type Content, contentOf, type Operation, placeOfRow } from "../splice/index.ts";
import { meant } from "../splice/meaning.ts";
import type { SheetColumn, TableForm } from "./columns.ts";
import { judgeCell } from "./judge.ts";
import type { Line, Remark } from "./lines.ts";
import { isCalled, type SheetRow } from "./rows.ts";

/** Rows that a sheet has and its table lacks, as edits. */
interface NewRows {
  readonly operations: readonly Operation[];
  readonly doubts: readonly Remark[];
  readonly problems: readonly Remark[];
}

type Entry = readonly [string, Content];

/** Lines of one new row, or of new rows within one that is there. */
interface NewRow {
  readonly id: string;
  readonly outer: readonly Entry[];
  readonly inner: readonly Within[];
}

/** Rows for the field of a row that holds such. */
interface Within {
  readonly field: string;
  readonly rows: readonly Entry[];
}

/** A row with any doubtful cell is left out whole: half a row is none. */
export function newRows(
  form: TableForm,
  columns: readonly SheetColumn[],
  lines: readonly Line[],
  present: readonly SheetRow[],
): NewRows {
  const doubts: Remark[] = [];
  const problems: Remark[] = [];
  const rows: NewRow[] = [];
  for (const name of new Set(lines.map(nameOf))) {
    const own = lines.filter((line) => nameOf(line) === name);
    const read = own.map((line) => readLine(line, columns));
    problems.push(...read.flatMap((one) => one.problems));
    const doubtful = read.flatMap((one) => one.doubts);
    doubts.push(...doubtful.map(({ at, text }) => ({ at, text: `${text}; the row is not taken` })));
    if (doubtful.length > 0) continue;
    if (read.every(({ outer, inner }) => outer.length === 0 && inner.length === 0)) {
      doubts.push({
        at: `row ${(own[0]?.row ?? 0) + 1}`,
        text: `${name} has no cells but its id; the row is not taken`,
      });
      continue;
    }
    const inner = form.kind.nested.flatMap(({ id: field }): readonly Within[] => {
      const rows = read.flatMap(({ line, inner }): Entry[] => {
        const entries = inner.flatMap(([column, entry]) => (column.within === field ? [entry] : []));
        const id = line.inner?.within === field ? line.inner.id : "standard";
        return entries.length === 0 ? [] : [[id, { entries }]];
      });
      return rows.length === 0 ? [] : [{ field, rows }];
    });
    rows.push({ id: own[0]?.id ?? "", outer: firstOfEach(read.flatMap((one) => one.outer)), inner });
  }
  return { operations: operationsFor(form, rows, present), doubts, problems };
}

/** Lines of one id are one row; one without an id stands for itself. */
function nameOf({ id, row }: Line): string {
  return id === "" ? `row ${row}` : id;
}

function readLine(line: Line, columns: readonly SheetColumn[]) {
  const [doubts, problems]: [Remark[], Remark[]] = [[], []];
  const outer: Entry[] = [];
  const inner: (readonly [SheetColumn, Entry])[] = [];
  for (const column of columns) {
    const there = line.cells.get(column);
    if (!there || column.field === "id") continue;
    const judged = judgeCell(there.cell, null, column.column);
    const remark = "reason" in judged ? { at: line.nameOf(column, there.name), text: judged.reason } : null;
    if (remark) (judged.verdict === "problem" ? problems : doubts).push(remark);
    if (judged.verdict !== "take" || judged.content === null) continue;
    const entry: Entry = [column.field, judged.content];
    if (column.within === null) outer.push(entry);
    else inner.push([column, entry]);
  }
  return { line, outer, inner, doubts, problems };
}

/** What several lines say of one row need stand on one of them. */
function firstOfEach(cells: readonly Entry[]): readonly Entry[] {
  return [...new Map([...cells].reverse())].reverse();
}

function operationsFor(
  { root, kind, minus }: TableForm,
  rows: readonly NewRow[],
  present: readonly SheetRow[],
): readonly Operation[] {
  const operations: Operation[] = [];
  let table = contentOf(root);
  const add = (path: Operation["path"], content: Content) => {
    const operation: Operation = { kind: "add", path, content };
    operations.push(operation);
    table = meant(table, operation);
  };
  const isList = kind.shape === "lookup" && childMap(root, "rows") === undefined;
  const haveIds = childMaps(root, "rows").some((row) => row.entries.has("id"));
  const fresh: Entry[] = [];
  for (const { id, outer, inner } of rows) {
    const known = id === "" ? undefined : present.find((row) => isCalled(row, id));
    if (known) {
      for (const { field, rows: within } of inner) {
        const isThere = present.some((one) => one.id === known.id && one.inner?.within === field);
        if (isThere) for (const [name, content] of within) add([...known.path, field, name], content);
        else add([...known.path, field], { entries: within });
      }
    } else {
      const own = isList && haveIds && id !== "" ? [["id", id] as const, ...outer] : outer;
      const content = {
        entries: [...own, ...inner.map(({ field, rows: within }): Entry => [field, { entries: within }])],
      };
      if (isList) add(["rows", placeOfRow(table, content, minus)], content);
      else fresh.push([id, content]);
    }
  }
  if (root.entries.has("rows")) for (const [id, content] of fresh) add(["rows", id], content);
  else if (fresh.length > 0) add(["rows"], { entries: fresh });
  return operations;
}

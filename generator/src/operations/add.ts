import { suggest } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Add } from "../model/operation.ts";
import { child, childMap, childScalars, childText, type SyntaxMap } from "../source/syntax.ts";
import { expectNumber, expectTableAt } from "./expect.ts";
import { axisNames, expectNames } from "./expect-names.ts";
import type { KnownTables, OperationModule } from "./operation.ts";
import { expectSameAxes, partOf } from "./shared-axes.ts";

/** The numbers of several lookups added; an optional one adds nothing where its own axes are left out. */
export const add: OperationModule<Add> = {
  read(root) {
    const columns = childMap(root, "columns");
    const optional = childScalars(root, "optional").map(({ text }) => text);
    return {
      operation: "add",
      tables: childScalars(root, "tables").map(({ text }) => text),
      optional: optional.length === 0 ? null : optional,
      columns: columns ? Object.fromEntries([...columns.entries.keys()].map((id) => [id, textAt(columns, id)])) : null,
    };
  },
  check(operation, root, tables, report) {
    checkNamed(operation, root, report);
    const named = expectLookups(operation, root, tables, report);
    expectSameAxes(named, report);
    checkOwnAxes(named, report);
    const axes = named.flatMap(({ table, at }) => axisNames(table, at));
    const once = axes.filter(({ name }, index) => axes.findIndex((one) => one.name === name) === index);
    expectNames(
      once,
      named.map(({ table }) => table.lookupName),
      report,
    );
  },
  uses: ({ tables, optional }) => [...tables, ...(optional ?? [])],
};

/** An optional table needs an axis of its own, which can be left out; without one it would always count. */
function checkOwnAxes(named: ReturnType<typeof expectLookups>, report: Report): void {
  const certain = named.filter(({ optional }) => !optional).map(({ table }) => table);
  const ids = certain.flatMap(({ axes }) => axes.map(({ id }) => id));
  for (const { table, at, optional } of named) {
    if (!optional || certain.includes(table) || table.axes.some(({ id }) => !ids.includes(id))) continue;
    const expected = "a lookup with an axis of its own, which can be left out";
    const hint = "name it under tables: where it always counts";
    report(diagnostic("table/wrong-shape", at, { text: table.id, expected }, { hint }));
  }
}

/** Checks for at least two tables, each named once, and columns of these tables only. */
function checkNamed({ tables, optional, columns }: Add, root: SyntaxMap, report: Report): void {
  const named = [...childScalars(root, "tables"), ...childScalars(root, "optional")];
  const [sole, second] = tables;
  if (second === undefined && optional === null) {
    const rule = "two lookups or more, the optional ones counted";
    report(diagnostic("cell/range", child(root, "tables") ?? root, { text: sole ?? "the list", rule }));
  }
  const owners = new Map(named.map((node) => [node.text, node]));
  const ids = [...owners.keys()];
  for (const node of named) {
    const first = named.find(({ text }) => text === node.text) ?? node;
    if (first === node) continue;
    const related = [{ message: "the first", span: first }];
    report(diagnostic("name/duplicate", node, { id: node.text, what: "the addition of" }, { related }));
  }
  const map = childMap(root, "columns");
  for (const id of Object.keys(columns ?? {})) {
    if (ids.includes(id)) continue;
    const key = map?.entries.get(id)?.key ?? root;
    const cure = suggest(key, id, ids, `the tables are ${ids.join(", ")}`);
    report(diagnostic("field/unknown", key, { key: id, where: "this sum" }, cure));
  }
}

function expectLookups({ columns }: Add, root: SyntaxMap, tables: KnownTables, report: Report) {
  const map = childMap(root, "columns");
  return ["tables", "optional"].flatMap((key) =>
    childScalars(root, key).flatMap((at) => {
      const table = expectTableAt(at, at.text, "lookup", tables, report);
      if (!table) return [];
      const column = (map && child(map, at.text)) ?? null;
      expectNumber(at, table, column, partOf(columns, at.text), report, `columns: ${at.text}:`);
      return [{ table, at, optional: key === "optional" }];
    }),
  );
}

function textAt(map: SyntaxMap, id: string): string {
  return childText(map, id) ?? "";
}

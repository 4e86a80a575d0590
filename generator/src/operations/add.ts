import { diagnostic } from "../diagnostics/diagnostic.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { axisType } from "../emit/sdk/parameters.ts";
import { fromSister, sister } from "../emit/sdk/sisters.ts";
import type { LookupTable } from "../model/index.ts";
import type { Add } from "../model/operation.ts";
import { parameterName } from "../names/sdk-names.ts";
import { child, childMap, childText, type SyntaxMap } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import type { Report } from "../validate/input.ts";
import { exactly, unused } from "./code.ts";
import { expectNumber, expectTableAt } from "./expect.ts";
import { axisNames, expectNames } from "./expect-names.ts";
import { figureCode, type LookupFigure, lookupFigure, numberOr } from "./lookup-figure.ts";
import type { KnownTables, OperationModule } from "./operation.ts";
import { scalarsOf } from "./read.ts";
import { expectSameAxes, type SharedAxis, sharedAxes, sharedParameter } from "./shared-axes.ts";

/** The numbers of several lookups added; an optional one adds nothing where its own axes are left out. */
export const add: OperationModule<Add> = {
  operation: "add",
  read(root) {
    const columns = childMap(root, "columns");
    const optional = scalarsOf(root, "optional").map(({ text }) => text);
    return {
      operation: "add",
      tables: scalarsOf(root, "tables").map(({ text }) => text),
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
  declare(table, { tables, optional, columns }, setting) {
    const figureOf = (id: string) => {
      const lookup = sister(setting, id, "lookup");
      return { lookup, figure: lookupFigure(lookup, partOf(columns, id)) as LookupFigure };
    };
    const certain = tables.map(figureOf);
    const extra = (optional ?? []).map(figureOf);
    const [first, second] = [certain, extra].map((all) => all.map(({ lookup }) => lookup));
    const axes = sharedAxes(first ?? [], second ?? []);
    const parameters = axes.map(sharedParameter);
    const total = unused("sum", parameters);
    const figures = certain.map(({ lookup, figure }, at) =>
      figureCode(lookup, figure, unused(`figure${at + 1}`, parameters)),
    );
    const additions = extra.map(({ lookup, figure }, at) => {
      const name = unused(`addition${at + 1}`, parameters);
      return { ...figureCode(lookup, figure, name), call: optionalCall(lookup, axes, name), name };
    });
    const whole = [...certain, ...extra].every(({ figure }) => figure.whole);
    const body = [
      ...figures.flatMap(({ call }) => call),
      ...additions.map(({ call }) => call),
      ...figures.flatMap(({ guards }) => guards),
      `${extra.length > 0 ? "let" : "const"} ${total} = ${figures.map(({ expression }) => expression).join(" + ")};`,
      ...additions.flatMap(({ name, guards, expression }) => [
        `if (${name} !== undefined) {`,
        ...guards.map((line) => `  ${line}`),
        `  ${total} += ${expression};`,
        "}",
      ]),
      `return ${exactly(total, whole)};`,
    ];
    const types = axes.filter(({ axis }) => axis.match.kind === "exact");
    return {
      imports: [
        ...[...certain, ...extra].map(({ lookup }) => fromSister(setting, lookup.id, [lookup.lookupName])),
        ...types.map((one) => fromSister(setting, one.table.id, [axisType(one.table, one.axis)], true)),
      ],
      declarations: [
        derivedFunction(
          table,
          setting,
          parameters,
          numberOr([...figures, ...additions].flatMap(({ instead }) => instead)),
          body,
        ),
      ],
    };
  },
};

/** An optional table needs an axis to leave out; without one it always counts. */
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

/** Two tables at least, each of them once, and no column of another table. */
function checkNamed({ tables, optional, columns }: Add, root: SyntaxMap, report: Report): void {
  const named = [...scalarsOf(root, "tables"), ...scalarsOf(root, "optional")];
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
    const near = nearest(id, ids);
    const hint = near ? `did you mean ${near}?` : `the tables are ${ids.join(", ")}`;
    report(diagnostic("field/unknown", map?.entries.get(id)?.key ?? root, { key: id, where: "this sum" }, { hint }));
  }
}

function expectLookups({ columns }: Add, root: SyntaxMap, tables: KnownTables, report: Report) {
  const map = childMap(root, "columns");
  return ["tables", "optional"].flatMap((key) =>
    scalarsOf(root, key).flatMap((at) => {
      const table = expectTableAt(at, at.text, "lookup", tables, report);
      if (!table) return [];
      const column = (map && child(map, at.text)) ?? null;
      expectNumber(at, table, column, partOf(columns, at.text), report, `columns: ${at.text}:`);
      return [{ table, at, optional: key === "optional" }];
    }),
  );
}

/** Asks a lookup only where one of its own axes is given; more than one are given together. */
function optionalCall({ lookupName, axes: all }: LookupTable, axes: readonly SharedAxis[], name: string): string {
  const own = axes.filter(({ axis, optional }) => optional && all.some(({ id }) => id === axis.id));
  const left = own.map(({ axis }) => `${parameterName(axis.id)} === undefined`).join(" && ");
  const given = all.map(({ id }) => {
    const shared = own.find(({ axis }) => axis.id === id);
    return shared && own.length > 1
      ? `${parameterName(id)} as ${axisType(shared.table, shared.axis)}`
      : parameterName(id);
  });
  return `const ${name} = ${left} ? undefined : ${lookupName}(${given.join(", ")});`;
}

function partOf(columns: Add["columns"], id: string): string | null {
  return columns && Object.hasOwn(columns, id) ? (columns[id] ?? null) : null;
}

function textAt(map: SyntaxMap, id: string): string {
  return childText(map, id) ?? "";
}

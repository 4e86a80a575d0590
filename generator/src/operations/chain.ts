import { suggest } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Chain, ChainNamed, ChainStep, ChainValue } from "../model/chain.ts";
import type { Table } from "../model/index.ts";
import { child, childMap, childScalars, type SyntaxMap, type SyntaxNode, type SyntaxScalar } from "../source/syntax.ts";
import { camelCase, identifierProblem } from "../text/ids.ts";
import { checkConditions, wordsOf } from "./chain-conditions.ts";
import { mapsUnder, readChain } from "./chain-read.ts";
import { namesIn, referenceIn } from "./chain-values.ts";
import { expectColumnAt, expectTableAt } from "./expect.ts";
import { expectNames } from "./expect-names.ts";
import { rowOf } from "./named-table.ts";
import type { KnownTables, OperationModule } from "./operation.ts";
import { parametersOf } from "./parameters.ts";

/** Functions of the book asked one after the other, each with what those before it answered. */
export const chain: OperationModule<Chain> = {
  read: readChain,
  check(operation, root, tables, report) {
    for (const [, map] of mapsUnder(root, "rows")) {
      for (const node of childScalars(map, "tables")) expectTableAt(node, node.text, "catalog", tables, report);
    }
    for (const key of ["rows", "steps", "gives"].flatMap((part) => keysUnder(root, part))) {
      const problem = identifierProblem(key.text);
      if (problem) report(diagnostic("name/id", key, { id: key.text, problem }));
    }
    const named = keysUnder(root, "steps").map((key) => ({ name: key.text, at: key }));
    const asked = operation.steps.flatMap(({ ask }) => functionName(tables.tables.get(ask)));
    const figures = [...tables.tables.values()].flatMap((one) => (one.shape === "constants" ? [one.dataName] : []));
    expectNames(named, [...asked, ...figures, "given"], report);
    for (const [at, step] of operation.steps.entries()) {
      const map = childMap(childMap(root, "steps") ?? root, step.name) ?? root;
      checkAsked(step, map, tables, report);
      // A step knows only the answers of those before it.
      const before = { ...operation, steps: operation.steps.slice(0, at) };
      for (const { parameter, value } of step.with) {
        checkFields(step.ask, value, child(childMap(map, "with") ?? map, parameter) ?? map, tables, report);
        checkNames(
          before,
          operation,
          namesIn(value),
          child(childMap(map, "with") ?? map, parameter) ?? map,
          tables,
          report,
        );
      }
    }
    for (const part of ["steps", "gives"]) checkConditions(child(root, part) ?? root, operation, tables, report);
    for (const { name, value } of operation.gives) {
      const node = child(childMap(root, "gives") ?? root, name) ?? root;
      checkNames(operation, operation, namesIn(value), node, tables, report);
    }
  },
  uses: ({ rows, steps, gives }) => [
    ...new Set([
      ...rows.flatMap(({ tables }) => tables),
      ...steps.map(({ ask }) => ask),
      ...[...steps.flatMap((step) => step.with), ...gives]
        .flatMap(({ value }) => namesIn(value))
        .flatMap((name) => (name.includes("/") ? [name.split("/")[0] as string] : [])),
    ]),
  ],
};

/** The table of a step has a function, which is asked for each of its parameters in their order. */
function checkAsked(step: ChainStep, map: SyntaxMap, { tables, withheld }: KnownTables, report: Report): void {
  const node = child(map, "ask") ?? map;
  const table = tables.get(step.ask);
  if (withheld.has(step.ask)) return;
  if (!table) {
    report(diagnostic("table/table-unknown", node, { text: step.ask }, suggest(node, step.ask, tables.keys())));
    return;
  }
  if (functionName(table).length === 0) {
    report(
      diagnostic("table/wrong-shape", node, {
        text: step.ask,
        expected: "a table with a function, and no chain or union",
      }),
    );
    return;
  }
  const words = table.shape === "lookup" ? wordsOf(table, null) : [];
  for (const { key } of childMap(map, "stops")?.entries.values() ?? []) {
    if (words.length > 0) expectColumnAt(key, key.text, words, step.ask, report);
  }
  // What is wrong with other tables comes first.
  if (withheld.size > 0) return;
  const known = parametersOf(table, tables);
  const asked = step.with.map(({ parameter }) => parameter);
  if (asked.join() === known.join()) return;
  const expected = `asked with ${known.join(", ")} in this order`;
  report(diagnostic("table/wrong-shape", child(map, "with") ?? map, { text: asked.join(", ") || step.ask, expected }));
}

/** The function of a table that a chain may ask; it asks no chain, so that none comes back to itself, and looks nothing up by name. */
function functionName(table: Table | undefined): readonly string[] {
  if (table?.shape === "lookup") return [table.lookupName];
  if (table?.shape === "modifiers") return [table.sumName];
  if (table?.shape !== "derived" || table.operation.operation === "chain") return [];
  return table.operation.operation === "union" ? [] : [table.functionName];
}

/** A named object for modifiers has names of theirs alone. */
function checkFields(
  ask: string,
  value: ChainValue | ChainNamed,
  node: SyntaxNode,
  tables: KnownTables,
  report: Report,
) {
  if (typeof value === "string" || !("fields" in value)) return;
  const asked = tables.tables.get(ask);
  const by = asked?.shape === "derived" && "by" in asked.operation ? String(asked.operation.by) : ask;
  const table = tables.tables.get(by);
  if (table?.shape !== "modifiers") return;
  const known = table.modifiers.map(({ id, group }) => camelCase(group ?? id));
  const map = node.kind === "map" ? childMap(node, "fields") : undefined;
  for (const { key } of map?.entries.values() ?? []) expectColumnAt(key, key.text, [...new Set(known)], by, report);
}

/** Rows have the columns that are named, figures exist, and an answer is known before it is used. */
function checkNames(
  before: Chain,
  whole: Chain,
  names: readonly string[],
  node: SyntaxNode,
  tables: KnownTables,
  report: Report,
): void {
  for (const name of names) {
    const found = referenceIn(whole, name);
    if (found.kind === "row" && found.column !== null) {
      const catalogs = found.row.tables.map((id) => tables.tables.get(id)).filter((one) => one?.shape === "catalog");
      const ids = catalogs.flatMap((one) => rowOf(one).columns.map(({ id }) => id));
      // Of a table that is withheld the columns are not known.
      const areKnown = !found.row.tables.some((id) => tables.withheld.has(id));
      if (catalogs.length > 0 && areKnown)
        expectColumnAt(node, found.column, [...new Set(ids)], found.row.tables.join(", "), report);
    }
    if (found.kind === "figure") {
      const [id = "", row = ""] = found.address.split("/");
      const table = expectTableAt(node, id, "constants", tables, report);
      if (table)
        expectColumnAt(
          node,
          row,
          table.constants.map((one) => one.id),
          id,
          report,
        );
    }
    if (found.kind === "parameter" && identifierProblem(found.name) !== null) {
      const form = "a parameter, an answer, row.column, answer.field, table/row or a number";
      report(diagnostic("cell/notation", node, { text: name, form }));
    }
    if (found.kind !== "answer" || before.steps.some((one) => one.name === found.step)) continue;
    const hint = "put the step that answers it before the one that needs it";
    report(diagnostic("table/wrong-shape", node, { text: name, expected: "an answer of a step before" }, { hint }));
  }
}

function keysUnder(root: SyntaxMap, part: string): readonly SyntaxScalar[] {
  return [...(childMap(root, part)?.entries.values() ?? [])].map(({ key }) => key);
}

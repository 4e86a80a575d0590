import { suggest } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Chain, ChainCounted, ChainNamed, ChainStep, ChainValue } from "../model/chain.ts";
import { child, childMap, childScalars, childText, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import { namesIn, referenceIn } from "./chain-values.ts";
import { expectColumnAt, expectTableAt } from "./expect.ts";
import { rowOf } from "./named-table.ts";
import type { KnownTables, OperationModule } from "./operation.ts";
import { parametersOf } from "./parameters.ts";

/** Functions of the book asked one after the other, each with what those before it answered. */
export const chain: OperationModule<Chain> = {
  read(root) {
    const rows = mapsUnder(root, "rows").map(([name, map]) => ({
      name,
      description: childText(map, "description") ?? "",
      tables: childScalars(map, "tables").map(({ text }) => text),
    }));
    const steps = mapsUnder(root, "steps").map(([name, map]) => readStep(name, map));
    const gives = mapsUnder(root, "gives").map(([name, map]) => ({
      name,
      description: childText(map, "description") ?? "",
      value: readCounted(map),
    }));
    return { operation: "chain", takes: takenBy({ rows, steps, gives }), rows, steps, gives };
  },
  check(operation, root, tables, report) {
    for (const [, map] of mapsUnder(root, "rows")) {
      for (const node of childScalars(map, "tables")) expectTableAt(node, node.text, "catalog", tables, report);
    }
    for (const [at, step] of operation.steps.entries()) {
      const map = childMap(childMap(root, "steps") ?? root, step.name) ?? root;
      checkAsked(step, map, root, tables, report);
      // A step knows only the answers of those before it.
      const before = { ...operation, steps: operation.steps.slice(0, at) };
      for (const { parameter, value } of step.with) {
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

function takenBy(chain: Pick<Chain, "rows" | "steps" | "gives">): readonly string[] {
  const named = [...chain.steps.flatMap((step) => step.with), ...chain.gives].flatMap(({ value }) => namesIn(value));
  const open = named
    .map((name) => referenceIn(chain, name))
    .flatMap((one) => (one.kind === "parameter" ? [one.name] : []));
  return [...new Set([...chain.rows.map(({ name }) => name), ...open])];
}

function readStep(name: string, map: SyntaxMap): ChainStep {
  const asked = childMap(map, "with");
  const stops = childMap(map, "stops");
  const beyond = childText(map, "beyond");
  return {
    name,
    ask: childText(map, "ask") ?? "",
    with: [...(asked?.entries ?? [])].map(([parameter, { value }]) => ({ parameter, value: readArgument(value) })),
    ...(stops
      ? { stops: Object.fromEntries([...stops.entries.keys()].map((word) => [word, childText(stops, word) ?? ""])) }
      : {}),
    ...(beyond === undefined ? {} : { beyond }),
    ...(childText(map, "optional") === "true" ? { optional: true as const } : {}),
  };
}

function readArgument(node: SyntaxNode): ChainValue | ChainNamed {
  if (node.kind !== "map" || !child(node, "fields")) return readValue(node);
  const fields = childMap(node, "fields")?.entries ?? new Map<string, { readonly value: SyntaxNode }>();
  const besides = childText(node, "besides");
  return {
    fields: [...fields].map(([name, { value }]) => ({ name, value: readValue(value) })),
    ...(besides === undefined ? {} : { besides }),
  };
}

function readValue(node: SyntaxNode): ChainValue {
  return node.kind === "map" ? readCounted(node) : node.kind === "scalar" ? node.text : "";
}

function readCounted(map: SyntaxMap): ChainCounted {
  const keys = ["of", "times", "when", "is", "otherwise"] as const;
  const texts = Object.fromEntries(keys.flatMap((key) => (child(map, key) ? [[key, childText(map, key) ?? ""]] : [])));
  const most = child(map, "most");
  return most ? { ...texts, most: readValue(most) } : texts;
}

/** The table of a step has a function, which is asked for each of its parameters in their order. */
function checkAsked(
  step: ChainStep,
  map: SyntaxMap,
  root: SyntaxMap,
  { tables, withheld }: KnownTables,
  report: Report,
): void {
  const node = child(map, "ask") ?? map;
  const table = tables.get(step.ask);
  if (withheld.has(step.ask)) return;
  if (!table) {
    report(diagnostic("table/table-unknown", node, { text: step.ask }, suggest(node, step.ask, tables.keys())));
    return;
  }
  if (table.shape === "catalog" || table.shape === "constants" || (table.shape === "derived" && table.root === root)) {
    report(diagnostic("table/wrong-shape", node, { text: step.ask, expected: "another table, with a function" }));
    return;
  }
  // What is wrong with other tables comes first.
  if (withheld.size > 0) return;
  const known = parametersOf(table, tables);
  const asked = step.with.map(({ parameter }) => parameter);
  if (asked.join() === known.join()) return;
  const expected = `asked with ${known.join(", ")} in this order`;
  report(diagnostic("table/wrong-shape", child(map, "with") ?? map, { text: asked.join(", ") || step.ask, expected }));
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
      if (catalogs.length > 0)
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
    if (found.kind !== "answer" || before.steps.some((one) => one.name === found.step)) continue;
    const hint = "put the step that answers it before the one that needs it";
    report(diagnostic("table/wrong-shape", node, { text: name, expected: "an answer of a step before" }, { hint }));
  }
}

function mapsUnder(root: SyntaxMap, key: string): readonly (readonly [string, SyntaxMap])[] {
  const map = childMap(root, key);
  return [...(map?.entries ?? [])].flatMap(([name, { value }]) =>
    value.kind === "map" ? [[name, value] as const] : [],
  );
}

import type { Book, Table } from "../../model/index.ts";
import type { BookTarget } from "../output/output.ts";
import { type Code, code, exported, ofRuntime } from "../typescript/code.ts";
import { stringLiteral } from "../typescript/literal.ts";
import type { Declaration, FunctionDeclaration } from "../typescript/module.ts";
import { printModules } from "../typescript/printer.ts";
import { core, local, ofOperations } from "./local.ts";
import { operationSteps } from "./operations.ts";
import { inverseSteps, lookupSteps, modifierSteps } from "./tables.ts";

/** Every function of a book with the steps to its answers: `explain/<book>.ts`. */
export const explain: BookTarget = (book) => {
  const tables = new Map(book.editions.current.map((table) => [table.id, table]));
  const functions = book.editions.current.flatMap((table) => functionsOf(table, tables, book));
  if (functions.length === 0) return [];
  return printModules([
    {
      path: `explain/${book.id}`,
      source: book.file.path,
      declarations: [
        { kind: "reexport", from: "runtime/explain", types: ["Explained", "Step"] },
        papers(book),
        ...functions,
      ],
      pathOf: (table) => `${book.id}/${table}`,
    },
  ]);
};

/** Where the book prints its figures, and its errata. */
function papers({ id, document }: Book): Declaration {
  const sourceOf = document === null ? "null" : local({ name: "sourceOf", from: `sources/${id}`, isType: false });
  const errataAt = local({ name: "errataAt", from: `errata/${id}`, isType: false });
  const value = code`{ sourceOf: ${sourceOf}, errataAt: ${errataAt} }`;
  return { kind: "const", name: "$papers", exported: false, doc: null, value };
}

function functionsOf(table: Table, tables: ReadonlyMap<string, Table>, book: Book): readonly FunctionDeclaration[] {
  switch (table.shape) {
    case "lookup": {
      const { lookupName, inverse, axes } = table;
      const back = inverse ? [explained(table, inverse.name, inverseSteps(table, inverse))] : [];
      const ratios = axes.flatMap(({ ratio }) =>
        ratio ? [explained(table, ratio.name, answered(table, ofOperations.alone))] : [],
      );
      return [explained(table, lookupName, lookupSteps(table)), ...back, ...ratios];
    }
    case "modifiers":
      return [explained(table, table.sumName, answered(table, modifierSteps(table)))];
    case "derived":
      // There are no steps to a row that is found by name.
      if (table.operation.operation === "union") return [];
      return [
        explained(table, table.functionName, answered(table, operationSteps(table, table.operation, tables, book))),
      ];
    case "catalog":
    case "constants":
      return [];
    default:
      return table satisfies never;
  }
}

/** Steps that end with the answer of the table's function. */
function answered({ id, title }: Table, steps: Code): Code {
  return code`${core.thenAnswer}(${stringLiteral(id)}, ${stringLiteral(title)}, ${steps})`;
}

/** The function of the same name and arguments as the book's own. */
function explained(table: Table, name: string, steps: Code): FunctionDeclaration {
  const asked = local(exported(table, name));
  return {
    kind: "function",
    name,
    exported: true,
    doc: { text: [`“${table.title}”: the answer of \`${name}\`, and the steps to it.`] },
    parameters: [{ name: "...given", type: code`Parameters<typeof ${asked}>`, doc: "" }],
    returns: [code`${ofRuntime("explain", "Explained")}<ReturnType<typeof ${asked}>>`],
    body: [code`return ${core.explain}($papers, ${asked}, given, ${steps});`],
  };
}

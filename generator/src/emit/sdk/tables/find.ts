import type { CatalogTable } from "../../../model/index.ts";
import { renamedIn } from "../../../model/renamed.ts";
import { findName, idTypeName, listName, rowTypeName } from "../../../names/sdk-names.ts";
import { code, exported, runtime } from "../../typescript/code.ts";
import { literal, stringLiteral } from "../../typescript/literal.ts";
import type { FunctionDeclaration } from "../../typescript/module.ts";

/** The function that finds a row by what a person types; an app that takes no such text does not carry it. */
export function declareFind(table: CatalogTable): FunctionDeclaration {
  const aliases = renamedIn(table).flatMap(({ above, from, to }) => (above.length === 0 ? [[from, to] as const] : []));
  const former = aliases.length === 0 ? "" : `, ${literal(Object.fromEntries(aliases))}`;
  const [row, id] = [exported(table, rowTypeName(table)), exported(table, idTypeName(table))];
  return {
    kind: "function",
    name: findName(table),
    exported: true,
    doc: {
      text: [
        `Finds a row of “${table.title}” by what a person types: its id or a former one, its name, or what the book prints.`,
        "Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.",
      ],
      tags: [["param", "text - What was typed."]],
    },
    parameters: [{ name: "text", type: "string", doc: "What was typed." }],
    returns: [code`${runtime.Found}<${row} & { readonly id: ${id} }>`],
    body: [code`return ${runtime.findRow}(${stringLiteral(table.id)}, ${listName(table)}, text${former});`],
  };
}

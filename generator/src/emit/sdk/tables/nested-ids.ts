import type { CatalogTable } from "../../../model/index.ts";
import { nestedIdsTypeName, nestedTypeName } from "../../../names/sdk-names.ts";
import { type Code, code, exported } from "../../typescript/code.ts";
import { stringLiteral } from "../../typescript/literal.ts";
import type { TypeDeclaration } from "../../typescript/module.ts";

/** Which ids the rows inside each row have. A row's figures may come to change; these never do. */
export function nestedIds(table: CatalogTable, title: string): TypeDeclaration {
  const ids = table.rows.map(
    (row) =>
      `  readonly ${stringLiteral(row.id)}: ${row.nested.map(({ id }) => stringLiteral(id)).join(" | ") || "never"};\n`,
  );
  return {
    kind: "type",
    name: nestedIdsTypeName(table, title),
    doc: { text: [`Ids of each ${title.toLowerCase()} of “${table.title}”, by row.`] },
    type: `{\n${ids.join("")}}`,
  };
}

/** The type of the rows inside the row of an `Id`, each under its own id. */
export function nestedOfId(table: CatalogTable, title: string): Code {
  const [ids, row] = [nestedIdsTypeName(table, title), nestedTypeName(table, title)].map((name) =>
    exported(table, name),
  );
  return code`{ readonly [Inner in ${ids ?? ""}[Id]]: ${row ?? ""} & { readonly id: Inner } }`;
}

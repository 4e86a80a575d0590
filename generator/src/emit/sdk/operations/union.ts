import { renamedIn } from "../../../model/renamed.ts";
import type { Union } from "../../../model/union.ts";
import { idTypeName, listName, rowTypeName } from "../../../names/sdk-names.ts";
import { catalogsOf } from "../../../operations/named-table.ts";
import { sharedColumns } from "../../../operations/union.ts";
import { code, exported, join, runtime } from "../../typescript/code.ts";
import { literal, stringLiteral } from "../../typescript/literal.ts";
import { listType } from "../../typescript/types.ts";
import type { Declare } from "./code.ts";

/** The rows of several catalogs as one list, each with the table it is of, and the function that finds one. */
export const union: Declare<Union> = (table, operation, setting) => {
  const catalogs = catalogsOf(setting.tables, operation);
  const row = exported(table, rowTypeName(table));
  const shared = sharedColumns(catalogs).map(({ id }) => id);
  const types = catalogs.map((one) => {
    const [own, id] = [exported(one, rowTypeName(one)), exported(one, idTypeName(one))];
    return code`(${own} & { readonly table: ${stringLiteral(one.id)}; readonly id: ${id} })`;
  });
  const rows = catalogs.map(
    (one) =>
      code`  ...${exported(one, listName(one))}.map((row) => ({ table: ${stringLiteral(one.id)}, ...row }) as const),\n`,
  );
  const former = catalogs.flatMap(renamedIn).flatMap(({ above, from, to }) => (above.length === 0 ? [[from, to]] : []));
  const aliases = former.length === 0 ? "" : `, ${literal(Object.fromEntries(former))}`;
  return {
    parameters: [
      { name: "text", type: "string", doc: "What was typed: an id or a former one, a name, or what the book prints." },
    ],
    returns: [code`${runtime.Found}<${row}>`],
    body: [code`return ${runtime.findRow}(${stringLiteral(table.functionName)}, ${table.dataName}, text${aliases});`],
    before: [
      {
        kind: "type",
        name: row.name,
        doc: {
          text: [`A row of “${table.title}”. \`table\` says of which table it is; all have ${shared.join(", ")}.`],
        },
        type: join(types, " | "),
      },
      {
        kind: "const",
        name: table.dataName,
        exported: true,
        doc: { text: [`All rows of “${table.title}”, table by table in the book's order.`] },
        type: listType(row),
        value: code`/* @__PURE__ */ (() => ${runtime.freeze}([\n${rows}]))()`,
      },
    ],
  };
};

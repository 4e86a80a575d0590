import { type Code, code, importedIn, indented, runtime } from "../../typescript/code.ts";
import { literal, stringLiteral } from "../../typescript/literal.ts";
import type { Parameter } from "../../typescript/module.ts";
import type { Setting } from "../tables/doc.ts";
import { unused } from "./code.ts";

/** The body of a function that asks others: what they refuse, it refuses in its own name. */
export function toldBy(
  name: string,
  body: readonly Code[],
  parameters: readonly Parameter[],
  { tables }: Pick<Setting, "tables">,
): readonly Code[] {
  const asked = new Set(
    importedIn(body).flatMap((one) => {
      const table = typeof one.from === "string" ? undefined : tables.get(one.from.table);
      if (table?.shape === "lookup" && one.name === table.lookupName) return [one.name];
      if (table?.shape === "modifiers" && one.name === table.sumName) return [one.name];
      return table?.shape === "derived" && one.name === table.functionName ? [one.name] : [];
    }),
  );
  if (asked.size === 0) return body;
  const error = unused("error", parameters);
  return [
    "try {",
    ...body.map((line): Code => ["  ", indented(line)]),
    `} catch (${error}) {`,
    code`  throw ${runtime.toldBy}(${stringLiteral(name)}, ${error}, ${literal([...asked])});`,
    "}",
  ];
}

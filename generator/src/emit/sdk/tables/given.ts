import { type Code, code, runtime } from "../../typescript/code.ts";
import { literal, stringLiteral } from "../../typescript/literal.ts";

/**
 * Statements that refuse what is no object in place of `given`, and names it must not have. Known names are told apart in place: asking a list for each would cost
 * more than all that follows.
 */
export function givenChecks(tableId: string, names: readonly string[]): readonly Code[] {
  const table = stringLiteral(tableId);
  const named = code`${runtime.checkNamed}(${table}, "given", given);`;
  if (names.length === 0) return [named, code`${runtime.checkGiven}(${table}, given, []);`];
  return [
    named,
    "for (const name in given) {",
    `  if (${names.map((name) => `name !== ${stringLiteral(name)}`).join(" && ")})`,
    code`    ${runtime.checkGiven}(${table}, given, ${literal(names)});`,
    "}",
  ];
}

import { literal, stringLiteral } from "../literal.ts";

/**
 * Statements that refuse names `given` must not have. Known names are told apart in place: asking a list for each would cost
 * more than all that follows.
 */
export function givenChecks(tableId: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [`checkGiven(${stringLiteral(tableId)}, given, []);`];
  return [
    "for (const name in given) {",
    `  if (${names.map((name) => `name !== ${stringLiteral(name)}`).join(" && ")})`,
    `    checkGiven(${stringLiteral(tableId)}, given, ${literal(names)});`,
    "}",
  ];
}

import type { Modifier, ModifiersTable } from "../../../model/index.ts";
import { givenTypeName } from "../../../names/sdk-names.ts";
import { camelCase } from "../../../text/ids.ts";
import { access, literal, stringLiteral } from "../../typescript/literal.ts";
import type { Property } from "../../typescript/module.ts";
import type { Setting, TableModule } from "../../typescript/table-module.ts";
import { asData, renamedDoc } from "./aliases.ts";
import { tableDoc } from "./doc.ts";
import { givenChecks } from "./given.ts";

/** Named signed values: the data, what applies as a typed object, and the function that adds up. */
export function declareModifiers(table: ModifiersTable, { book }: Setting): TableModule {
  const type = givenTypeName(table);
  const value = literal(Object.fromEntries(table.modifiers.map((one) => [one.id, rowValue(one)])));
  const parameters = [{ name: "given", type, initializer: "{}", doc: "What applies; nothing where it is left out." }];
  const description = [table.description, signWords(table)].filter((words) => words !== "").join(" ");
  return {
    imports: [],
    declarations: [
      {
        kind: "interface",
        name: type,
        doc: { text: [`What of “${table.title}” applies; what is left out does not.`] },
        properties: given(table),
      },
      ...asData(table, tableDoc(book, table, `${table.title}. ${description}`), `${value} as const`),
      {
        kind: "function",
        name: table.sumName,
        exported: true,
        doc: tableDoc(book, table, `The sum of what applies of “${table.title}”. ${description}`, parameters),
        parameters,
        returns: "number",
        body: [
          ...givenChecks(
            table.id,
            given(table).map(({ name }) => name),
          ),
          "let sum = 0;",
          ...groupsOf(table).flatMap((group) => addGroup(table, group)),
          "return sum;",
        ],
      },
    ],
  };
}

/** What an app developer must know before adding the sum to a roll: whom a plus helps. */
function signWords({ sign }: ModifiersTable): string {
  return sign ? `Plus ${sign.plus}; minus ${sign.minus}.` : "";
}

interface Group {
  readonly property: string;
  readonly members: readonly Modifier[];
  /** At most one of the members applies; false for a modifier that stands alone. */
  readonly exclusive: boolean;
}

/** Modifiers in the order their groups first appear. */
function groupsOf({ modifiers }: ModifiersTable): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const modifier of modifiers) {
    const property = camelCase(modifier.group ?? modifier.id);
    const before = groups.get(property)?.members ?? [];
    groups.set(property, { property, members: [...before, modifier], exclusive: modifier.group !== null });
  }
  return [...groups.values()];
}

function given(table: ModifiersTable): readonly Property[] {
  return groupsOf(table).flatMap(({ property, members, exclusive }) => {
    const [only] = members as [Modifier];
    const type = exclusive
      ? members.flatMap(idsOf).map(stringLiteral).join(" | ")
      : only.counted
        ? "number"
        : "boolean";
    const words = members.map(({ name, value, counted }) => `${name} ${signed(value)}${counted ? " each" : ""}`);
    const former = exclusive
      ? []
      : only.aliases.map((alias) => ({ name: camelCase(alias), doc: renamedDoc(property) }));
    const present = { name: property, doc: { text: [`${words.join("; ")}.`] } };
    return [present, ...former].map((one) => ({ ...one, type: `${type} | undefined`, optional: true }));
  });
}

function addGroup(table: ModifiersTable, { property, members, exclusive }: Group): readonly string[] {
  const [only] = members as [Modifier];
  const names = [property, ...(exclusive ? [] : only.aliases.map(camelCase))];
  const paths = names.map((name) => `given${access(name)}`);
  if (!exclusive && !only.counted) {
    const flags = names.map((name, at) => `isGiven(${stringLiteral(table.id)}, ${stringLiteral(name)}, ${paths[at]})`);
    return [`if (${flags.join(" || ")}) sum += ${only.value};`];
  }
  const [first = "", ...others] = paths;
  const path = others.length === 0 ? first : `${property}Count`;
  if (!exclusive) {
    const names = `${stringLiteral(table.id)}, ${stringLiteral(property)}, ${path}`;
    return [
      ...(others.length === 0 ? [] : [`const ${path} = ${paths.join(" ?? ")};`]),
      `if (${path} !== undefined) {`,
      `  checkNumber(${names}, true);`,
      `  if (${path} < 0) throw outOfDomain(${names}, "0 and more");`,
      `  sum += ${path} * ${only.value};`,
      "}",
    ];
  }
  const ids = members.map(({ id }) => stringLiteral(id)).join(", ");
  return [
    `switch (${path}) {`,
    "  case undefined:",
    "    break;",
    ...members.flatMap((one) => [
      ...idsOf(one).map((id) => `  case ${stringLiteral(id)}:`),
      `    sum += ${one.value};`,
      "    break;",
    ]),
    "  default:",
    `    throw unknownId(${stringLiteral(table.id)}, ${stringLiteral(property)}, ${path}, [${ids}]);`,
    "}",
  ];
}

/** The id of a modifier, then its former ones. */
function idsOf({ id, aliases }: Modifier): readonly string[] {
  return [id, ...aliases];
}

function rowValue({ id, name, value, group, counted }: Modifier) {
  return { id, name, value, group, counted };
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

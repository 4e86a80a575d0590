import type { Modifier, ModifiersTable } from "../../../model/index.ts";
import { givenTypeName } from "../../../names/sdk-names.ts";
import { camelCase } from "../../../text/ids.ts";
import { type Code, code, exported, join, runtime, whole } from "../../typescript/code.ts";
import { access, literal, stringLiteral } from "../../typescript/literal.ts";
import type { Declaration, Property } from "../../typescript/module.ts";
import { count, flag, type Takes } from "../../typescript/takes.ts";
import { asData, renamedDoc } from "./aliases.ts";
import { type Setting, tableDoc } from "./doc.ts";
import { addTo } from "./sums.ts";

/** Named signed values: the data, what applies as a typed object, and the function that adds up. */
export function declareModifiers(table: ModifiersTable, { book }: Setting): readonly Declaration[] {
  const { outcomes = [] } = table;
  const type = exported(table, givenTypeName(table));
  const value = literal(Object.fromEntries(table.modifiers.map((one) => [one.id, rowValue(one)])));
  const takes = modifierParts(table);
  const parameters = [
    { name: "given", type, initializer: "{}", doc: "What applies; nothing where it is left out.", takes },
  ];
  const description = [table.description, signWords(table)].filter((words) => words !== "").join(" ");
  return [
    {
      kind: "interface",
      name: type.name,
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
      returns: [addsWholes(table) ? whole : "number", ...(table.outcomes ?? []).map(stringLiteral)],
      unit: table.unit,
      body: [
        ...givenChecks(
          table.sumName,
          given(table).map(({ name }) => name),
        ),
        "let sum = 0;",
        ...(outcomes.length > 0 ? [`let ended = ${outcomes.length};`] : []),
        ...groupsOf(table).flatMap((group) => addGroup(table, group)),
        ...outcomes.map((one, at) => `if (ended === ${at}) return ${stringLiteral(one)};`),
        "return sum;",
      ],
    },
  ];
}

/** Whom a plus helps: an app developer must know before adding the sum to a roll. */
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
    const words = members.map(
      ({ name, value, outcome, counted }) => `${name} ${outcome ?? signed(value)}${counted ? " each" : ""}`,
    );
    const former = exclusive
      ? []
      : only.aliases.map((alias) => ({ name: camelCase(alias), doc: renamedDoc(property) }));
    const present = { name: property, doc: { text: [`${words.join("; ")}.`] }, takes: takesOf(members, exclusive) };
    return [present, ...former].map((one) => ({ ...one, type: `${type} | undefined`, optional: true }));
  });
}

function takesOf(members: readonly Modifier[], exclusive: boolean): Takes {
  const [only] = members;
  if (!exclusive) return only?.counted ? { ...count, to: only.most } : flag;
  return { type: "word", words: members.map(({ id, name }) => ({ id, label: name })) };
}

/** What of a table of modifiers may be given. */
export function modifierParts(table: ModifiersTable): Takes {
  const parts = given(table).flatMap(({ name, doc, takes }) => {
    return takes ? [{ name, doc: doc.text.join(" "), optional: true, takes }] : [];
  });
  return { type: "named", parts };
}

/** Whether all sums of a table are whole. */
export function addsWholes({ modifiers }: ModifiersTable): boolean {
  return modifiers.every(({ value }) => Number.isInteger(value));
}

/** The statements that add what applies of a group. */
function addGroup(table: ModifiersTable, group: Group): readonly Code[] {
  const [only] = group.members as [Modifier];
  if (group.exclusive) return addMember(table, group);
  return only.counted ? addCounted(table, group.property, only) : [addFlag(table, group.property, only)];
}

/** What a modifier does when it applies: it adds its value, or ends the sum. The first outcome listed wins. */
function effect({ outcomes = [], ...table }: ModifiersTable, { value, outcome }: Modifier): Code {
  if (outcome !== undefined) return `ended = Math.min(ended, ${outcomes.indexOf(outcome)});`;
  return addTo("sum", String(value), addsWholes(table));
}

function addFlag(table: ModifiersTable, property: string, modifier: Modifier): Code {
  const flags = [property, ...modifier.aliases.map(camelCase)].map((name) => {
    return code`${runtime.isGiven}(${stringLiteral(table.sumName)}, ${stringLiteral(name)}, given${access(name)})`;
  });
  return code`if (${join(flags, " || ")}) ${effect(table, modifier)}`;
}

function addCounted(table: ModifiersTable, property: string, { value, most, aliases }: Modifier): readonly Code[] {
  const paths = [property, ...aliases.map(camelCase)].map((name) => `given${access(name)}`);
  const path = paths.length === 1 ? `given${access(property)}` : `${property}Count`;
  const names = `${stringLiteral(table.sumName)}, ${stringLiteral(property)}, ${path}`;
  const counted = Number.isInteger(value) ? `${path} * ${value}` : code`${runtime.exactProduct}(${path}, ${value})`;
  return [
    ...(paths.length === 1 ? [] : [`const ${path} = ${paths.join(" ?? ")};`]),
    `if (${path} !== undefined) {`,
    code`  ${runtime.checkNumber}(${names}, true);`,
    most === null
      ? code`  if (${path} < 0) throw ${runtime.outOfDomain}(${names}, "0 and more");`
      : code`  if (${path} < 0 || ${path} > ${most}) throw ${runtime.outOfDomain}(${names}, "0-${most}");`,
    code`  ${addTo("sum", counted, addsWholes(table))}`,
    "}",
  ];
}

function addMember(table: ModifiersTable, { property, members }: Group): readonly Code[] {
  const path = `given${access(property)}`;
  const names = `${stringLiteral(table.sumName)}, ${stringLiteral(property)}, ${path}`;
  return [
    `switch (${path}) {`,
    "  case undefined:",
    "    break;",
    ...members.flatMap((one) => [
      ...idsOf(one).map((id) => `  case ${stringLiteral(id)}:`),
      code`    ${effect(table, one)}`,
      "    break;",
    ]),
    "  default:",
    code`    throw ${runtime.unknownId}(${names}, [${members.map(({ id }) => stringLiteral(id)).join(", ")}]);`,
    "}",
  ];
}

/** The id of a modifier, then its former ones. */
function idsOf({ id, aliases }: Modifier): readonly string[] {
  return [id, ...aliases];
}

function rowValue({ id, name, value, outcome, group, counted }: Modifier) {
  return { id, name, value: outcome ?? value, group, counted };
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/**
 * Statements that refuse anything but an object for `given`, and unknown names in it. Names are compared in place: looking
 * each up in a list would take longer than the sum itself.
 */
export function givenChecks(functionName: string, names: readonly string[]): readonly Code[] {
  const caller = stringLiteral(functionName);
  const named = code`${runtime.checkNamed}(${caller}, "given", given);`;
  if (names.length === 0) return [named, code`${runtime.checkGiven}(${caller}, given, []);`];
  return [
    named,
    "for (const name in given) {",
    `  if (${names.map((name) => `name !== ${stringLiteral(name)}`).join(" && ")})`,
    code`    ${runtime.checkGiven}(${caller}, given, ${literal(names)});`,
    "}",
  ];
}

// Writes what the compiler knows of the published JSON from the schema that describes it: its types, and the form of each
// part by which a document of a stranger is judged. npm run data-types.
import { readFileSync, writeFileSync } from "node:fs";

const schema = JSON.parse(readFileSync("schema/data.schema.json", "utf8"));
const root = { ...schema, title: "Rulebook" };
const of = (name) => schema.$defs[name];

/** What may hold anything is a value as the compiler knows it. */
const isAnything = ({ type }) => Array.isArray(type) && type.includes("array");
/** An object, or nothing, is declared by its title; null is said where it is used. */
const isDeclared = ({ type, title, properties }) =>
  title !== undefined && properties !== undefined && [type].flat().every((one) => one === "object" || one === "null");

function typeOf(part) {
  if (part.$ref) return reference(part.$ref.split("/").at(-1));
  if (isAnything(part)) return "Value";
  if (part.enum) return part.enum.map((one) => JSON.stringify(one)).join(" | ");
  return [part.type]
    .flat()
    .map((type) => ofType(type, part))
    .join(" | ");
}

function reference(name) {
  const part = of(name);
  return isDeclared(part) ? [part.title, ...[part.type].flat().slice(1)].join(" | ") : typeOf(part);
}

function ofType(type, part) {
  switch (type) {
    case "integer":
      return "number";
    case "array": {
      const item = typeOf(part.items);
      return part.minItems === 2 && part.maxItems === 2
        ? `readonly [${item}, ${item}]`
        : `readonly ${item.includes(" ") ? `(${item})` : item}[]`;
    }
    case "object":
      return part.properties
        ? `{ ${members(part).join(" ")} }`
        : `Readonly<Record<string, ${typeOf(part.additionalProperties)}>>`;
    default:
      return type;
  }
}

function members({ properties, required = [] }) {
  return Object.entries(properties).map(
    ([name, part]) => `readonly ${name}${required.includes(name) ? "" : "?"}: ${typeOf(part)};`,
  );
}

/** Each `if` on one property, with what its `then` asks for. */
function variants({ if: condition, then, else: otherwise }) {
  if (condition === undefined) return [];
  return [{ condition, then }, ...variants(otherwise ?? {})];
}

const membersOf = (names, { properties, required }) =>
  members({ properties: Object.fromEntries(names.map((name) => [name, properties[name]])), required });

/** Declared as a type and not an interface, so that it may be used wherever any value may. */
function declaration(part) {
  const { title, description, properties, required } = part;
  const name = title.replace(/ (.)/g, (_, letter) => letter.toUpperCase());
  const doc = `/** ${description} */`;
  const found = part === root ? [] : variants(part);
  if (found.length === 0) return [doc, `export type ${name} = {`, ...members(part), "};", ""];
  const [by] = Object.keys(found[0].condition.properties);
  const stated = found.map(({ condition }) => condition.properties[by].const);
  const all = properties[by].enum ?? of(properties[by].$ref.split("/").at(-1)).enum;
  const rest = all.filter((one) => !stated.includes(one)).map((one) => JSON.stringify(one));
  const narrowed = found.map(({ then }, at) => [
    `readonly ${by}: ${JSON.stringify(stated[at])};`,
    ...membersOf(then.required, { properties, required: then.required }),
  ]);
  if (rest.length > 0) narrowed.push([`readonly ${by}: ${rest.join(" | ")};`]);
  return [
    doc,
    `export type ${name} = ${name}Parts & (`,
    ...narrowed.map((one) => `| { ${one.join(" ")} }`),
    ");",
    "",
    `type ${name}Parts = {`,
    ...membersOf(
      Object.keys(properties).filter((one) => one !== by),
      { properties, required },
    ),
    "};",
    "",
  ];
}

const declared = [root, ...Object.values(schema.$defs).filter(isDeclared)];
const text = [
  "// Made by npm run data-types from schema/data.schema.json, which says more. Do not edit.",
  'import type { Value } from "../values/value.ts";',
  "",
  ...declared.flatMap(declaration),
].join("\n");
writeFileSync("generator/src/published/data.ts", text);

/** What a part may be if it is there: a document of another version may have less, and more. */
function formOf(part) {
  const { $ref, type, enum: words, minItems, maxItems, items, properties, additionalProperties } = part;
  const isSchema = typeof additionalProperties === "object";
  return {
    ...($ref && { of: $ref.split("/").at(-1) }),
    ...(type && { types: [type].flat().map((one) => (one === "integer" ? "number" : one)) }),
    ...(words && { words }),
    ...(minItems === maxItems && maxItems && { length: maxItems }),
    ...(items && { each: formOf(items) }),
    ...(properties && { parts: formsOf(properties) }),
    ...(isSchema && { rest: formOf(additionalProperties) }),
  };
}
function formsOf(parts) {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, formOf(part)]));
}
const forms = { book: formOf(schema), ...formsOf(schema.$defs) };
writeFileSync("generator/src/published/forms.json", JSON.stringify(forms));

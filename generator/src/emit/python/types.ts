import { type Code, whole } from "../typescript/code.ts";
import type { Declaration, InterfaceDeclaration, Property } from "../typescript/module.ts";
import { type ts, typescript } from "../typescript/ts-morph.ts";
import { pythonName } from "./names.ts";

/** A field of a class, a key of a dictionary. */
export interface PythonField {
  readonly name: string;
  readonly types: readonly string[];
  readonly doc: readonly string[];
}

/** The interfaces a type may name, by their names. */
export type Interfaces = ReadonlyMap<string, InterfaceDeclaration>;

export function interfacesIn(declarations: readonly Declaration[]): Interfaces {
  return new Map(declarations.flatMap((one) => (one.kind === "interface" ? [[one.name, one] as const] : [])));
}

/** The alternatives of TypeScript types in Python's words, each once; none for what need not be there. */
export function pythonTypes(types: readonly Code[], known: Interfaces): readonly string[] {
  return distinct(types.flatMap((type) => alternatives(nodeOf(type), known)));
}

/** A union in Python; its literals stand together. */
export function union(types: readonly string[]): string {
  const words = types.flatMap((type) => /^Literal\[(.*)\]$/s.exec(type)?.[1] ?? []);
  const others = types.filter((type) => !type.startsWith("Literal["));
  const sorted = [...others.filter((one) => one !== "None"), ...others.filter((one) => one === "None")];
  return [...(words.length > 0 ? [`Literal[${words.join(", ")}]`] : []), ...sorted].join(" | ");
}

/**
 * The fields of objects that types spell out, where an answer has no name of its own. What only some have may be None.
 * Null where nothing is spelled out.
 */
export function spelledOut(types: readonly Code[], known: Interfaces): readonly PythonField[] | null {
  const objects = types.map(nodeOf).flatMap((node) => objectsIn(node, known));
  if (objects.length === 0) return null;
  const names = distinct(objects.flatMap((fields) => fields.map(({ name }) => name)));
  return names.map((name) => {
    const found = objects.map((fields) => fields.find((one) => one.name === name));
    const all = found.flatMap((field) => field?.types ?? ["None"]);
    return { name, types: distinct(all), doc: found.find((field) => field)?.doc ?? [] };
  });
}

const keywords: Readonly<Record<string, string>> = { string: "str", number: "float", boolean: "bool" };

function alternatives(node: ts.TypeNode, known: Interfaces): readonly string[] {
  const { ts } = typescript();
  const inner = (one: ts.TypeNode) => alternatives(one, known);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(inner);
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return inner(node.type);
  // Python has no intersections: the first part is what a value is called, the others only say more of it.
  if (ts.isIntersectionTypeNode(node))
    return objectsIn(node, known).length > 0 ? [] : inner(node.types[0] as ts.TypeNode);
  if (ts.isLiteralTypeNode(node))
    return [node.literal.kind === ts.SyntaxKind.NullKeyword ? "None" : `Literal[${node.getText()}]`];
  if (ts.isArrayTypeNode(node)) return [`tuple[${union(distinct(inner(node.elementType)))}, ...]`];
  if (ts.isMappedTypeNode(node)) {
    const [keys, values] = [node.typeParameter.constraint, node.type].map((one) =>
      one ? union(distinct(inner(one))) : "str",
    );
    return [`Mapping[${keys}, ${values}]`];
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const [name, field] = [node.objectType, node.indexType].map((one) => one.getText().replaceAll('"', ""));
    const property = known.get(name ?? "")?.properties.find((one) => one.name === field);
    return property ? pythonTypes([property.type], known) : ["object"];
  }
  if (ts.isTypeReferenceNode(node)) return [named(node, known)].flat();
  const plain = keywords[node.getText()];
  return plain === undefined ? [] : [plain];
}

function named(node: ts.TypeReferenceNode, known: Interfaces): string | readonly string[] {
  const name = node.typeName.getText();
  if (name === "Whole") return "int";
  const [first] = node.typeArguments ?? [];
  return first && (name === "Pick" || name === "Omit") ? alternatives(first, known) : name;
}

/** The objects that a type spells out, with the fields of the records that are joined to them. */
function objectsIn(node: ts.TypeNode, known: Interfaces): readonly (readonly PythonField[])[] {
  const { ts } = typescript();
  if (ts.isParenthesizedTypeNode(node)) return objectsIn(node.type, known);
  if (ts.isTypeLiteralNode(node))
    return [node.members.filter(ts.isPropertySignature).map((one) => spelled(one, known))];
  if (!ts.isIntersectionTypeNode(node) || !node.types.some(ts.isTypeLiteralNode)) return [];
  const [literal, others] = [
    node.types.filter(ts.isTypeLiteralNode),
    node.types.filter((one) => !ts.isTypeLiteralNode(one)),
  ];
  const own = literal.flatMap((one) => objectsIn(one, known)).flat();
  if (own.every(({ types }) => types.length === 0)) return [];
  const records = others.flatMap((one) => alternatives(one, known)).map((name) => known.get(name)?.properties ?? []);
  return records.map((properties) => [...own, ...properties.map((one) => fieldOf(one, known))]);
}

function spelled(member: ts.PropertySignature, known: Interfaces): PythonField {
  const { ts } = typescript();
  const comments = ts.getJSDocCommentsAndTags(member).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "");
  const types = member.type ? distinct(alternatives(member.type, known)) : [];
  return { name: pythonName(member.name.getText().replaceAll('"', "")), types, doc: comments };
}

/** The type of what is given: a whole number, where TypeScript knows numbers alone. */
export function givenType({ type, takes }: Pick<Property, "type" | "takes">): Code {
  return takes?.type === "number" && takes.whole ? whole : type;
}

/** A property of an interface as a field. */
export function fieldOf(property: Property, known: Interfaces): PythonField {
  const { name, doc } = property;
  const sources = (doc.tags ?? []).map(([tag, text]) => `${tag.charAt(0).toUpperCase()}${tag.slice(1)}: ${text}`);
  return {
    name: pythonName(name),
    types: pythonTypes([givenType(property)], known),
    doc: [...doc.text, ...sources].filter((one) => one !== ""),
  };
}

function nodeOf(code: Code): ts.TypeNode {
  const { ts } = typescript();
  const file = ts.createSourceFile("type.ts", `type Type = ${told(code)};`, ts.ScriptTarget.ES2022, true);
  return (file.statements[0] as ts.TypeAliasDeclaration).type;
}

/** A type as TypeScript has it, save that whole numbers are told from others. */
function told(code: Code): string {
  if (code === whole) return "Whole";
  if (typeof code === "string") return code;
  return "name" in code ? code.name : code.map(told).join("");
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
}

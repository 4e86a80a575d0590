import type { Book, Column, TableHead } from "../../model/index.ts";
import { recordTypeName } from "../../names/sdk-names.ts";
import { unitWords } from "../../names/words.ts";
import { type Field, innermost, type ValueType } from "../../values/value.ts";
import { type Code, code, runtime, textOf, union, whole } from "./code.ts";
import { stringLiteral } from "./literal.ts";
import type { Doc, InterfaceDeclaration } from "./module.ts";

/** The types of what a field may hold, null and unknown included; `record` is the type of its record. */
export function fieldTypes({ type, blank, unknowable }: Field, record: Code | null): readonly Code[] {
  return [...valueTypes(type, record), ...(blank ? ["null"] : []), ...(unknowable ? [runtime.Unknown] : [])];
}

function valueTypes(type: ValueType, record: Code | null): readonly Code[] {
  switch (type.type) {
    case "number":
      return [type.whole ? whole : "number", ...type.words.map(stringLiteral)];
    case "text":
    case "id":
      return ["string"];
    case "dice":
      return [runtime.DiceAmount];
    case "map": {
      const keys = type.keys?.map(stringLiteral).join(" | ") ?? "string";
      return [code`{ readonly [Id in ${keys}]?: ${union(valueTypes(type.of, record))} }`];
    }
    case "boolean":
      return ["boolean"];
    case "word":
      return type.words.map(stringLiteral);
    case "band":
      return [runtime.Band];
    case "list":
      return [listType(union(valueTypes(type.item, record)))];
    case "record":
      if (record === null) throw new Error("a record inside a record has no name");
      return [record];
    default:
      return type satisfies never;
  }
}

/** `readonly T[]`, with a union, an intersection or a list in brackets. */
export function listType(type: Code): Code {
  return /[|&]|^readonly /.test(textOf(type)) ? code`readonly (${type})[]` : code`readonly ${type}[]`;
}

/** The interface of a record column's fields. */
export function recordInterface(book: Book, table: TableHead, column: Column): InterfaceDeclaration | null {
  const name = recordTypeName(table, column);
  const type = innermost(column.type);
  if (name === null || type.type !== "record") return null;
  return {
    kind: "interface",
    name,
    doc: { text: [column.description] },
    properties: type.fields.map((field) => ({
      name: field.id,
      type: union(fieldTypes(field, null)),
      doc: fieldDoc(field, book),
    })),
  };
}

/** Documentation of a field: its description, and its unit unless the description has it. */
export function fieldDoc(field: Field, book: Book): Doc {
  const unit = field.unit === null ? "" : `Unit: ${unitWords(field.unit, book)}.`;
  return { text: field.description.includes("Unit: ") ? [field.description] : [field.description, unit] };
}

import type { Column, TableHead } from "../../model/index.ts";
import { recordTypeName } from "../../names/sdk-names.ts";
import { unitWords } from "../../names/words.ts";
import type { Field, ValueType } from "../../values/value.ts";
import { stringLiteral } from "./literal.ts";
import type { Doc, InterfaceDeclaration } from "./module.ts";

/** The TypeScript type of a field, blank and unknown included. Records are named by `nameOf`. */
export function fieldType(field: Field, record: string | null): string {
  const parts = [valueType(field.type, record)];
  if (field.blank) parts.push("null");
  if (field.unknowable) parts.push("Unknown");
  return parts.join(" | ");
}

function valueType(type: ValueType, record: string | null): string {
  switch (type.type) {
    case "number":
      return ["number", ...type.words.map(stringLiteral)].join(" | ");
    case "text":
      return "string";
    case "boolean":
      return "boolean";
    case "word":
      return type.words.map(stringLiteral).join(" | ");
    case "band":
      return "Band";
    case "list":
      return `readonly ${valueType(type.item, record)}[]`;
    case "record":
      if (record === null) throw new Error("a record inside a record has no name");
      return record;
    default:
      return type satisfies never;
  }
}

/** The interface of a record column's fields. */
export function recordInterface(table: TableHead, column: Column): InterfaceDeclaration | null {
  const name = recordTypeName(table, column);
  if (name === null || column.type.type !== "record") return null;
  return {
    kind: "interface",
    name,
    doc: { text: [column.description] },
    properties: column.type.fields.map((field) => ({
      name: field.id,
      type: fieldType(field, null),
      doc: fieldDoc(field),
    })),
  };
}

/** Documentation of a field: what it is, its unit unless the description already says so. */
export function fieldDoc(field: Field): Doc {
  const unit = field.unit === null ? "" : `Unit: ${unitWords(field.unit)}.`;
  return { text: field.description.includes(unit) ? [field.description] : [field.description, unit] };
}

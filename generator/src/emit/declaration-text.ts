import { comment } from "./jsdoc.ts";
import { propertyName } from "./literal.ts";
import type { ConstDeclaration, InterfaceDeclaration, Property, TypeDeclaration } from "./module.ts";

/** A type or data: no code, so that its text is put together as it stands. */
export type TextDeclaration = InterfaceDeclaration | TypeDeclaration | ConstDeclaration;

/** TypeScript of a type or of data, with its documentation. */
export function declarationText(one: TextDeclaration): string {
  return comment(one.doc, "") + bareText(one);
}

function bareText(one: TextDeclaration): string {
  switch (one.kind) {
    case "interface": {
      const parameters = one.parameters?.length ? `<${one.parameters.join(", ")}>` : "";
      return `export interface ${one.name}${parameters} {\n${one.properties.map(propertyText).join("")}}`;
    }
    case "type":
      return `export type ${one.name} = ${one.type};`;
    case "const": {
      const type = one.type === undefined ? "" : `: ${one.type}`;
      return `${one.exported ? "export " : ""}const ${one.name}${type} = ${one.value};`;
    }
    default:
      return one satisfies never;
  }
}

function propertyText({ name, type, optional, doc }: Property): string {
  return `${comment(doc, "  ")}  readonly ${propertyName(name)}${optional ? "?" : ""}: ${type};\n`;
}

import type { Code } from "./code.ts";
import type { Takes, Word } from "./takes.ts";

/** A TypeScript module as plain data; the printer decides how it is written. */
export interface Module {
  /** Posix path inside the output folder, without extension. */
  readonly path: string;
  /** The authored file it comes from. */
  readonly source: string;
  readonly declarations: readonly Declaration[];
  /** The module of a table, where the code names any. */
  readonly pathOf?: (table: string) => string;
}

export type Declaration =
  | InterfaceDeclaration
  | TypeDeclaration
  | ConstDeclaration
  | FunctionDeclaration
  | ReexportDeclaration;

export interface InterfaceDeclaration {
  readonly kind: "interface";
  readonly name: string;
  /** Type parameters with their defaults, as TypeScript. */
  readonly parameters?: readonly Code[];
  readonly doc: Doc;
  readonly properties: readonly Property[];
}

export interface Property {
  readonly name: string;
  readonly type: Code;
  readonly optional?: boolean;
  /** What may be given, where the interface is what a function takes. */
  readonly takes?: Takes;
  readonly doc: Doc;
}

export interface TypeDeclaration {
  readonly kind: "type";
  readonly name: string;
  readonly doc: Doc;
  readonly type: Code;
}

export interface ConstDeclaration {
  readonly kind: "const";
  readonly name: string;
  readonly exported: boolean;
  readonly doc: Doc | null;
  readonly type?: Code;
  readonly value: Code;
}

export interface FunctionDeclaration {
  readonly kind: "function";
  readonly name: string;
  readonly exported: boolean;
  readonly doc: Doc | null;
  readonly parameters: readonly Parameter[];
  /** The types of what it may return. */
  readonly returns: readonly Code[];
  /** Unit of the number it returns; null where it has none. */
  readonly unit?: string | null;
  /** The words it returns, where a type of their own stands in `returns`. */
  readonly words?: readonly Word[];
  readonly body: readonly Code[];
}

export interface Parameter {
  readonly name: string;
  readonly type: Code;
  /** It may be left out; only optional parameters follow it. */
  readonly optional?: boolean;
  /** TypeScript of the value it has when it is left out. */
  readonly initializer?: string;
  /** Former ids it still accepts, each with the present one; editors strike out calls with a former id. */
  readonly former?: readonly (readonly [from: string, to: string])[];
  readonly doc: string;
  /** What it takes; left out in functions that only pass on what they are given. */
  readonly takes?: Takes;
}

/** `export * from` another module, or the named types of it. */
interface ReexportDeclaration {
  readonly kind: "reexport";
  readonly from: string;
  /** Null re-exports everything. */
  readonly types: readonly string[] | null;
}

/** Documentation as plain text; the printer escapes what could end the comment. */
export interface Doc {
  readonly text: readonly string[];
  readonly tags?: readonly (readonly [name: string, text: string])[];
}

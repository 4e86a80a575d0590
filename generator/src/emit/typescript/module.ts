/** A TypeScript module as plain data: what a table exports, before anyone decides how TypeScript is written. */
export interface Module {
  /** Posix path inside the output folder, without extension. */
  readonly path: string;
  /** The authored file it comes from. */
  readonly source: string;
  readonly imports: readonly Import[];
  readonly declarations: readonly Declaration[];
}

export interface Import {
  /** Path of the module inside the output folder, without extension. */
  readonly from: string;
  /** Such as `hitTable`, or `hitTable as currentHitTable`. */
  readonly names: readonly string[];
  readonly typeOnly: boolean;
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
  readonly parameters?: readonly string[];
  readonly doc: Doc;
  readonly properties: readonly Property[];
}

export interface Property {
  readonly name: string;
  readonly type: string;
  readonly optional?: boolean;
  readonly doc: Doc;
}

export interface TypeDeclaration {
  readonly kind: "type";
  readonly name: string;
  readonly doc: Doc;
  readonly type: string;
}

export interface ConstDeclaration {
  readonly kind: "const";
  readonly name: string;
  readonly exported: boolean;
  readonly doc: Doc | null;
  readonly type?: string;
  readonly value: string;
}

export interface FunctionDeclaration {
  readonly kind: "function";
  readonly name: string;
  readonly exported: boolean;
  readonly doc: Doc | null;
  readonly parameters: readonly Parameter[];
  readonly returns: string;
  readonly body: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly type: string;
  /** It may be left out; only parameters of its sort follow it. */
  readonly optional?: boolean;
  /** TypeScript of the value it has when it is left out. */
  readonly initializer?: string;
  /** Former ids it still accepts, each with the present one; an editor strikes a call with one of them out. */
  readonly former?: readonly (readonly [from: string, to: string])[];
  readonly doc: string;
}

/** `export * from` another module, or the named types of it. */
export interface ReexportDeclaration {
  readonly kind: "reexport";
  readonly from: string;
  /** Null re-exports everything. */
  readonly types: readonly string[] | null;
}

/** Documentation as plain text; what could end or bend a comment is made harmless when it is printed. */
export interface Doc {
  readonly text: readonly string[];
  readonly tags?: readonly (readonly [name: string, text: string])[];
}

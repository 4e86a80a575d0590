import { banner, type OutputFile } from "../output/output.ts";
import { textOf, union } from "./code.ts";
import { type Import, importsOf } from "./imports.ts";
import { comment, docLines } from "./jsdoc.ts";
import { propertyName, stringLiteral } from "./literal.ts";
import type { Declaration, Doc, FunctionDeclaration, Module, Parameter } from "./module.ts";
import type {
  FunctionDeclarationStructure,
  ImportDeclarationStructure,
  JSDocStructure,
  OptionalKind,
  StatementStructures,
  Project as TypeScript,
  SourceFile as TypeScriptFile,
  WriterFunction,
} from "./ts-morph.ts";
import { typescript } from "./ts-morph.ts";

/** Prints modules. Decides how TypeScript is written; the values of constants are text already and put in last. */
export function printModules(modules: readonly Module[]): readonly OutputFile[] {
  if (modules.length === 0) return [];
  const project = createProject();
  return modules.map((module) => {
    const path = `${module.path}.ts`;
    const imports = importsOf(module).map((one) => importStructure(one, module.path));
    const declarations = module.declarations.map((one) => structure(one, module.path));
    const statements = [banner(module.source), ...imports, ...declarations.flatMap((one) => [blankLine, one])];
    const parts = aroundValues(project.createSourceFile(path, { statements }));
    const values = module.declarations.flatMap((one) => (one.kind === "const" ? [textOf(one.value)] : []));
    return { path, text: parts.map((part, at) => part + (values[at] ?? "")).join("") };
  });
}

function createProject(): TypeScript {
  const { IndentationText, NewLineKind, Project, QuoteKind } = typescript();
  return new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      newLineKind: NewLineKind.LineFeed,
      quoteKind: QuoteKind.Double,
    },
  });
}

/** Stands in for a value: ts-morph would scan and parse the real one row by row. */
const standIn = "0";

/**
 * The text up to the value of the first constant, from there to the next, and so on to the end. The values are found by
 * place, so no other text can be mistaken for one.
 */
function aroundValues(file: TypeScriptFile): readonly string[] {
  const places = file.compilerNode.statements
    .filter(typescript().ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations[0]?.initializer ?? []);
  const text = file.getFullText();
  const ends = [0, ...places.map(({ end }) => end)];
  const parts = ends.map((end, at) => text.slice(end, places[at] && places[at].end - standIn.length));
  const last = parts.at(-1) ?? "";
  return last.endsWith("\n") ? parts : [...parts.slice(0, -1), `${last}\n`];
}

const blankLine: WriterFunction = (writer) => writer.blankLineIfLastNot();

function importStructure({ from, names, typeOnly }: Import, path: string): StatementStructures {
  const structure: OptionalKind<ImportDeclarationStructure> = {
    moduleSpecifier: specifier(from, path),
    namedImports: [...names],
    isTypeOnly: typeOnly,
  };
  return { kind: typescript().StructureKind.ImportDeclaration, ...structure };
}

function structure(one: Declaration, path: string): StatementStructures | string {
  switch (one.kind) {
    case "interface":
      return {
        kind: typescript().StructureKind.Interface,
        name: one.name,
        isExported: true,
        typeParameters: (one.parameters ?? []).map(textOf),
        docs: docs(one.doc),
        properties: one.properties.map(({ name, type, optional, doc }) => ({
          name: propertyName(name),
          type: textOf(type),
          isReadonly: true,
          hasQuestionToken: optional === true,
          docs: docs(doc),
        })),
      };
    case "type":
      // As text, too: a structure would indent the lines of a type once more.
      return `${comment(one.doc, "")}export type ${one.name} = ${textOf(one.type)};`;
    case "const": {
      const type = one.type === undefined ? "" : `: ${textOf(one.type)}`;
      return `${comment(one.doc, "")}${one.exported ? "export " : ""}const ${one.name}${type} = ${standIn};`;
    }
    case "function":
      return functionStructure(one);
    case "reexport":
      return {
        kind: typescript().StructureKind.ExportDeclaration,
        moduleSpecifier: specifier(one.from, path),
        isTypeOnly: one.types !== null,
        namedExports: [...(one.types ?? [])],
      };
    default:
      return one satisfies never;
  }
}

function functionStructure(one: FunctionDeclaration): FunctionDeclarationStructure {
  const { name, exported, doc, parameters, returns, body } = one;
  const renamed = parameters.flatMap(({ former }) => former ?? []);
  const written = parameters.map(({ name, type, optional, initializer, former }) => ({
    name,
    type: [textOf(type), ...(former ?? []).map(([from]) => stringLiteral(from))].join(" | "),
    hasQuestionToken: optional === true,
    ...(initializer === undefined ? {} : { initializer }),
  }));
  const whole = { name, isExported: exported, returnType: textOf(union(returns)) };
  const base: FunctionDeclarationStructure = {
    kind: typescript().StructureKind.Function,
    ...whole,
    parameters: written,
    statements: body.map(textOf),
  };
  if (renamed.length === 0) return { ...base, docs: docs(doc) };
  // Former ids get an overload of their own, because only a whole overload can be deprecated.
  const tags = renamed.map(([from, to]) => ["deprecated", `${from} is renamed to ${stringLiteral(to)}.`] as const);
  const asked = written.map(({ initializer, ...one }) => ({
    ...one,
    hasQuestionToken: one.hasQuestionToken || initializer !== undefined,
  }));
  const present = asked.map((one, index) => ({ ...one, type: textOf((parameters[index] as Parameter).type) }));
  return {
    ...base,
    overloads: [
      { ...whole, parameters: present, docs: docs(doc) },
      { ...whole, parameters: asked, docs: docs({ text: doc?.text ?? [], tags: [...tags, ...(doc?.tags ?? [])] }) },
    ],
  };
}

function docs(doc: Doc | null): OptionalKind<JSDocStructure>[] {
  const lines = doc ? docLines(doc) : [];
  if (lines.length === 0) return [];
  return [{ description: lines.length === 1 ? (lines[0] as string) : `\n${lines.join("\n")}` }];
}

/** `striker-ii/hit-table` seen from `as-printed/striker-ii/index` → `../../striker-ii/hit-table.js`. */
function specifier(from: string, path: string): string {
  const target = from.split("/");
  const here = path.split("/").slice(0, -1);
  let shared = 0;
  while (shared < here.length && shared < target.length - 1 && here[shared] === target[shared]) shared += 1;
  const up = here.slice(shared).map(() => "..");
  return `${[...(up.length > 0 ? up : ["."]), ...target.slice(shared)].join("/")}.js`;
}

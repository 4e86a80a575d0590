import type { OutputFile } from "../emit/output/output.ts";
import { type ts, typescript } from "../emit/typescript/ts-morph.ts";
import type { Declarations } from "./declarations.ts";
import { type Homes, linkTo, targetOf } from "./homes.ts";

/** The declarations of published modules, and of the modules that these import. */
export function bundleDeclarations(
  modules: readonly string[],
  declarations: Declarations,
  homes: Homes,
): readonly OutputFile[] {
  const texts = new Map<string, string>();
  const add = (module: string): void => {
    if (texts.has(module)) return;
    const { text, imported } = bundle(module, declarations, homes);
    texts.set(module, text);
    imported.forEach(add);
  };
  modules.forEach(add);
  return [...texts].map(([path, text]) => ({ path: `${path}.d.ts`, text }));
}

/** The declarations of a module and of those published in it, in one file. */
function bundle(home: string, declarations: Declarations, homes: Homes) {
  const { ts } = typescript();
  const imported = new Map<string, Set<string>>();
  const exported = new Set<string>();
  const open: string[] = [];
  const closed: string[] = [];
  const takeFrom = (one: ts.ImportDeclaration | ts.ExportDeclaration, path: string): void => {
    const target = targetOf(one, path);
    const from = homes.get(target) ?? target;
    if (from === home) return;
    const names = namesIn(one);
    imported.set(from, new Set([...(imported.get(from) ?? []), ...names]));
    if (!ts.isExportDeclaration(one)) return;
    exported.add(
      names.length > 0 ? `export type { ${names.join(", ")} };\n` : `export * from "${linkTo(from, home)}";\n`,
    );
  };
  const parts = [...homes].filter(([, at]) => at === home);
  for (const [number, [path]] of parts.entries()) {
    const statements = declarations.get(path)?.statements ?? [];
    const numbered = numbering(statements, number);
    for (const one of statements) {
      if (ts.isImportDeclaration(one) || ts.isExportDeclaration(one)) takeFrom(one, path);
      else (isExported(one) ? open : closed).push(numbered(one));
    }
  }
  const imports = [...imported]
    .filter(([, names]) => names.size > 0)
    .map(([from, names]) => `import type { ${[...names].join(", ")} } from "${linkTo(from, home)}";\n`);
  // Exported declarations come first: they are alike from table to table, and compress well without figures in between.
  // Without the last line everything would be exported.
  const text = [...imports, ...exported, ...open, ...closed, "export {};\n"].join("");
  return { text, imported: [...imported.keys()] };
}

function namesIn(one: ts.ImportDeclaration | ts.ExportDeclaration): readonly string[] {
  const { ts } = typescript();
  const names = ts.isExportDeclaration(one) ? one.exportClause : one.importClause?.namedBindings;
  if (!names || !("elements" in names)) return [];
  return names.elements.map(({ propertyName, name }) =>
    propertyName ? `${propertyName.text} as ${name.text}` : name.text,
  );
}

/** Prints a module's statements. Its private names are the same in every module, so each gets the module's number. */
function numbering(statements: readonly ts.Statement[], number: number): (one: ts.Statement) => string {
  const { ts } = typescript();
  const closed = statements.filter(ts.isVariableStatement).filter((one) => !isExported(one));
  const own = new Set(closed.flatMap((one) => one.declarationList.declarations.map(({ name }) => name.getText())));
  const endsIn = (node: ts.Node): readonly number[] => {
    const isNamed = ts.isIdentifier(node) && own.has(node.text);
    if (isNamed && (ts.isTypeQueryNode(node.parent) || ts.isVariableDeclaration(node.parent))) return [node.end];
    const ends: number[] = [];
    ts.forEachChild(node, (child) => void ends.push(...endsIn(child)));
    return ends;
  };
  return (one) => {
    const ends = [one.getFullStart(), ...endsIn(one), one.end];
    const parts = ends.slice(1).map((end, at) => one.getSourceFile().text.slice(ends[at], end));
    return `${parts.join(String(number)).trimStart()}\n`;
  };
}

function isExported(one: ts.Statement): boolean {
  const { ts } = typescript();
  return ts.canHaveModifiers(one) && one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

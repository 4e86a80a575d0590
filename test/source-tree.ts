import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { ts } from "ts-morph";

const root = fileURLToPath(new URL("..", import.meta.url));

/** One file of `generator/src`, as the architecture test looks at it. */
export interface SourceEntry {
  /** Path inside `generator/src`. */
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
  /** What it imports, types and `import()` included: a path inside `generator/src` or the name of a module. */
  readonly imports: readonly string[];
}

export function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}

/** All files of `generator/src`. Imports are read from the syntax, so those in a printed text do not count. */
export function readSourceTree(): readonly SourceEntry[] {
  const folder = join(root, "generator/src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((found) => {
      const path = found.replaceAll("\\", "/");
      const text = readFileSync(join(folder, found), "utf8");
      const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      return { path, text, tree, imports: importsOf(tree) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Every node of a tree, comments aside. */
export function nodesOf(node: ts.Node): readonly ts.Node[] {
  const below: ts.Node[] = [];
  ts.forEachChild(node, (child) => void below.push(...nodesOf(child)));
  return [node, ...below];
}

/** A file and all it reaches through imports. */
export function reachedFrom(path: string, files: readonly SourceEntry[]): readonly SourceEntry[] {
  const reached = new Set<SourceEntry>();
  const visit = (target: string) => {
    const entry = files.find((file) => file.path === target);
    if (!entry || reached.has(entry)) return;
    reached.add(entry);
    entry.imports.forEach(visit);
  };
  visit(path);
  return [...reached];
}

function importsOf(tree: ts.SourceFile): readonly string[] {
  const named = nodesOf(tree).flatMap((node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return [node.moduleSpecifier];
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return [node.argument.literal];
    return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? [node.arguments[0]] : [];
  });
  return named.flatMap((node) => (node && ts.isStringLiteral(node) ? [resolve(tree.fileName, node.text)] : []));
}

function resolve(from: string, specifier: string): string {
  return specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : specifier;
}

import { posix } from "node:path";
import { type ts, typescript } from "../emit/typescript/ts-morph.ts";
import type { Declarations } from "./declarations.ts";

/** Module → the module it is published in. */
export type Homes = ReadonlyMap<string, string>;

/**
 * A module is published in the index of its folder if that re-exports all of it, else by itself. So an app reads one file per
 * book.
 */
export function homesOf(declarations: Declarations): Homes {
  const { ts } = typescript();
  const homes = new Map([...declarations.keys()].map((path) => [path, path]));
  for (const [path, { statements }] of declarations) {
    const exported = statements.filter(ts.isExportDeclaration).filter(({ exportClause }) => !exportClause);
    for (const target of exported.map((one) => targetOf(one, path))) {
      if (posix.dirname(target) !== posix.dirname(path) || posix.basename(path) !== "index") continue;
      // In the order of the index, which is the book's.
      homes.delete(target);
      homes.set(target, path);
    }
  }
  return homes;
}

/** The module an import or export refers to; its own module where it names none. */
export function targetOf({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration, path: string): string {
  if (!moduleSpecifier) return path;
  const from = (moduleSpecifier as ts.StringLiteral).text;
  return posix.join(posix.dirname(path), from.replace(/\.js$/, ""));
}

/** How a published module writes another in its own imports. */
export function linkTo(target: string, from: string): string {
  const path = posix.relative(posix.dirname(from), target);
  return `${path.startsWith(".") ? "" : "./"}${path}.js`;
}

import { isLaidOut } from "../columns/as-rows.ts";
import { parse } from "../parse/index.ts";
import { sortFiles } from "../project/layout.ts";
import type { Project } from "../project/project.ts";
import { childText } from "../source/syntax.ts";
import { scopeOf } from "../validate/files.ts";
import { readLanguage } from "../validate/language.ts";
import type { TableForm } from "./columns.ts";

/**
 * The tables that have rows to put in a sheet, as their files have them. One that cannot be read, has no kind, or is printed
 * sideways is left out.
 */
export function tableForms(project: Pick<Project, "rules" | "schemas" | "schemaLibrary">): readonly TableForm[] {
  const language = readLanguage(project);
  return sortFiles(project.rules, () => {}).flatMap(({ id, book, tables }) => {
    const scope = scopeOf((book && parse(book).tree?.root) ?? null);
    return tables.flatMap(({ id: table, family, file }): TableForm[] => {
      const root = parse(file).tree?.root;
      const name = root && childText(root, "kind");
      if (!root || name === undefined || isLaidOut(root) || !language.kindsOf(family).includes(name)) return [];
      const kind = language.kindOf(family, name, root, scope, () => {})?.kind;
      if (!kind || kind.shape === "derived") return [];
      return [{ address: `${id}/${table}`, file, root, kind, minus: scope.minus }];
    });
  });
}

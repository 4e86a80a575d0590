import { asRows, isLaidOut } from "../columns/as-rows.ts";
import { parse } from "../parse/index.ts";
import { sortFiles } from "../project/layout.ts";
import type { Project } from "../project/project.ts";
import { childMap, childText } from "../source/syntax.ts";
import { scopeOf } from "../validate/files.ts";
import { readLanguage } from "../validate/language.ts";
import type { TableForm } from "./columns.ts";

/**
 * The tables that have rows to put in a sheet, as their files have them. One that cannot be read, or has no kind, is left
 * out.
 */
export function tableForms(project: Pick<Project, "rules" | "schemas" | "schemaLibrary">): readonly TableForm[] {
  const language = readLanguage(project);
  return sortFiles(project.rules, () => {}).flatMap(({ id, book, tables }) => {
    const scope = scopeOf((book && parse(book).tree?.root) ?? null);
    return tables.flatMap(({ id: table, family, file }): TableForm[] => {
      const root = parse(file).tree?.root;
      const name = root && childText(root, "kind");
      if (!root || name === undefined || !language.kindsOf(family).includes(name)) return [];
      const upright = isLaidOut(root) ? asRows(root, () => {}) : root;
      const kind = upright && language.kindOf(family, name, upright, scope, () => {})?.kind;
      if (!kind || kind.shape === "derived") return [];
      const form = { address: `${id}/${table}`, file, root, kind, minus: scope.minus };
      return [isLaidOut(root) ? laidOut(form) : form];
    });
  });
}

/**
 * A table printed sideways, or with bands in its cells, as it is printed: what it has for columns are the lines or the
 * outcomes of its rows.
 */
function laidOut(form: TableForm): TableForm {
  const { kind, root } = form;
  const isSideways = childMap(root, "rows") !== undefined;
  const axes = [...(childMap(root, "axes")?.entries ?? [])];
  const keys = axes.flatMap(([id, { value }]) => (value.kind === "map" && value.entries.has("outcomes") ? [] : [id]));
  return {
    ...form,
    kind: { ...kind, cell: null, named: false, nested: [], keys: isSideways ? [] : keys },
    isLaidOut: true,
  };
}

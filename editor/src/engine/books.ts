import { childMap, childText, parse, type SourceFile } from "../compiler.ts";

/** A book and its files, as the list shows them. */
export interface BookOverview {
  readonly id: string;
  readonly title: string;
  readonly isDocumented: boolean;
  readonly files: readonly { readonly path: string; readonly title: string; readonly group: string }[];
}

/** The books of a project, in the order of their folders. */
export function booksOf(rules: readonly SourceFile[]): readonly BookOverview[] {
  const ids = [...new Set(rules.map(({ path }) => path.split("/")[1] as string))];
  return ids.map((id) => {
    const files = rules.filter(({ path }) => path.startsWith(`rules/${id}/`) && path.endsWith(".yaml"));
    const root = parse(files.find(({ path }) => path === `rules/${id}/book.yaml`) ?? { path: "", text: "" }).tree?.root;
    return {
      id,
      title: (root && childText(root, "title")) ?? id,
      isDocumented: root !== undefined && childMap(root, "document") !== undefined,
      files: files.map(({ path, text }) => ({
        path,
        title: titleIn(text) ?? path.replace(/^.*\//, "").replace(/\.yaml$/, ""),
        group: path.split("/").length === 4 ? (path.split("/")[2] as string) : "",
      })),
    };
  });
}

/** The title of a file without reading all of it. */
function titleIn(text: string): string | undefined {
  return /^title:\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*(?:#.*)?$/m
    .exec(text)
    ?.slice(1)
    .find((one) => one);
}

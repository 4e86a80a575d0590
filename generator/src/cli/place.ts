import { relative, resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceFile, Span } from "../source/source-file.ts";

/**
 * The same diagnostics with paths from the working directory instead of the project folder, so that they can be clicked
 * in a terminal, matched by an editor and annotated by a forge.
 */
export function placedFrom(cwd: string, folder: string, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const prefix = prefixFrom(cwd, folder);
  if (prefix === "") return found;
  const moved = new Map<SourceFile, SourceFile>();
  const moveFile = (file: SourceFile): SourceFile => {
    const known = moved.get(file) ?? { path: prefix + file.path, text: file.text };
    moved.set(file, known);
    return known;
  };
  const move = (span: Span): Span => ({ ...span, file: moveFile(span.file) });
  return found.map((one) => ({
    ...one,
    span: move(one.span),
    ...(one.related ? { related: one.related.map((other) => ({ ...other, span: move(other.span) })) } : {}),
  }));
}

/** The prefix of project paths as seen from the working directory: nothing, or `tables/`. */
export function prefixFrom(cwd: string, folder: string): string {
  const path = relative(cwd, resolve(cwd, folder)).replaceAll("\\", "/");
  return path === "" ? "" : `${path}/`;
}

import type { SourceFile } from "../source/source-file.ts";
import type { OutputFile } from "./output/output.ts";

/** The small functions every lookup shares, copied as they stand. */
export function copyRuntime(files: readonly SourceFile[]): readonly OutputFile[] {
  return files.map(({ path, text }) => ({ path, text: `${note}\n${text}` }));
}

const note = "// Made by tablewright. Do not edit.";

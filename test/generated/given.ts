import { fileURLToPath } from "node:url";
import { compile, type Past } from "../../generator/src/compile.ts";
import type { OutputFile } from "../../generator/src/emit/output/output.ts";
import { formatDiagnostics } from "../../generator/src/format/index.ts";
import { load } from "../../generator/src/project/load.ts";
import type { Project } from "../../generator/src/project/project.ts";
import { knownSchemas } from "../given/project.ts";

/** The repository, without a closing slash. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** The rules of this repository as they stand on disk. */
export const realProject = (): Project => load(root);

/** What a project compiles to; a complaint fails the test that asked. */
export async function outputsOf(project: Project, past: Past = knownSchemas): Promise<readonly OutputFile[]> {
  const { diagnostics, outputs } = await compile(project, past);
  if (outputs.length > 0) return outputs;
  throw new Error(
    `The rules do not compile:\n${formatDiagnostics(diagnostics, "pretty", { color: false, width: 100 })}`,
  );
}

/** Texts by path. */
export function textsOf(outputs: readonly OutputFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(outputs.map(({ path, text }) => [path, text]));
}

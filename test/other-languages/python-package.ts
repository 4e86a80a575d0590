import { join } from "node:path";
import { understand } from "../../generator/src/compile.ts";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.ts";
import { pythonPackage } from "../../generator/src/emit/python/index.ts";
import { formatDiagnostics } from "../../generator/src/format/index.ts";
import { pythonSources } from "../../generator/src/project/load.ts";
import type { Project } from "../../generator/src/project/project.ts";
import { emptyFolder, put } from "../given/folder.ts";
import { knownSchemas, repository } from "../given/project.ts";

/** The folder of the Python package that is made of the books of a project, as `tablewright export` writes it. */
export function pythonFolder(project: Project, name: string, from = repository): string {
  const found: Diagnostic[] = [];
  const model = understand(project, (one) => void found.push(one), knownSchemas);
  if (found.length > 0) throw new Error(formatDiagnostics(found, "pretty", { color: false, width: 100 }));
  const folder = emptyFolder();
  const files = pythonPackage(model, name, pythonSources(from));
  put(folder, Object.fromEntries(files.map(({ path, text }) => [path, text])));
  return folder;
}

export const checkCases = join(import.meta.dirname, "check_cases.py");

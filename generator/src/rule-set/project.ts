import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { decode, notUtf8 } from "../parse/decode.ts";
import { type Loaded, schemaLibrary, withPublished } from "../project/load.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Files } from "./archive.ts";

/**
 * A project in memory, without evidence and runtime: enough to compile its rules.
 * @param schemas what authors may write, where the files have no schema of their own
 */
export function projectOf(files: Files, schemas: () => readonly SourceFile[]): Loaded {
  const diagnostics: Diagnostic[] = [];
  const paths = [...files.keys()].sort();
  const read = (path: string): readonly SourceFile[] => {
    const decoded = decode(files.get(path) ?? new Uint8Array());
    if ("text" in decoded) return [{ path, text: decoded.text }];
    diagnostics.push(notUtf8(path, decoded));
    return [];
  };
  const own = paths.filter((path) => /^schema\/.*\.schema\.json$/.test(path)).flatMap(read);
  const [packageFile] = files.has("package.json") ? read("package.json") : [];
  return {
    folder: ".",
    rules: paths.filter((path) => /^rules\/.*\.ya?ml$/.test(path)).flatMap(read),
    schemas: own.length > 0 ? withPublished(own) : schemas(),
    evidence: [],
    name: null,
    version: versionIn(packageFile),
    changes: files.has("changes.json") ? (read("changes.json")[0] ?? null) : null,
    runtime: [],
    schemaLibrary,
    diagnostics,
  };
}

function versionIn(file: SourceFile | undefined): string {
  if (!file) return "0.0.0";
  try {
    const { version } = JSON.parse(file.text) as { readonly version?: unknown };
    return typeof version === "string" ? version : "0.0.0";
  } catch {
    return "0.0.0";
  }
}

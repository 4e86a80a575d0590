import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decode, notUtf8 } from "./parse/decode.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Project } from "./project.ts";
import type { SourceFile } from "./source.ts";

/** A loaded project, with what was wrong with the bytes of its files. */
export interface Loaded extends Project {
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a project folder. Symbolic links are not followed, so nothing outside the folder is read. */
export function load(folder: string): Loaded {
  const diagnostics: Diagnostic[] = [];
  const read = (under: string, ending: string) => readFiles(folder, under, ending, diagnostics);
  return {
    folder,
    rules: read("rules", ".yaml"),
    schemas: read("schema", ".schema.json"),
    evidence: read("test/golden", ".tsv"),
    version: readVersion(folder),
    diagnostics,
  };
}

function readFiles(folder: string, under: string, ending: string, diagnostics: Diagnostic[]): readonly SourceFile[] {
  if (!existsSync(join(folder, under))) return [];
  return listFiles(folder, under)
    .filter((path) => path.endsWith(ending))
    .sort()
    .flatMap((path) => {
      const decoded = decode(readFileSync(join(folder, path)));
      if ("text" in decoded) return [{ path, text: decoded.text }];
      diagnostics.push(notUtf8(path, decoded));
      return [];
    });
}

function listFiles(folder: string, under: string): readonly string[] {
  return readdirSync(join(folder, under)).flatMap((name) => {
    const path = `${under}/${name}`;
    const entry = lstatSync(join(folder, path));
    if (entry.isDirectory()) return listFiles(folder, path);
    return entry.isFile() ? [path] : [];
  });
}

function readVersion(folder: string): string {
  const path = join(folder, "package.json");
  if (!existsSync(path)) return "0.0.0";
  const { version } = JSON.parse(readFileSync(path, "utf8")) as { version?: unknown };
  return typeof version === "string" ? version : "0.0.0";
}

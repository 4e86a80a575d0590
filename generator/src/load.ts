import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { decode, notUtf8 } from "./parse/decode.ts";
import type { Project } from "./project.ts";
import type { SourceFile } from "./source.ts";

/** A loaded project, with what was wrong with the bytes of its files. */
export interface Loaded extends Project {
  readonly diagnostics: readonly Diagnostic[];
}

/** What a project is read from, as files and folders of its own. */
export const parts = ["rules", "schema", "test/golden", "package.json", "changes.json"] as const;

/** Reads a project folder. Symbolic links are not followed, so nothing outside the folder is read. */
export function load(folder: string): Loaded {
  const diagnostics: Diagnostic[] = [];
  const read = (under: string, ...endings: string[]) => readFiles(folder, under, endings, diagnostics);
  return {
    folder,
    // `.yml` is read to be refused by name: a table that is silently left out is worse than a complaint.
    rules: read("rules", ".yaml", ".yml"),
    schemas: read("schema", ".schema.json"),
    evidence: read("test/golden", ".tsv"),
    ...readPackage(folder),
    changes: readFile(folder, "changes.json", diagnostics) ?? null,
    runtime: readFiles(fileURLToPath(new URL(".", import.meta.url)), "runtime", [".ts"], diagnostics).filter(
      ({ path }) => !path.endsWith(".d.ts"),
    ),
    diagnostics,
  };
}

/**
 * The documents that are at hand, by file name: in `SOURCES_DIR`, else in `../shared/sources` beside the project, else in
 * its own `sources/`.
 */
export function loadDocuments(
  folder: string,
  names: readonly string[],
  sources = process.env.SOURCES_DIR,
): ReadonlyMap<string, Uint8Array> {
  const folders = sources ? [sources] : [join(folder, "../shared/sources"), join(folder, "sources")];
  const found = new Map<string, Uint8Array>();
  for (const name of names) {
    const path = folders.map((at) => join(at, name)).find((at) => existsSync(at));
    if (path !== undefined) found.set(name, readFileSync(path));
  }
  return found;
}

function readFiles(
  folder: string,
  under: string,
  endings: readonly string[],
  diagnostics: Diagnostic[],
): readonly SourceFile[] {
  if (!existsSync(join(folder, under))) return [];
  return listFiles(folder, under)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .sort()
    .flatMap((path) => readFile(folder, path, diagnostics) ?? []);
}

function readFile(folder: string, path: string, diagnostics: Diagnostic[]): SourceFile | undefined {
  if (!existsSync(join(folder, path))) return undefined;
  const decoded = decode(readFileSync(join(folder, path)));
  if ("text" in decoded) return { path, text: decoded.text };
  diagnostics.push(notUtf8(path, decoded));
  return undefined;
}

function listFiles(folder: string, under: string): readonly string[] {
  return readdirSync(join(folder, under)).flatMap((name) => {
    const path = `${under}/${name}`;
    const entry = lstatSync(join(folder, path));
    if (entry.isDirectory()) return listFiles(folder, path);
    return entry.isFile() ? [path] : [];
  });
}

function readPackage(folder: string): Pick<Project, "name" | "version"> {
  const path = join(folder, "package.json");
  if (!existsSync(path)) return { name: null, version: "0.0.0" };
  const { name, version } = JSON.parse(readFileSync(path, "utf8")) as { name?: unknown; version?: unknown };
  return {
    name: typeof name === "string" ? name : null,
    version: typeof version === "string" ? version : "0.0.0",
  };
}

import type { Stats } from "node:fs";
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { home } from "../home.ts";
import { decode, notUtf8 } from "../parse/decode.ts";
import { type SourceFile, topOf } from "../source/source-file.ts";
import { readPackage } from "./package-file.ts";
import type { Project, SchemaLibrary } from "./project.ts";

/** A loaded project, with what was wrong with the bytes of its files. */
export interface Loaded extends Project {
  readonly diagnostics: readonly Diagnostic[];
}

const require = createRequire(import.meta.url);
export const schemaLibrary: SchemaLibrary = () => ({
  ...require("ajv/dist/2020.js"),
  isSafePattern: require("redos-detector").isSafePattern,
});

/** Reads a project folder. Symbolic links are complained of and not followed, so nothing outside the folder is read. */
export function load(folder: string): Loaded {
  const diagnostics: Diagnostic[] = [];
  const report = (found: Diagnostic) => void diagnostics.push(found);
  const read = (under: string, ...endings: string[]) => readFiles(folder, under, endings, report);
  return {
    folder,
    rules: [...read("rules", ".yaml"), ...strays(folder)],
    schemas: withPublished(read("schema", ".schema.json", ".yaml")),
    evidence: read("test/golden", ".tsv"),
    ...readPackage(readOne(folder, "package.json", report), report),
    changes: readOne(folder, "changes.json", report) ?? null,
    runtime: readFiles(fileURLToPath(home), "runtime", [".ts"], report).filter(({ path }) => !path.endsWith(".d.ts")),
    schemaLibrary,
    diagnostics,
  };
}

/** A file by itself, such as a workbook; null where there is none. */
export function readBytes(path: string): Uint8Array | null {
  return existsSync(path) ? readFileSync(path) : null;
}

/** What a build has made, by path inside `generated/`. */
export function loadGenerated(folder: string): readonly SourceFile[] {
  const files = readFiles(folder, "generated", [".ts", ".json"], () => {});
  return files.map(({ path, text }) => ({ path: path.slice("generated/".length), text }));
}

/** Files among the rules that are none, by name alone: a table that is silently left out is worse than a complaint. */
function strays(folder: string): readonly SourceFile[] {
  if (!ownEntry(folder, "rules", () => {})?.isDirectory()) return [];
  const found = listFiles(folder, "rules", [""], () => {});
  const others = found.filter((path) => !path.endsWith(".yaml") && !isCasual(path));
  return others.sort().map((path) => ({ path, text: "" }));
}

/** What editors and systems leave behind: hidden files, backups, what Windows keeps of a folder. */
function isCasual(path: string): boolean {
  return /(^|\/)(\.[^/]*|[^/]*~|Thumbs\.db|desktop\.ini)$/i.test(path);
}

/** What authors may write, where a project has schemas of its own: it adds to those of the compiler. */
export function withPublished(own: readonly SourceFile[]): readonly SourceFile[] {
  // A whole set stands alone, so that a kind that is taken out of it is gone.
  if (own.some(({ path }) => path === "schema/common.schema.json")) return own;
  const paths = new Set(own.map(({ path }) => path));
  return [...ownSchemas().filter(({ path }) => !paths.has(path)), ...own];
}

/** The schemas the compiler comes with: beside it once it is built, beside its folder while it runs from its sources. */
function ownSchemas(): readonly SourceFile[] {
  const built = fileURLToPath(home);
  const folder = existsSync(join(built, "schema")) ? built : join(built, "../..");
  return readFiles(folder, "schema", [".schema.json"], () => {});
}

/** What a Python package is made of beside the books: `runtime/`, which all carry, what `package.json` says, and under which terms. */
export function pythonSources(folder: string): readonly SourceFile[] {
  const files = readFiles(fileURLToPath(new URL("..", home)), "python", [".py"], () => {});
  const own = ["package.json", "LICENSE", "NOTICE"].flatMap((path) => readText(folder, path) ?? []);
  return [...files.map(({ path, text }) => ({ path: path.replace("python/", "runtime/"), text })), ...own];
}

/** What is published beside what is generated: schemas, the types of the data, what `package.json` says and what was released. */
export function publishedSources(folder: string): readonly SourceFile[] {
  const own = ["package.json", "changes.json"].flatMap((path) => readText(folder, path) ?? []);
  return [...ownSchemas(), ...readFiles(fileURLToPath(home), "published", ["data.ts", "meta.ts"], () => {}), ...own];
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
    const bytes = path === undefined ? undefined : unlessGone(() => readFileSync(path));
    if (bytes !== undefined) found.set(name, bytes);
  }
  return found;
}

/** One text file of a folder, or null where there is none. */
export function readText(folder: string, path: string): SourceFile | null {
  return readOne(folder, path, () => {}) ?? null;
}

/** The text files of a folder itself, not of those below it. */
export function readTexts(folder: string, under: string, ending: string): readonly SourceFile[] {
  return readFiles(folder, under, [ending], () => {}).filter(({ path }) => !path.slice(under.length + 1).includes("/"));
}

function readFiles(folder: string, under: string, endings: readonly string[], report: Report): readonly SourceFile[] {
  if (!ownEntry(folder, under, report)?.isDirectory()) return [];
  const paths = [...listFiles(folder, under, endings, report)].sort();
  return paths.flatMap((path) => readFile(folder, path, report) ?? []);
}

/** A file whose place is known; absent is no mistake. */
function readOne(folder: string, path: string, report: Report): SourceFile | undefined {
  return ownEntry(folder, path, report)?.isFile() ? readFile(folder, path, report) : undefined;
}

function readFile(folder: string, path: string, report: Report): SourceFile | undefined {
  const bytes = unlessGone(() => readFileSync(join(folder, path)));
  if (bytes === undefined) return undefined;
  const decoded = decode(bytes);
  if ("text" in decoded) return { path, text: decoded.text };
  report(notUtf8(path, decoded));
  return undefined;
}

function listFiles(folder: string, under: string, endings: readonly string[], report: Report): readonly string[] {
  const entries = unlessGone(() => readdirSync(join(folder, under), { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    const path = `${under}/${entry.name}`;
    const isWanted = endings.some((ending) => path.endsWith(ending));
    if (entry.isDirectory()) return listFiles(folder, path, endings, report);
    // A name without an ending may stand for a folder of tables; one with a leading dot is some editor's lock.
    if (entry.isSymbolicLink() && (isWanted || !entry.name.includes(".")) && !entry.name.startsWith("."))
      report(linked(path));
    return entry.isFile() && isWanted ? [path] : [];
  });
}

/** What stands at a path that no link leads through. */
function ownEntry(folder: string, path: string, report: Report): Stats | undefined {
  const names = path.split("/");
  for (let length = 1; length <= names.length; length += 1) {
    const step = names.slice(0, length).join("/");
    const entry = lstatSync(join(folder, step), { throwIfNoEntry: false });
    if (entry?.isSymbolicLink()) report(linked(step));
    if (length === names.length || !entry?.isDirectory()) return entry;
  }
  return undefined;
}

/** A link has no text: its place is its name. */
function linked(path: string): Diagnostic {
  const hint = `put the file or folder itself at ${path}`;
  return diagnostic("project/link", topOf({ path, text: "" }), { path }, { hint });
}

/** A file may go, or become a folder, between being seen and being read; then it is absent, as it is a moment later. */
function unlessGone<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { decode } from "../parse/decode.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Writing } from "./words.ts";

/** A file an audit looks at. */
export interface AppFile extends SourceFile {
  readonly writing: Writing;
}

/** The files of an app, and those that could not be looked at. Paths start in the working directory. */
export interface AppFiles {
  readonly files: readonly AppFile[];
  readonly skipped: readonly { readonly path: string; readonly because: string }[];
}

/** What tools write and nobody edits. */
const notOurs = new Set("node_modules bower_components vendor dist build coverage target __pycache__ venv".split(" "));
const notTyped = /^(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|.*\.min\.js|.*\.map)$/;

const writings: Readonly<Record<Writing, readonly string[]>> = {
  code: (
    "ts tsx mts cts js jsx mjs cjs vue svelte astro html py rb php cs fs vb java kt kts scala go rs swift dart lua gd c h " +
    "cc cpp hpp m mm ex exs sql"
  ).split(" "),
  plain: "yaml yml csv tsv".split(" "),
  quoted: "json jsonc json5 toml xml".split(" "),
};

const most = 1024 * 1024;

/**
 * Reads the source and saved files below a folder, or one file. Links are not followed, so nothing outside it is read.
 * @returns null where there is nothing of that name
 */
export function appFiles(typed: string, cwd: string): AppFiles | null {
  const at = resolve(cwd, typed);
  const entry = lstatSync(at, { throwIfNoEntry: false });
  if (!entry) return null;
  const files: AppFile[] = [];
  const skipped: { path: string; because: string }[] = [];
  for (const found of entry.isDirectory() ? filesBelow(at) : [at]) {
    const path = relative(cwd, found).replaceAll("\\", "/");
    const read = readFile(found);
    if ("because" in read) skipped.push({ path, ...read });
    else files.push({ path, text: read.text, writing: writingOf(found) ?? "quoted" });
  }
  return { files, skipped };
}

/** The nearest folders of installed packages that hold tables, by the name of the package. */
export function installedTables(at: string): readonly (readonly [name: string, path: string])[] {
  for (let folder = resolve(at); ; folder = dirname(folder)) {
    const packages = join(folder, "node_modules");
    const found = namesIn(packages).filter((name) => existsSync(join(packages, name, "dist/data/as-printed")));
    if (found.length > 0) return found.map((name) => [name, join(packages, name)]);
    if (folder === dirname(folder)) return [];
  }
}

/** Names of installed packages, with their scope. */
function namesIn(packages: string): readonly string[] {
  return listed(packages).flatMap((name) =>
    name.startsWith("@") ? listed(join(packages, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}

function listed(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith("."))
        .sort()
    : [];
}

function filesBelow(folder: string): readonly string[] {
  // A folder that is not ours to read counts as a file that cannot be.
  const entries = unlessBarred(() => readdirSync(folder, { withFileTypes: true }));
  if (!entries) return [folder];
  const inOrder = [...entries].sort((a, b) => (a.name < b.name ? -1 : 1));
  return inOrder.flatMap((entry) => {
    const { name } = entry;
    const path = join(folder, name);
    if (name.startsWith(".") || notTyped.test(name)) return [];
    if (entry.isDirectory()) return notOurs.has(name) ? [] : filesBelow(path);
    return entry.isFile() && writingOf(name) ? [path] : [];
  });
}

function readFile(path: string): { readonly text: string } | { readonly because: string } {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry?.isSymbolicLink()) return { because: "a link" };
  if (entry && entry.size > most) return { because: "larger than 1 MB" };
  const bytes = entry?.isFile() ? unlessBarred(() => readFileSync(path)) : null;
  if (!bytes) return { because: "cannot be read" };
  const decoded = decode(bytes);
  return "text" in decoded && !decoded.text.includes("\0") ? decoded : { because: "not text" };
}

/** What is gone since, or not ours to read, is null. */
function unlessBarred<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}

function writingOf(path: string): Writing | undefined {
  const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return (Object.keys(writings) as Writing[]).find((writing) => writings[writing].includes(ending));
}

import { createHash } from "node:crypto";
import { type Loaded, load } from "../project/load.ts";
import type { SourceFile } from "../source/source-file.ts";
import { machineDisk } from "../write/disk.ts";
import { writeFile } from "../write/file.ts";
import { isSafePath, steps } from "../write/paths.ts";

/** A file of the rules with the hash of its bytes, by which a later save knows that nobody else wrote it meanwhile. */
export interface HashedFile extends SourceFile {
  readonly hash: string;
}

/** All that the page needs of a project. */
export type ServedProject = Omit<Loaded, "rules" | "runtime" | "schemaLibrary" | "diagnostics"> & {
  readonly rules: readonly HashedFile[];
};

/** What came of a save. */
export type Saved =
  | { readonly status: 200; readonly hash: string }
  | { readonly status: 403 | 412; readonly why: string };

/** A byte-order mark. */
const mark = "\uFEFF";

/** Reads a project for the page. */
export function readProject(folder: string): ServedProject {
  const { runtime: _runtime, schemaLibrary: _library, diagnostics: _found, ...project } = load(folder);
  return { ...project, rules: project.rules.map((file) => hashed(folder, file)) };
}

/** Text and hash come from one reading; what only its name makes a complaint of has neither. */
function hashed(folder: string, file: SourceFile): HashedFile {
  const text = file.path.endsWith(".yaml") ? machineDisk.readText(`${folder}/${file.path}`) : undefined;
  return text === undefined ? { ...file, hash: "" } : { path: file.path, text: withoutMark(text), hash: hashOf(text) };
}

/**
 * Puts a text in the place of a file of the rules, whole or not at all.
 * @param match the hash of what the page read; null where it read no file
 */
export function saveRules(folder: string, path: string, match: string | null, text: string): Saved {
  const refused = refusalOf(folder, path);
  if (refused) return { status: 403, why: refused };
  if (hashAt(folder, path) !== match)
    return { status: 412, why: `${path} has changed on disk since it was opened here` };
  const before = match === null ? undefined : machineDisk.readText(`${folder}/${path}`);
  // A byte-order mark is dropped where files are read, and stays where it was.
  writeFile(`${folder}/${path}`, before?.startsWith(mark) ? mark + text : text);
  return { status: 200, hash: hashAt(folder, path) ?? "" };
}

/** Why a path is none that the page may write. */
function refusalOf(folder: string, path: string): string | null {
  if (!/^rules\/[^/]+(?:\/[^/]+)*\.yaml$/.test(path) || !isSafePath(path))
    return "the editor writes files rules/<…>.yaml alone";
  for (const step of steps(path)) {
    const kind = machineDisk.kind(`${folder}/${step.replace(/\/$/, "")}`);
    if (kind === "link" || kind === "other")
      return `${step} is a link; the editor writes to plain files and folders alone`;
  }
  return null;
}

function hashAt(folder: string, path: string): string | null {
  const text = machineDisk.readText(`${folder}/${path}`);
  return text === undefined ? null : hashOf(text);
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function withoutMark(text: string): string {
  return text.startsWith(mark) ? text.slice(1) : text;
}

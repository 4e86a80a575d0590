import type { SourceFile } from "../compiler.ts";
import type { Problem } from "../engine/check.ts";
import type { Opened } from "../engine/state.ts";

/** A file to be saved, with the hash of what it takes the place of; null where no file was there. */
export interface ToSave extends SourceFile {
  readonly hash: string | null;
}

/** What came of a save: what was saved before anything stood in the way, and what stood in the way. */
export interface SaveResult {
  readonly saved: readonly { readonly path: string; readonly hash: string }[];
  /** A file that somebody else saved meanwhile. */
  readonly changed?: string;
  readonly failed?: string;
}

/** Where the rules come from and go to. */
export interface Store {
  readonly read: () => Promise<Opened>;
  readonly save: (files: readonly ToSave[]) => Promise<SaveResult>;
  /** The words of the button that saves. */
  readonly saves: string;
  /** Where a new file may be proposed, as `https://forge.example/rules/new/main`; null where that is not known. */
  readonly forge: string | null;
  /** The check of one who may use schemas of the project's own; null where there is none. */
  readonly check: ((files: readonly SourceFile[]) => Promise<readonly Problem[]>) | null;
}

/** Saves file after file, until one cannot be. */
export async function saveEach(
  files: readonly ToSave[],
  save: (file: ToSave) => Promise<{ readonly hash: string } | "changed" | { readonly failed: string }>,
): Promise<SaveResult> {
  const saved: { path: string; hash: string }[] = [];
  for (const file of files) {
    const result = await save(file);
    if (result === "changed") return { saved, changed: file.path };
    if ("failed" in result) return { saved, failed: `${file.path}: ${result.failed}` };
    saved.push({ path: file.path, hash: result.hash });
  }
  return { saved };
}

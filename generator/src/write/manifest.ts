import type { OutputFile } from "../emit/output/output.ts";
import type { Disk } from "./disk.ts";
import { isSafePath } from "./paths.ts";

/** The file that lists what we wrote, relative to the output folder. */
const manifestPath = ".tablewright";

const heading = "# The files tablewright wrote in this folder: it replaces and removes these alone. Do not edit.";
/** Its presence means: some files of a build stand in their places and some do not. */
const mark = "# A build was interrupted here: run tablewright build.";

/**
 * The manifest of some output. A list, and not a banner in each file: JSON has no place for a banner, a copied file would
 * carry one along and be removed, and the list is committed and swapped together with the files it speaks of.
 */
export function manifestOf(paths: Iterable<string>): OutputFile {
  return { path: manifestPath, text: [heading, ...[...paths].sort(), ""].join("\n") };
}

/** The manifest while files are being put into place: it lists those that come beside those that were there. */
export function markedManifest(paths: Iterable<string>): string {
  return [heading, mark, ...[...paths].sort(), ""].join("\n");
}

export interface Manifest {
  /** The paths former builds wrote. */
  readonly ours: ReadonlySet<string>;
  /** A build was interrupted among its renames, or is at them now. */
  readonly isUnfinished: boolean;
}

/**
 * Reads the manifest of a folder. Lines we cannot have written are passed over: the heading, and the markers of a merge
 * conflict, which leave the files of both sides ours.
 */
export function readManifest(disk: Disk, folder: string): Manifest {
  const lines = (disk.readText(`${folder}/${manifestPath}`) ?? "").split(/\r?\n/);
  return { ours: new Set([manifestPath, ...lines.filter(isSafePath)]), isUnfinished: lines.includes(mark) };
}

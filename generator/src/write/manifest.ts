import type { OutputFile } from "../emit/output/output.ts";
import type { Disk } from "./disk.ts";
import { isSafePath } from "./paths.ts";

/** The file that lists what we wrote, relative to the output folder. */
export const manifestPath = ".tablewright";

const heading = "# The files tablewright wrote in this folder: it replaces and removes these alone. Do not edit.";

/**
 * The manifest of some output. A list, and not a banner in each file: JSON has no place for a banner, a copied file would
 * carry one along and be removed, and the list is committed and swapped together with the files it speaks of.
 */
export function manifestOf(paths: readonly string[]): OutputFile {
  return { path: manifestPath, text: [heading, ...[...paths].sort(), ""].join("\n") };
}

/**
 * The paths a former build wrote. Lines we cannot have written are passed over: the heading, and the markers of a merge
 * conflict, which leave the files of both sides ours.
 */
export function readManifest(disk: Disk, folder: string): ReadonlySet<string> {
  const lines = (disk.readText(`${folder}/${manifestPath}`) ?? "").split(/\r?\n/);
  return new Set([manifestPath, ...lines.filter(isSafePath)]);
}

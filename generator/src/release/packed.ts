import { basename, join } from "node:path";
import { packageOf } from "../package/index.ts";
import { decode } from "../parse/decode.ts";
import { loadGenerated, publishedSources } from "../project/load.ts";
import { packageFields } from "../project/package-file.ts";
import { dataIn, type Files, unpack } from "../rule-set/archive.ts";
import { placeAt, readBytes } from "../rule-set/disk.ts";
import { readDocuments } from "../rule-set/documents.ts";
import { failure } from "../rule-set/rule-set.ts";
import type { SourceFile } from "../source/source-file.ts";
import { readFeed } from "./feed.ts";
import type { Packed, Published, WorkspacePackage } from "./state.ts";

/** Packed packages to look at. */
export interface PackedAt {
  /** The one about to be published. */
  readonly packed?: string | undefined;
  /** Address of the repository it is to be published from, where npm signs that. */
  readonly publishedFrom?: string | undefined;
  /** The one that was published last. */
  readonly last?: string | undefined;
}

/**
 * Reads a packed package, and holds it against what the folder would pack.
 * @throws RuleSetFailure if it cannot be read
 */
export async function readPacked(
  path: string,
  publishedFrom: string | undefined,
  folder: string,
  packages: readonly WorkspacePackage[],
): Promise<Packed> {
  const files = await filesOf(path);
  const file = textIn(files, "package.json", path);
  if (!file) throw failure(`${path} has no package.json`);
  const data = dataIn(files);
  const packedName = packageFields(file, ({ message }) => {
    throw failure(`${path} cannot be read: ${message}`);
  }).name;
  const own = packages.find(({ name }) => name === packedName);
  return {
    file,
    data: data.size === 0 ? null : readDocuments(data, path),
    differing: own ? await differing(files, folder, own) : [...files.keys()].sort(),
    publishedFrom: publishedFrom ?? null,
  };
}

/**
 * Reads the package that was published last.
 * @throws RuleSetFailure if it cannot be read
 */
export async function readPublished(path: string): Promise<Published> {
  const files = await filesOf(path);
  const file = textIn(files, "package.json", path);
  if (!file) throw failure(`${path} has no package.json`);
  const data = readDocuments(dataIn(files), path);
  return { file, version: data.version, feed: readFeed(textIn(files, "changes.json", path)), data };
}

async function filesOf(path: string): Promise<Files> {
  if (placeAt(path) !== "file") throw failure(`there is no packed package ${path}`);
  return unpack(readBytes(path), path);
}

function textIn(files: Files, name: string, path: string): SourceFile | null {
  const decoded = decode(files.get(name) ?? new Uint8Array());
  return "text" in decoded && decoded.text !== "" ? { path: `${basename(path)}/${name}`, text: decoded.text } : null;
}

/** The files that are not as the build makes them: `dist/` of the tables follows from `generated/`, all else stands in the folder. */
async function differing(files: Files, folder: string, { file }: WorkspacePackage): Promise<readonly string[]> {
  const at = join(folder, file.path, "..");
  const isData = file.path === "package.json";
  const outputs = isData ? await packageOf(loadGenerated(folder), publishedSources(folder)) : [];
  const made = new Map(outputs.map(({ path, text }) => [`dist/${path}`, new TextEncoder().encode(text)]));
  const wanted = (path: string): Uint8Array | undefined => {
    // The list of what is ours in dist/ is no part of what follows from the rules.
    if (isData && /^dist\/[^.]/.test(path)) return made.get(path);
    return placeAt(join(at, path)) === "file" ? readBytes(join(at, path)) : undefined;
  };
  const isOther = ([path, bytes]: readonly [string, Uint8Array]): boolean => {
    const expected = wanted(path);
    return !expected || Buffer.compare(expected, bytes) !== 0;
  };
  const missing = [...made.keys()].filter((path) => !files.has(path));
  return [...[...files].filter(isOther).map(([path]) => path), ...missing].sort();
}

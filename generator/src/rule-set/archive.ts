import { gunzipSync } from "node:zlib";
import type { ReadEntry } from "tar";
import { failure } from "./rule-set.ts";

/** Files by their path in a folder or package. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Unpacked bytes, and files, a package may have: a hundred times what five books take. */
export const limits = { bytes: 256 * 1024 * 1024, files: 50_000 };

/**
 * The files of a packed package, by their paths below its folder, as npm would install them. It may come from a stranger:
 * nothing is written to the disk, and whatever `npm pack` does not make is refused, for programs differ in what they read of it.
 * @param name what the package is called in a complaint
 * @throws RuleSetFailure if it cannot be read
 */
export async function unpack(bytes: Uint8Array, name: string): Promise<Files> {
  const archive = plain(bytes, name);
  // Loaded only to unpack, as few commands do.
  const { Parser } = await import("tar");
  const files = new Map<string, Uint8Array>();
  const taken = new Set<string>();
  return new Promise((resolve, reject) => {
    const refuse = (problem: string) => reject(failure(`${name} ${problem}`));
    const take = (entry: ReadEntry): void => {
      const path = innerPath(entry.path);
      // Where case is ignored the second would be installed over the first.
      const key = path?.toLowerCase();
      if (taken.size >= limits.files) refuse(`has more than ${limits.files} files`);
      else if (entry.type === "Directory") return void entry.resume();
      else if (entry.type !== "File") refuse(`holds ${entry.path}, which is no plain file but a ${entry.type}`);
      else if (path === null || key === undefined) refuse(`holds ${entry.path}, which is no path inside a package`);
      else if (taken.has(key)) refuse(`holds ${path} twice`);
      else {
        taken.add(key);
        const parts: Uint8Array[] = [];
        entry.on("data", (part: Uint8Array) => void parts.push(part));
        entry.on("end", () => void files.set(path, Buffer.concat(parts)));
        return;
      }
      entry.resume();
    };
    // Not to be unpacked a second time, which nothing would limit.
    const parser = new Parser({ strict: true, brotli: false, zstd: false, onReadEntry: take });
    parser.on("ignoredEntry", take);
    parser.on("error", (cause: Error) => refuse(`is a damaged archive: ${cause.message}`));
    parser.on("end", () => resolve(files));
    parser.end(Buffer.from(archive));
  });
}

/** The data among the files of a package, by paths in its folder of data. */
export function dataIn(files: Files): Files {
  const folder = "dist/data/";
  const own = [...files].filter(([path]) => path.startsWith(folder) && path.endsWith(".json"));
  return new Map(own.map(([path, bytes]) => [path.slice(folder.length), bytes]));
}

/** A path without what the package is packed under, its first folder; null where it leads elsewhere. */
function innerPath(path: string): string | null {
  if (path.startsWith("/") || /[\\:\0]/.test(path)) return null;
  const [, ...inner] = path.split("/").filter((step) => step !== "" && step !== ".");
  return inner.length === 0 || inner.includes("..") ? null : inner.join("/");
}

/** The archive itself. What it is comes from its first bytes. */
function plain(bytes: Uint8Array, name: string): Uint8Array {
  const archive = isGzip(bytes) ? gunzip(bytes, name) : bytes;
  if (archive.length > limits.bytes) throw tooLarge(name);
  const mark = new TextDecoder("latin1").decode(archive.subarray(257, 262));
  if (isGzip(archive) || mark !== "ustar") throw failure(`${name} is no packed package (a .tgz made by npm pack)`);
  return archive;
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function gunzip(bytes: Uint8Array, name: string): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: limits.bytes });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw tooLarge(name);
    throw failure(`${name} is a damaged archive: ${(cause as Error).message}`);
  }
}

export function tooLarge(name: string): Error {
  return failure(`${name} unpacks to more than ${limits.bytes / 1024 / 1024} MB`);
}

import { gunzipSync } from "node:zlib";
import type { ReadEntry } from "tar";
import { failure } from "./rule-set.ts";

/** Files by their path in an archive. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Unpacked bytes, and files, an archive may have: a hundred times what five books take. */
const limits = { bytes: 256 * 1024 * 1024, files: 50_000 };

/**
 * The wanted files of a tar archive, gzipped or not. It may come from a stranger: nothing is written to the disk, links
 * are left out, and what unpacks to too much is refused.
 * @param name what the archive is called in a complaint
 * @throws RuleSetFailure if it cannot be read
 */
export async function unpack(bytes: Uint8Array, name: string, isWanted: (path: string) => boolean): Promise<Files> {
  const archive = plain(bytes, name);
  // Loaded only to unpack, as few commands do.
  const { Parser } = await import("tar");
  const files = new Map<string, Uint8Array>();
  let count = 0;
  return new Promise((resolve, reject) => {
    const refuse = (cause: Error) => reject(failure(`${name} is a damaged archive: ${cause.message}`));
    const parser = new Parser({
      strict: true,
      onReadEntry: (entry: ReadEntry) => {
        count += 1;
        if (count > limits.files) reject(failure(`${name} has more than ${limits.files} files`));
        if (entry.type !== "File" || count > limits.files || !isWanted(entry.path)) return void entry.resume();
        const parts: Uint8Array[] = [];
        entry.on("data", (part: Uint8Array) => void parts.push(part));
        entry.on("end", () => void files.set(entry.path, Buffer.concat(parts)));
      },
    });
    parser.on("error", refuse);
    parser.on("end", () => resolve(files));
    parser.end(Buffer.from(archive));
  });
}

/** The archive itself. What it is comes from its first bytes, so that nothing is unpacked twice without a limit. */
function plain(bytes: Uint8Array, name: string): Uint8Array {
  const archive = isGzip(bytes) ? gunzip(bytes, name) : bytes;
  if (archive.length > limits.bytes) throw tooLarge(name);
  const mark = new TextDecoder("latin1").decode(archive.subarray(257, 262));
  if (mark !== "ustar") throw failure(`${name} is no packed package (a .tgz made by npm pack)`);
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

function tooLarge(name: string): Error {
  return failure(`${name} unpacks to more than ${limits.bytes / 1024 / 1024} MB`);
}

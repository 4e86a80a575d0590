import { dataIn, type Files, unpack } from "./archive.ts";
import { runProgram } from "./command.ts";
import { inTemporaryFolder, onlyFile, readBytes } from "./disk.ts";
import { failure } from "./rule-set.ts";

/** `skirmish-tables@0.1.0`: a name and a version, no address and no path. */
const released = /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*@[\w.^~+*-]+$/i;

export function isReleasedVersion(typed: string): boolean {
  return released.test(typed);
}

/**
 * The data of a released version, as the registry has it.
 * @throws RuleSetFailure if the registry cannot be asked, or does not know it
 */
export function fetchReleased(spec: string): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const args = [
      "pack",
      spec,
      "--pack-destination",
      folder,
      "--ignore-scripts",
      "--fetch-retries=0",
      "--loglevel=error",
    ];
    const { code, stderr } = await runProgram("npm", args, folder);
    const path = onlyFile(folder);
    if (code !== 0 || path === undefined) throw failure(reasonOf(spec, code, stderr));
    return dataIn(await unpack(readBytes(path), spec));
  });
}

function reasonOf(spec: string, code: number | null, stderr: string): string {
  if (code === null) return `${spec} cannot be fetched: npm is not installed`;
  if (/E404|ETARGET/.test(stderr)) return `the registry has no ${spec}`;
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/i;
  if (offline.test(stderr)) {
    return `${spec} cannot be fetched: the registry cannot be reached; compare with released, a revision or a packed .tgz instead`;
  }
  const [first = "npm pack failed"] = stderr.split("\n").filter((line) => line.includes("error"));
  return `${spec} cannot be fetched: ${first.replace(/^npm (error|ERR!)\s*/, "")}`;
}

const segment = /^[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?$/;
/** Names Windows keeps for devices, whatever follows the first dot. */
const device = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/**
 * Whether a path stays inside its folder on every system. The alphabet is closed rather than a list of dangers: with it go
 * `..`, drive letters, backslashes, alternate streams, line breaks, and two Unicode spellings of one name.
 */
export function isSafePath(path: string): boolean {
  return path.split("/").every((name) => segment.test(name) && !device.test(name));
}

/** The folders above a path and the path itself, folders with a closing slash: `a/`, `a/b/`, `a/b/c.ts`. */
export function steps(path: string): readonly string[] {
  return path
    .split("/")
    .map((_, index, names) => names.slice(0, index + 1).join("/") + (index + 1 < names.length ? "/" : ""));
}

/** Every step of some paths, under its name for a system that ignores case. */
export type Spellings = Map<string, string>;

/** Adds a path; refuses one that is unsafe, or that collides with another where case is ignored. */
export function addPath(spellings: Spellings, path: string): void {
  if (!isSafePath(path)) throw internalError(`${JSON.stringify(path)} is not a safe output path`);
  if (spellings.get(caseless(path)) === path) throw internalError(`two output files are named ${path}`);
  const clash = findClash(spellings, path);
  if (clash !== undefined) throw internalError(`output path ${path} collides with ${clash}`);
  for (const step of steps(path)) spellings.set(caseless(step), step);
}

/** The spelling that stands in the way of `path`: another case, or a folder where the other is a file. */
export function findClash(spellings: Spellings, path: string): string | undefined {
  for (const step of steps(path)) {
    const spelling = spellings.get(caseless(step));
    if (spelling !== undefined && spelling !== step) return spelling;
  }
  return undefined;
}

function caseless(step: string): string {
  return step.replace(/\/$/, "").toLowerCase();
}

/** By the time files are written, ids have been validated: a bad path is a bug of the compiler, not of the author. */
function internalError(message: string): Error {
  return new Error(`internal error: ${message}`);
}

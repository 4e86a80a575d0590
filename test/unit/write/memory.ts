import type { Disk, Entry } from "../../../generator/src/write/index.ts";

/** A disk's content: the text of a file, or `null` for a folder. A second look at the same memory is another process. */
export type Memory = Map<string, string | null>;

/** A disk in memory, quick and without pauses; its process is `pid`, and it takes only those in `running` for alive. */
export function memoryDisk(memory: Memory, pid: number, running: readonly number[] = []): Disk {
  const put = (path: string, text: string | Uint8Array): void => {
    const above = parent(path);
    if (above !== "" && !memory.has(above)) throw systemError("ENOENT", path);
    if (memory.get(above) !== null && above !== "") throw systemError("ENOTDIR", path);
    if (memory.get(path) === null) throw systemError("EISDIR", path);
    memory.set(path, typeof text === "string" ? text : new TextDecoder().decode(text));
  };
  const fileAt = (path: string): string => {
    const text = memory.get(path);
    if (text === undefined) throw systemError("ENOENT", path);
    if (text === null) throw systemError("EISDIR", path);
    return text;
  };
  const below = (folder: string): string[] => [...memory.keys()].filter((path) => parent(path) === folder);
  return {
    kind: (path) => (memory.has(path) ? (memory.get(path) === null ? "folder" : "file") : undefined),
    list: (folder) => {
      if (typeof memory.get(folder) === "string") throw systemError("ENOTDIR", folder);
      const entry = (path: string): Entry => ({
        name: path.slice(folder.length + 1),
        kind: memory.get(path) === null ? "folder" : "file",
      });
      return below(folder).sort().map(entry);
    },
    readText: (path) => (memory.has(path) ? fileAt(path) : undefined),
    writeText: put,
    rename: (from, to) => {
      put(to, fileAt(from));
      memory.delete(from);
    },
    remove: (path) => {
      fileAt(path);
      memory.delete(path);
    },
    makeFolder: (folder) => {
      for (let end = folder.indexOf("/"); ; end = folder.indexOf("/", end + 1)) {
        const path = end === -1 ? folder : folder.slice(0, end);
        if (typeof memory.get(path) === "string") throw systemError(end === -1 ? "EEXIST" : "ENOTDIR", folder);
        memory.set(path, null);
        if (end === -1) return;
      }
    },
    removeEmptyFolder: (folder) => {
      if (memory.get(folder) === null && below(folder).length === 0) memory.delete(folder);
    },
    flush: () => {},
    writer: `${pid}@test`,
    now: () => 0,
    isRunning: (writer) => running.includes(Number.parseInt(writer, 10)),
    pause: () => {},
  };
}

/** Makes the memory what it was when `former` was copied from it. */
export function reset(memory: Memory, former: Memory): void {
  memory.clear();
  for (const [path, text] of former) memory.set(path, text);
}

/** An error as the operating system gives it. */
export function systemError(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path });
}

function parent(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}

import type { Disk } from "./disk.ts";
import { attempt, systemCode, writeFailure } from "./failure.ts";
import { expectFolder, folderOf, workFolder } from "./tree.ts";

const prefix = "writer-";
const attempts = 6;

/**
 * Keeps other builds from writing the folder until what it gives is called.
 *
 * Each writer makes a lock file of its own, named by process and host and holding the time, and then looks for others: of two,
 * the later sees the earlier and withdraws. One shared lock file would have to be taken over from a dead process by removing it, and two that
 * do so at once can remove each other's; here a dead writer's file is simply no obstacle.
 */
export function takeLock(disk: Disk, folder: string): () => void {
  const lock = acquire(disk, folder);
  return () => void attempt(() => release(disk, folder, lock));
}

function acquire(disk: Disk, folder: string): string {
  const work = `${folder}/${workFolder}`;
  const lock = `${work}/${prefix}${disk.writer}`;
  let other: string | undefined;
  for (const path of [folder, work]) expectFolder(disk, path);
  for (let count = 0; count < attempts; count += 1) {
    // Two that begin in the same moment both withdraw; unequal pauses let one of them through.
    if (count > 0) disk.pause(3 + ((count * Number.parseInt(disk.writer, 10)) % 29));
    const others = enter(disk, folder, lock);
    if (others === undefined) continue;
    other = others.find((name) => disk.isRunning(name, disk.readText(`${work}/${prefix}${name}`) ?? ""));
    if (other === undefined) {
      for (const dead of others) attempt(() => disk.remove(`${work}/${prefix}${dead}`));
      return lock;
    }
    release(disk, folder, lock);
  }
  throw busy(folder, other);
}

/**
 * Makes the lock file and gives the writers whose lock files stand there too: looked for once, so that whoever comes after this
 * look is not among the dead. `undefined` if another writer, ending, took the folder away between the steps.
 */
function enter(disk: Disk, folder: string, lock: string): readonly string[] | undefined {
  const work = folderOf(lock);
  try {
    disk.makeFolder(work);
    disk.writeText(lock, String(disk.now()));
    return otherWriters(disk, work);
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    attempt(() => disk.remove(lock));
    attempt(() => disk.removeEmptyFolder(work));
    attempt(() => disk.removeEmptyFolder(folder));
    throw error;
  }
}

function otherWriters(disk: Disk, work: string): readonly string[] {
  return disk
    .list(work)
    .filter(({ name, kind }) => kind === "file" && name.startsWith(prefix) && name !== prefix + disk.writer)
    .map(({ name }) => name.slice(prefix.length));
}

function release(disk: Disk, folder: string, lock: string): void {
  disk.remove(lock);
  disk.removeEmptyFolder(`${folder}/${workFolder}`);
  disk.removeEmptyFolder(folder); // it was made for this build if nothing has come to stand in it
}

function busy(folder: string, writer: string | undefined): Error {
  const [pid, host] = writer?.split("@") ?? [];
  const who = writer === undefined ? "another build" : `another build (process ${pid} on ${host})`;
  const advice = writer === undefined ? "" : `; if it runs no more, delete ${folder}/${workFolder}/${prefix}${writer}`;
  return writeFailure("busy", `${who} is writing ${folder}/${advice}`);
}

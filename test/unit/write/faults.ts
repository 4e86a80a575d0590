import type { Disk } from "../../../generator/src/write/index.ts";
import { systemError } from "./memory.ts";

/** The operations that change something, in other words the steps of a build. */
const steps = ["writeText", "keep", "rename", "remove", "makeFolder", "removeEmptyFolder", "flush"] as const;
type Step = (typeof steps)[number];
type Operation = (...paths: string[]) => void;

/** The disk with `around` called at each step in place of the step itself. */
function atEachStep(disk: Disk, around: (step: Step, perform: () => void, paths: readonly string[]) => void): Disk {
  const wrapped = steps.map((step) => [
    step,
    (...paths: string[]) => around(step, () => (disk[step] as Operation)(...paths), paths),
  ]);
  return { ...disk, ...Object.fromEntries(wrapped) };
}

/** The process dies at the given step: before it, after it, or with half the text written. From then on nothing works. */
export function dyingAt(
  disk: Disk,
  count: number,
  how: "before" | "after" | "halfway",
): Disk & { readonly died: () => boolean } {
  let seen = 0;
  const dying = atEachStep(disk, (step, perform, [path = "", text = ""]) => {
    seen += 1;
    if (seen === count && how === "after") perform();
    if (seen === count && how === "halfway" && step === "writeText")
      disk.writeText(path, text.slice(0, text.length / 2));
    if (seen >= count) throw new Error("the process died");
    perform();
  });
  return { ...dying, died: () => seen >= count };
}

/** One step fails with an answer of the operating system; all others work. */
export function failingAt(disk: Disk, count: number, code: string): Disk & { readonly failed: () => boolean } {
  let seen = 0;
  const failing = atEachStep(disk, (_step, perform, [path]) => {
    seen += 1;
    if (seen === count) throw systemError(code, path ?? "");
    perform();
  });
  return { ...failing, failed: () => seen >= count };
}

/** Calls `action` before the given step. */
export function meanwhile(disk: Disk, count: number, action: () => void): Disk {
  let seen = 0;
  return atEachStep(disk, (_step, perform) => {
    seen += 1;
    if (seen === count) action();
    perform();
  });
}

/** The same disk on a system that ignores case but remembers it, as macOS and Windows do. */
export function ignoringCase(disk: Disk): Disk {
  const actual = (path: string): string => {
    const cut = path.lastIndexOf("/");
    if (cut === -1) return path;
    const folder = actual(path.slice(0, cut));
    const name = path.slice(cut + 1);
    const same = disk.list(folder).find((entry) => entry.name.toLowerCase() === name.toLowerCase());
    return `${folder}/${same?.name ?? name}`;
  };
  const names = [...steps, "list", "readText"] as const;
  const wrapped = names.map((name) => [
    name,
    (path: string, other: string) =>
      (disk[name] as Operation)(actual(path), name === "rename" || name === "keep" ? actual(other) : other),
  ]);
  return { ...disk, ...Object.fromEntries(wrapped) };
}

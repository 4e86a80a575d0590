import type { Disk } from "../../../generator/src/write/index.ts";
import { systemError } from "./memory.ts";

/** The operations that change something, and those that only look. */
const changing = ["writeText", "rename", "remove", "makeFolder", "removeEmptyFolder", "flush"] as const;
const steps = [...changing, "kind", "list", "readText"] as const;
type Step = (typeof steps)[number];
type Operation = (...paths: string[]) => unknown;

/** The disk with `around` called at each step in place of the step itself. */
function atEachStep(
  disk: Disk,
  around: (step: Step, perform: () => unknown, paths: readonly string[]) => unknown,
  names: readonly Step[] = steps,
): Disk {
  const wrapped = names.map((step) => [
    step,
    (...paths: string[]) => around(step, () => (disk[step] as Operation)(...paths), paths),
  ]);
  return { ...disk, ...Object.fromEntries(wrapped) };
}

/** The process dies at the given step: before it, after it, or with half a text written. From then on nothing works. */
export function dyingAt(
  disk: Disk,
  count: number,
  how: "before" | "after" | "halfway",
): Disk & { readonly died: () => boolean } {
  let seen = 0;
  const half = (text: string): string => text.slice(0, text.length / 2);
  const dying = atEachStep(disk, (step, perform, [path = "", other = ""]) => {
    seen += 1;
    if (seen === count && how === "after") perform();
    if (seen === count && how === "halfway" && step === "writeText") disk.writeText(path, half(other));
    if (seen >= count) throw new Error("the process died");
    return perform();
  });
  return { ...dying, died: () => seen >= count };
}

/** One step fails with an answer of the operating system; all others work. */
export function failingAt(disk: Disk, count: number, code: string): Disk & { readonly failed: () => boolean } {
  let seen = 0;
  const failing = atEachStep(disk, (_step, perform, [path]) => {
    seen += 1;
    if (seen === count) throw systemError(code, path ?? "");
    return perform();
  });
  return { ...failing, failed: () => seen >= count };
}

/** Calls `action` before the given step that changes something. */
export function meanwhile(disk: Disk, count: number, action: () => void): Disk {
  let seen = 0;
  const around = (_step: Step, perform: () => unknown): unknown => {
    seen += 1;
    if (seen === count) action();
    return perform();
  };
  return atEachStep(disk, around, changing);
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
  const wrapped = steps.map((name) => [
    name,
    (path: string, other: string) => (disk[name] as Operation)(actual(path), name === "rename" ? actual(other) : other),
  ]);
  return { ...disk, ...Object.fromEntries(wrapped) };
}

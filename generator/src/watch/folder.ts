import { relative, sep } from "node:path";

/** A folder that is being watched. */
export interface Watching {
  /**
   * Waits until something changed and nothing more does: a checkout of many files, or an editor that saves by renaming, is
   * one change. Gives the paths, sorted; null once the watching has ended.
   * @param atMost milliseconds after which it waits no longer, whatever changed
   */
  readonly next: (atMost?: number) => Promise<readonly string[] | null>;
  readonly close: () => Promise<void>;
}

/** Milliseconds without a change after which a burst is over. */
const quiet = 40;

/**
 * Watches some files and folders of a folder; those that are not there yet, too. This is the only file that knows chokidar.
 * @param parts posix paths inside the folder
 */
export async function watchFolder(folder: string, parts: readonly string[]): Promise<Watching> {
  const pathOf = (path: string): string => relative(folder, path).split(sep).join("/");
  const concerns = (path: string): boolean =>
    path === "" || parts.some((part) => `${part}/`.startsWith(`${path}/`) || path.startsWith(`${part}/`));
  // Loaded only to watch, as few commands do.
  const { watch } = await import("chokidar");
  const watcher = watch(folder, {
    ignoreInitial: true,
    followSymlinks: false,
    // The system's own events were seen to miss a save that follows another at once; looking misses none.
    usePolling: true,
    interval: 60,
    ignored: (path) => !concerns(pathOf(path)),
  });
  let changed = new Set<string>();
  let isOpen = true;
  let isQuiet = false;
  let timer: NodeJS.Timeout | undefined;
  let wake = (): void => {};
  const settle = (): void => {
    isQuiet = true;
    wake();
  };
  watcher.on("all", (_event, path) => {
    changed.add(pathOf(path));
    isQuiet = false;
    clearTimeout(timer);
    timer = setTimeout(settle, quiet);
  });
  // A folder that vanishes while it is looked at is a change like any other, and is seen as one.
  watcher.on("error", () => {});
  await new Promise<void>((ready) => void watcher.once("ready", ready));
  return {
    next: async (atMost) => {
      const patience = atMost === undefined ? undefined : setTimeout(settle, atMost);
      while (isOpen && !isQuiet) {
        await new Promise<void>((done) => {
          wake = done;
        });
      }
      clearTimeout(patience);
      if (!isOpen) return null;
      const paths = [...changed].sort();
      changed = new Set();
      isQuiet = false;
      return paths;
    },
    close: async () => {
      isOpen = false;
      clearTimeout(timer);
      wake();
      await watcher.close();
    },
  };
}

import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { emptyFolder, put } from "../given/folder.ts";
import { repository } from "../given/project.ts";

/** A project folder of its own, with the real schemas, that goes when the test has finished. */
export interface Folder {
  readonly path: string;
  readonly write: (path: string, text: string) => void;
  /** Saves as many editors do: a new file, renamed over the old one. */
  readonly replace: (path: string, text: string) => void;
  readonly remove: (path: string) => void;
  readonly read: (path: string) => string;
  readonly has: (path: string) => boolean;
}

export function makeFolder(files: Readonly<Record<string, string>>): Folder {
  const path = join(emptyFolder(), "path with blanks");
  cpSync(join(repository, "schema"), join(path, "schema"), { recursive: true });
  const write = (at: string, text: string) => put(path, { [at]: text });
  put(path, files);
  return {
    path,
    write,
    replace: (at, text) => {
      write(`${at}~`, text);
      renameSync(join(path, `${at}~`), join(path, at));
    },
    remove: (at) => rmSync(join(path, at), { recursive: true }),
    read: (at) => readFileSync(join(path, at), "utf8"),
    has: (at) => existsSync(join(path, at)),
  };
}

/** The real program at its watch. */
export interface Watch {
  /** What it says from now on up to the next time it waits; `until` passes over rounds that do not say this. */
  readonly round: (until?: RegExp) => Promise<string>;
  /** Waits until it has said this in the round it is at. */
  readonly says: (words: string) => Promise<void>;
  readonly stop: () => Promise<number | null>;
}

const waiting = "waiting for the next save; Ctrl-C ends\n";

/** Starts a command line of the built compiler in a folder. */
export function startWatch(folder: Folder, ...line: readonly string[]): Watch {
  const program = join(repository, "generator/bin/tablewright.cjs");
  const child = spawn(process.execPath, [program, ...line], { cwd: folder.path, stdio: ["ignore", "pipe", "pipe"] });
  const exited = new Promise<number | null>((done) => child.once("exit", done));
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  let heard = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      heard();
    });
  }
  const says = async (words: string): Promise<void> => {
    while (!said.includes(words)) {
      await new Promise<void>((done) => {
        heard = done;
      });
    }
  };
  const oneRound = async (): Promise<string> => {
    await says(waiting);
    const end = said.indexOf(waiting) + waiting.length;
    const round = said.slice(0, end);
    said = said.slice(end);
    return round;
  };
  return {
    round: async (until = /^/) => {
      let round = await oneRound();
      while (!until.test(round)) round = await oneRound();
      return round;
    },
    says,
    stop: () => {
      child.kill("SIGINT");
      return exited;
    },
  };
}

import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { cpSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { emptyFolder } from "../given/folder.ts";
import { repository } from "../given/project.ts";

/** A small project of its own. Its two states share no path of their books, so that a build adds, replaces and removes. */
export interface Small {
  readonly path: string;
  readonly generated: string;
  /** Where an unfinished build is kept. */
  readonly work: string;
  readonly become: (state: State) => void;
}

export type State = "old" | "new";

/** Makes a small project, in its old state and not yet built. */
export function smallProject(): Small {
  const path = emptyFolder();
  cpSync(join(repository, "test/diagnostics/base"), path, { recursive: true });
  cpSync(join(repository, "schema"), join(path, "schema"), { recursive: true });
  return projectIn(path);
}

let built: Promise<Small> | undefined;

/** Makes a small project that is built in its old state. The build itself is made once. */
export async function builtProject(): Promise<Small> {
  built ??= buildOnce();
  const path = emptyFolder();
  cpSync((await built).path, path, { recursive: true });
  return projectIn(path);
}

async function buildOnce(): Promise<Small> {
  const project = smallProject();
  expect(await run(["build", project.path])).toMatchObject({ code: 0 });
  return project;
}

function projectIn(path: string): Small {
  const books = { old: join(path, "rules/house"), new: join(path, "rules/home") };
  const generated = join(path, "generated");
  let now: State = "old";
  const become = (state: State): void => {
    if (state !== now) renameSync(books[now], books[state]);
    now = state;
    const version = state === "old" ? "1.0.0" : "2.0.0";
    writeFileSync(join(path, "package.json"), `${JSON.stringify({ name: "small", version })}\n`);
  };
  become("old");
  return { path, generated, work: join(generated, ".tablewright-unfinished"), become };
}

/** What a command came to. */
export interface Outcome {
  readonly code: number | null;
  readonly said: string;
}

/** The real command, started. */
export interface Running {
  readonly child: ChildProcess;
  readonly outcome: Promise<Outcome>;
}

/** Starts the built compiler as a process of its own. */
export function start(line: readonly string[], options: SpawnOptions = {}): Running {
  return startProgram(process.execPath, [join(repository, "generator/bin/tablewright.cjs"), ...line], options);
}

export function startProgram(program: string, line: readonly string[], options: SpawnOptions = {}): Running {
  const child = spawn(program, line, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => (said += text));
  const outcome = new Promise<Outcome>((done) => void child.on("close", (code) => done({ code, said })));
  return { child, outcome };
}

/** Runs the built compiler to its end. */
export function run(line: readonly string[], options?: SpawnOptions): Promise<Outcome> {
  return start(line, options).outcome;
}

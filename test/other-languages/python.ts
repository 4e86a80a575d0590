import { spawnSync } from "node:child_process";
import { python3 } from "../given/programs.ts";

/** Runs Python 3.10 or later in a folder and gives what it prints. */
export function python(line: readonly string[], folder: string): string {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1", PYTHONUTF8: "1" };
  const { status, stdout, stderr, error } = spawnSync(python3, line, { cwd: folder, env, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${python3} ${line.join(" ")} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}

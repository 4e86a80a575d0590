import { spawnSync } from "node:child_process";

/** Runs Python 3 in a folder and gives what it prints; a test that needs it fails in plain words where none is. */
export function python(line: readonly string[], folder: string): string {
  const name = process.platform === "win32" ? "python" : "python3";
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1", PYTHONUTF8: "1" };
  const { status, stdout, stderr, error } = spawnSync(name, line, { cwd: folder, env, encoding: "utf8" });
  if (error) throw new Error(`${name} is not found on this machine: install Python 3.8 or later`);
  if (status !== 0) throw new Error(`${name} ${line.join(" ")} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}

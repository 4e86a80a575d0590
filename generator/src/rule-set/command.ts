import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What a program printed. */
export interface Printed {
  readonly stdout: Buffer;
  readonly stderr: string;
  /** `null` if it could not be started, as where it is not installed. */
  readonly code: number | null;
}

/** Runs a program in a folder, without a shell, and gives it a text to read. */
export async function runProgram(
  program: "git" | "npm",
  args: readonly string[],
  cwd: string,
  input = "",
): Promise<Printed> {
  const options = { cwd, encoding: "buffer", maxBuffer: 512 * 1024 * 1024 } as const;
  try {
    const running = promisify(execFile)(program, args, options);
    // Where it could not be started, or reads nothing, that is told otherwise.
    running.child.stdin?.on("error", () => {}).end(input);
    const { stdout, stderr } = await running;
    return { stdout, stderr: stderr.toString(), code: 0 };
  } catch (thrown) {
    const { stdout, stderr, code } = thrown as { stdout?: Buffer; stderr?: Buffer; code?: unknown };
    return {
      stdout: stdout ?? Buffer.alloc(0),
      stderr: stderr?.toString() ?? "",
      code: typeof code === "number" ? code : null,
    };
  }
}

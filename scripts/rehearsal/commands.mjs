// What is typed in a folder during a rehearsal.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs programs in a folder and gives what they print; one that fails throws. */
export function commandsIn(cwd, env) {
  const options = { cwd, env: { ...env, NO_COLOR: "1" }, maxBuffer: 1 << 28 };
  const run = async (program, ...args) => (await execute(program, args, options)).stdout;

  /** @param codes the exit codes that are as expected */
  const tablewright = async (codes, ...args) => {
    const { code, stdout } = await execute(process.execPath, ["generator/bin/tablewright.js", ...args], options).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error) => {
        if (codes.includes(error.code)) return error;
        throw error;
      },
    );
    assert.ok(codes.includes(code), `tablewright ${args.join(" ")} exits with ${code}:\n${stdout}`);
    return stdout;
  };
  return { run, tablewright };
}

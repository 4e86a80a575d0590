// What is typed in a folder during a rehearsal.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs programs in a folder and gives what they print. */
export function commandsIn(cwd, env) {
  const options = { cwd, env: { ...env, NO_COLOR: "1" }, maxBuffer: 1 << 28 };

  /** @param expected the exit code; another one throws */
  const exits = async (expected, program, ...args) => {
    const { code = 0, stdout, ...error } = await execute(program, args, options).catch((thrown) => thrown);
    if (code === expected) return stdout;
    throw Object.assign(new Error(`${program} ${args.join(" ")} ended with ${code}, not ${expected}`), error, {
      stdout,
    });
  };
  const run = (program, ...args) => exits(0, program, ...args);
  const tablewright = (expected, ...args) =>
    exits(expected, process.execPath, "generator/bin/tablewright.cjs", ...args);
  return { exits, run, tablewright };
}

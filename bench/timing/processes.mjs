import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const peakReporter = fileURLToPath(new URL("peak.cjs", import.meta.url));

/**
 * Runs whole processes in turn, round by round.
 * @param sides name → { run: [program, ...arguments], cwd, prepare }; `prepare` is done before each run and not counted
 * @returns for each side, seconds of processor time in each round, those of its own child processes included
 */
export function raceProcesses(sides, rounds = 7, warmups = 1) {
  const times = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = -warmups; round < rounds; round += 1) {
    for (const [name, side] of Object.entries(sides)) {
      const time = cpuSeconds(side);
      if (round >= 0) times[name].push(time);
    }
  }
  return times;
}

/** Starting Node and ending it: what every command pays. */
export const startingNode = { run: [process.execPath, "-e", "0"] };

/** Processor time of one run; the machine may be busy with others, so the clock on the wall says little. */
export function cpuSeconds({ run, cwd, prepare }) {
  prepare?.();
  // Node does not say what its children used; the shell does, to the millisecond.
  const script = '"$@" >/dev/null || exit 1; times';
  const { stdout, stderr, status } = spawnSync("bash", ["-c", script, "bash", ...run], { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${run.join(" ")} failed\n${stderr}`);
  const children = stdout.trim().split("\n").at(-1);
  return [...children.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds.replace(",", ".")),
    0,
  );
}

/** Peak memory of a Node process in megabytes. */
export function peakMegabytes({ run: [program, ...line], cwd }) {
  const stdio = ["ignore", "ignore", "pipe", "pipe"];
  const { output, stderr, status } = spawnSync(program, ["--require", peakReporter, ...line], { cwd, stdio });
  if (status !== 0) throw new Error(`${line.join(" ")} failed\n${stderr}`);
  return Number(output[3].toString()) / 1024;
}

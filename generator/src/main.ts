import { answerUnchanged } from "./cli/unchanged.ts";

// `tablewright check | head` closes the pipe early; that is no mistake, and the rest need not be written.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
}

async function main(): Promise<void> {
  const answered = await answerUnchanged(process.argv.slice(2), {
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    onInterrupt: () => {},
    now: () => performance.now(),
  });
  // The whole command line, and with it the compiler, is loaded only now.
  if (answered === null) await import("./cli.ts");
  else process.exitCode = answered;
}

void main();

import { open, type Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** `tablewright edit`: serves the editor to this machine until the terminal interrupts it. */
export async function edit<P extends Project>(folder: string, services: Services<P>): Promise<ExitCode> {
  const { work, terminal, session } = services;
  if (!(await open(folder, services))) return exit.misuse;
  const { address, close } = await work.serve(folder);
  session.say(`the editor is at ${address}\nCtrl-C ends it; what is not saved stays in the page\n`);
  if (terminal.stdout.isTTY) work.browse(address);
  await new Promise<void>((end) => terminal.onInterrupt(end));
  await close();
  return exit.clean;
}

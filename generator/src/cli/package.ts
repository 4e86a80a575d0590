import { join } from "node:path";
import { count } from "../format/tally.ts";
import { type Desk, recover } from "./commands.ts";
import { type ExitCode, exit } from "./exit.ts";
import type { Project } from "./interface.ts";
import { changes, seconds } from "./report.ts";

/** `tablewright package`: makes of `generated/` what is published, in `dist/`. */
export async function packageTables<P extends Project>(folder: string, desk: Desk<P>): Promise<ExitCode> {
  const { work, terminal, session, progress } = desk;
  const started = terminal.now();
  recover({ folder }, desk);
  const files = await progress("packaging …", () => work.packaged(folder), true);
  if (!files) {
    session.warn(
      `tablewright: there is nothing in ${join(folder, "generated")}/ to package; first run: npx tablewright build\n`,
    );
    return exit.misuse;
  }
  const draft = work.draft(join(folder, "dist"));
  draft.add(files);
  const written = draft.finish();
  const size = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  session.say(`dist/: ${count(files.length, "file")} of ${Math.round(size / 1000)} kB\n`);
  session.say(`${changes(written)} in ${seconds(terminal.now() - started)}\n`);
  return exit.clean;
}

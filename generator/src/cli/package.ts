import { join } from "node:path";
import { count } from "../format/tally.ts";
import { outputFolder, type Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { changes, drift, foreignFiles, seconds } from "./report.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** `tablewright package`: turns `generated/` into what is published, in `dist/`. */
export async function packageTables<P extends Project>(folder: string, services: Services<P>): Promise<ExitCode> {
  const { work, terminal, session, progress } = services;
  const started = terminal.now();
  const state = work.comparison(outputFolder({ folder })).end();
  if (state.unfinished) {
    session.warn(drift(state));
    return exit.diagnostics;
  }
  const packaged = await progress("packaging …", () => work.packaged(folder), true);
  if (!packaged) {
    session.warn(
      `tablewright: there is nothing in ${outputFolder({ folder })}/ to package; first run: npx tablewright build\n`,
    );
    return exit.misuse;
  }
  const { files, missing } = packaged;
  const draft = work.draft(join(folder, "dist"));
  draft.add(files);
  const written = draft.finish();
  const size = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  session.warn(foreignFiles("dist/", written.foreign));
  if (Object.keys(missing).length > 0) {
    const lines = JSON.stringify(missing, null, 2).slice(2, -2);
    session.warn(`Apps cannot reach all of it; add to "exports" in package.json:\n${lines}\n`);
  }
  session.say(`dist/: ${count(files.length, "file")} of ${Math.round(size / 1000)} kB\n`);
  session.say(`${changes(written)} in ${seconds(terminal.now() - started)}\n`);
  return exit.clean;
}

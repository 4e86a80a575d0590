import { join } from "node:path";
import { count } from "../format/tally.ts";
import type { Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { changes, foreignFiles, seconds } from "./report.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** `tablewright site`: makes of `dist/` a site to read, search and print the tables, in `dist-site/`. */
export async function site<P extends Project>(folder: string, services: Services<P>): Promise<ExitCode> {
  const { work, terminal, session, progress } = services;
  const started = terminal.now();
  const files = await progress("writing the pages …", () => work.site(folder), true);
  if (!files) {
    const first = "npx tablewright build && npx tablewright package";
    session.warn(`tablewright: there is nothing in ${join(folder, "dist")}/ to show; first run: ${first}\n`);
    return exit.misuse;
  }
  const draft = work.draft(join(folder, "dist-site"));
  draft.add(files);
  const written = draft.finish();
  session.warn(foreignFiles("dist-site/", written.foreign));
  const pages = files.filter(({ path }) => path.endsWith(".html")).length;
  session.say(`${count(pages, "page")}; open ${join(folder, "dist-site/index.html")}\n`);
  session.say(`${changes(written)} in ${seconds(terminal.now() - started)}\n`);
  return exit.clean;
}

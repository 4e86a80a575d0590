import { basename, join, resolve } from "node:path";
import { count } from "../format/tally.ts";
import { visible } from "../format/visible.ts";
import { firstFiles, packageName } from "../start/files.ts";
import { keepKinds, type Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { prefixFrom } from "./place.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** `tablewright init`: begins a project with one book of one table. Existing files stay. */
export async function init<P extends Project>(
  folder: string,
  version: string,
  services: Services<P>,
): Promise<ExitCode> {
  const { work, terminal, session } = services;
  const files = firstFiles(packageName(basename(resolve(terminal.cwd, folder))), version);
  const prefix = prefixFrom(terminal.cwd, folder);
  const standing = files.filter(({ path }) => work.isThere(join(folder, path)));
  if (standing.length > 0) {
    const lines = standing.map(({ path }) => `  ${visible(prefix + path)}\n`).join("");
    session.warn(
      `tablewright: nothing was written, for init writes over no file, and these are there already\n${lines}`,
    );
    return exit.diagnostics;
  }
  for (const { path, text } of files) work.put(join(folder, path), text);
  session.say(files.map(({ path }) => `${prefix}${path}\n`).join(""));
  const enter = prefix === "" ? "" : `cd ${prefix.slice(0, -1)} && `;
  session.say(`\nNext: ${enter}npm install && npm run build\n`);
  return exit.clean;
}

/** `tablewright schemas`: writes the schemas that editors read, even where the rules have errors. */
export async function schemas<P extends Project>(folder: string, { work, session }: Services<P>): Promise<ExitCode> {
  const project = await work.load(folder);
  keepKinds(project, { work });
  const changed = work.renewEditor(project);
  if (changed > 0) session.say(`.tablewright/ holds what editors read: ${count(changed, "file")} written\n`);
  return exit.clean;
}

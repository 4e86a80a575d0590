import { join } from "node:path";
import { mend } from "../fix/mend.ts";
import { count } from "../format/tally.ts";
import { visible } from "../format/visible.ts";
import { check, open, type Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { prefixFrom } from "./place.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** `tablewright check --fix`: makes the edits that are certain, says which, and checks what remains. */
export async function checkAndFix<P extends Project>(folder: string, services: Services<P>): Promise<ExitCode> {
  const { work, terminal, session, progress } = services;
  const project = await open(folder, services);
  if (!project) return exit.misuse;
  const examine = async (rules: P["rules"]) => (await work.check({ ...project, rules })).diagnostics;
  const { files, lines } = await progress("mending …", () => mend(project.rules, examine), true);
  for (const { path, text } of files) work.put(join(project.folder, path), text);
  const prefix = prefixFrom(terminal.cwd, project.folder);
  for (const { path, line, was, now } of lines) {
    session.say(`${prefix}${visible(path)}:${line} ${shown(was)} → ${shown(now)}\n`);
  }
  session.say(
    lines.length === 0 ? "nothing could be mended for sure\n\n" : `${count(lines.length, "line")} mended\n\n`,
  );
  return check(folder, services);
}

/** What was one line may be two. */
function shown(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => visible(line.trim()))
    .join(" ↵ ");
}

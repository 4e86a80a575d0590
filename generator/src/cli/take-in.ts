import { join } from "node:path";
import { isError } from "../diagnostics/diagnostic.ts";
import { visible } from "../format/visible.ts";
import type { SourceFile } from "../source/source-file.ts";
import { lineDifference } from "../splice/line-difference.ts";
import { placedAsItIs } from "./as-it-is.ts";
import type { Services } from "./build.ts";
import type { Project } from "./interface.ts";
import { prefixFrom } from "./place.ts";
import { newRemarks } from "./remarks.ts";
import { type ExitCode, exit } from "./terminal.ts";

/** How edited files are saved. */
export interface Taking {
  /** False to say only what would change. */
  readonly write: boolean;
  /** The commands that correct what a document prints. */
  readonly corrections?: readonly string[];
}

/** Saves edited rules and says what changes, unless that brings an error or a file was saved meanwhile. */
export async function takeIn<P extends Project>(
  project: P,
  edited: readonly SourceFile[],
  { write, corrections = [] }: Taking,
  folder: string,
  services: Services<P>,
): Promise<ExitCode> {
  const { work, session, terminal } = services;
  const editedAt = new Map(edited.map((file) => [file.path, file]));
  const rules = project.rules.map((one) => editedAt.get(one.path) ?? one);
  const remarks = await newRemarks(project, rules, services);
  const isRefused = remarks.some(isError);
  const differences = edited.map(({ path, text }) => {
    const before = project.rules.find((one) => one.path === path)?.text ?? "";
    return lineDifference(prefixFrom(terminal.cwd, folder) + path, before, text);
  });
  if (!write) session.say(differences.join(""));
  const told = write && !isRefused ? remarks : placedAsItIs(remarks, edited, project.rules);
  session.showDiagnostics(folder, told, isRefused ? terminal.stdout : terminal.stderr);
  if (isRefused) {
    session.warn("tablewright: nothing was written; this is what the check would say\n");
    const isPrinted = remarks.some(({ code }) => code.startsWith("evidence/"));
    if (isPrinted && corrections.length > 0)
      session.warn(`to correct what the document prints:\n${corrections.map((one) => `  ${one}\n`).join("")}`);
    return exit.diagnostics;
  }
  if (!write) return exit.clean;
  const now = (await work.load(folder)).rules;
  const isSaved = ({ path, text }: SourceFile) =>
    editedAt.has(path) && now.find((one) => one.path === path)?.text !== text;
  const saved = project.rules.find(isSaved);
  if (saved) {
    session.warn(`tablewright: ${visible(saved.path)} was saved meanwhile; nothing was written\n`);
    return exit.diagnostics;
  }
  for (const { path, text } of edited) work.put(join(project.folder, path), text);
  session.say(differences.join(""));
  return exit.clean;
}

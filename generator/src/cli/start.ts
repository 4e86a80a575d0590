import { basename, join, resolve } from "node:path";
import { count } from "../format/tally.ts";
import { visible } from "../format/visible.ts";
import { readJson } from "../project/json.ts";
import { firstFiles, json, packageName } from "../start/files.ts";
import { completed } from "../start/package-file.ts";
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
  const prefix = prefixFrom(terminal.cwd, folder);
  const own = standingPackage(work.readBytes(join(folder, "package.json")));
  const isEmptyShell = own !== null && isShell(own, (path) => work.isThere(join(folder, path)));
  const name = typeof own?.name === "string" ? own.name : packageName(basename(resolve(terminal.cwd, folder)));
  const files = firstFiles(name, version);
  const kept = files.filter(({ path }) => work.isThere(join(folder, path)));
  const standing = isEmptyShell && kept.every(({ path }) => stays.has(path)) ? [] : kept;
  if (standing.length > 0) {
    const lines = standing.map(({ path }) => `  ${visible(prefix + path)}\n`).join("");
    session.warn(
      `tablewright: nothing was written, for init writes over no file, and these are there already\n${lines}`,
    );
    if (own && kept.every(({ path }) => stays.has(path)))
      session.warn(
        `The code here is CommonJS, and tables are modules; begin them in a folder of their own: npx tablewright init tables\n`,
      );
    return exit.diagnostics;
  }
  const added = files.filter((file) => !kept.includes(file));
  for (const { path, text } of added) work.put(join(folder, path), text);
  session.say(added.map(({ path }) => `${prefix}${path}\n`).join(""));
  for (const { path, text } of kept) {
    if (path !== "package.json" || !own)
      session.say(
        `${prefix}${path} stays as it is${path === ".gitignore" ? `; let it name what this has:\n${text}` : "\n"}`,
      );
    else {
      const { fields, added: parts } = completed(own, JSON.parse(text));
      work.put(join(folder, path), json(fields));
      session.say(`${prefix}${path} now has ${parts.join(", ")} as well\n`);
    }
  }
  const enter = prefix === "" ? "" : `cd ${prefix.slice(0, -1)} && `;
  session.say(`\nNext: ${enter}npm install && npm run build\n`);
  return exit.clean;
}

/** What init leaves as it is, or adds to, in a folder where npm or a forge began. */
const stays: ReadonlySet<string> = new Set(["package.json", "README.md", ".gitignore"]);

function standingPackage(bytes: Uint8Array | null): Readonly<Record<string, unknown>> | null {
  const read = bytes && readJson(new TextDecoder().decode(bytes));
  if (!read || !("value" in read) || typeof read.value !== "object") return null;
  return read.value as Readonly<Record<string, unknown>> | null;
}

/** Whether a package has no code that would break once its files are modules. */
function isShell({ type, main }: Readonly<Record<string, unknown>>, isThere: (path: string) => boolean): boolean {
  return type === "module" || !isThere(typeof main === "string" ? main : "index.js");
}

/** `tablewright schemas`: writes the schemas that editors read, even where the rules have errors. */
export async function schemas<P extends Project>(folder: string, { work, session }: Services<P>): Promise<ExitCode> {
  const project = await work.load(folder);
  keepKinds(project, { work });
  const changed = work.renewEditor(project);
  if (changed > 0) session.say(`.tablewright/ holds what editors read: ${count(changed, "file")} written\n`);
  return exit.clean;
}

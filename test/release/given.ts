import { createHash } from "node:crypto";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "tar";
import { expect } from "vitest";
import { understand } from "../../generator/src/compile.ts";
import { json } from "../../generator/src/emit/json/index.ts";
import { packageOf } from "../../generator/src/package/index.ts";
import { load, loadGenerated, publishedSources } from "../../generator/src/project/load.ts";
import { dataHashOf } from "../../generator/src/release/data-hash.ts";
import { readState } from "../../generator/src/release/read.ts";
import { readDocuments } from "../../generator/src/rule-set/documents.ts";
import { rememberingSteps } from "../../generator/src/watch/remembering.ts";
import { removeFile, writeFile } from "../../generator/src/write/file.ts";
import { emptyFolder, put } from "../given/folder.ts";
import { repository } from "../given/project.ts";
import { tablewright } from "../unit/cli/given.ts";

// Reading the schemas takes longest.
const past = { steps: rememberingSteps() };

export function textOf(folder: string, path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

/** Replaces a text that stands once in a file. */
export function edit(folder: string, path: string, from: string, to: string): void {
  const parts = textOf(folder, path).split(from);
  expect(parts.length, `${path} holds "${from}" once`).toBe(2);
  put(folder, { [path]: parts.join(to) });
}

/**
 * A project of two books, a house's and a club's with its document, in a workspace with another package. Nothing has been
 * released.
 */
export function project(): string {
  const folder = emptyFolder();
  cpSync(join(repository, "test/diagnostics/base"), folder, { recursive: true });
  put(folder, Object.fromEntries(load(repository).schemas.map(({ path, text }) => [path, text])));
  put(folder, {
    "package.json":
      '{ "name": "club-tables", "version": "1.0.0", "repository": "github:club/tables", "workspaces": [".", "app"] }\n',
    "app/package.json": '{ "name": "club-app", "version": "0.4.0", "repository": "github:club/tables" }\n',
    "CHANGELOG.md": "# club-tables\n",
  });
  build(folder);
  return folder;
}

/** Writes the data of `generated/`, as a build does. */
export function build(folder: string): void {
  put(folder, within("generated/data", dataOf(folder)));
}

/** The project once 1.1.0 was released: the run was corrected from 3 to 4 then. */
export function released(more: Readonly<Record<string, string>> = {}): string {
  const folder = project();
  edit(folder, "package.json", "1.0.0", "1.1.0");
  put(folder, more);
  const data = dataOf(folder);
  const bytes = new Map(Object.entries(data).map(([path, text]) => [path, new TextEncoder().encode(text)]));
  const run = { at: "club/figures/run/value", change: "cell changed", edition: "current", cause: "erratum" };
  const changelog = "# club-tables\n\n## 1.1.0\n\n- More.\n\n## 1.0.0\n\n- First.\n";
  const first = {
    version: "1.0.0",
    date: "2026-01-31",
    bump: null,
    dataHash: "",
    changelogHash: "",
    previousHash: null,
    errata: { house: ["carbine-weight"] },
    changes: [],
  };
  const second = {
    version: "1.1.0",
    date: "2026-02-28",
    bump: "minor",
    dataHash: dataHashOf(readDocuments(bytes, "data")),
    changelogHash: sha256(changelog.slice(changelog.indexOf("##")).trim()),
    previousHash: sha256(JSON.stringify(first)),
    errata: { club: ["run-further"], house: [] },
    changes: [{ ...run, was: 3, now: 4, errata: ["run-further"] }],
  };
  record(folder, [second, first]);
  put(folder, { "CHANGELOG.md": changelog });
  put(folder, within("released", dataOf(folder)));
  build(folder);
  return folder;
}

/** Writes `changes.json` with these records, the newest first. */
export function record(folder: string, versions: readonly object[]): void {
  const feed = { package: "club-tables", hash: sha256(JSON.stringify(versions[0])), versions };
  put(folder, { "changes.json": `${JSON.stringify(feed, null, 2)}\n` });
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A changeset of the data, in which addresses stand as the command writes them. */
export function changesetOf(bump: string, text = "Figures.", name = "club-tables"): Readonly<Record<string, string>> {
  return { ".changeset/kind-owls.md": `---\n"${name}": ${bump}\n---\n\n${text}\n` };
}

/** Runs a command line in the folder, with the real reader and writer. */
export function run(folder: string, line: string) {
  return tablewright(`${line} ${folder}`, {
    cwd: folder,
    work: { readState: (at, packed) => readState(at, packed, past), put: writeFile, discard: removeFile },
  });
}

/** What `release check` has against a release, in one line a complaint. */
export async function complaints(folder: string, line = ""): Promise<readonly string[]> {
  const { stdout, stderr } = await run(folder, `release check --format json ${line}`.trim());
  expect(stderr).toBe("");
  if (stdout === "") return [];
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Complaint[] };
  return diagnostics.map(
    ({ file, start, code, message, hint }) =>
      `${file}:${start.line}:${start.column} ${code} ${message}${hint ? ` | ${hint}` : ""}`,
  );
}

interface Complaint {
  readonly file: string;
  readonly start: { readonly line: number; readonly column: number };
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

/**
 * Packs a package of the folder the way npm does, with what the build makes of `generated/`. Its package.json is put into the
 * folder first.
 */
export async function pack(
  folder: string,
  fields: { readonly name: string; readonly [field: string]: unknown },
): Promise<string> {
  const isApp = fields.name === "club-app";
  const own = isApp ? fields : { ...fields, workspaces: [".", "app"] };
  put(folder, { [isApp ? "app/package.json" : "package.json"]: `${JSON.stringify(own, null, 2)}\n` });
  return packAs(folder, own);
}

/** Packs what the build makes with a package.json of its own, and with more files. */
export async function packAs(
  folder: string,
  packageJson: object,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const inner = emptyFolder();
  const outputs = await packageOf(loadGenerated(folder), publishedSources(folder));
  put(inner, within("package/dist", Object.fromEntries(outputs.map(({ path, text }) => [path, text]))));
  put(inner, { "package/package.json": `${JSON.stringify(packageJson, null, 2)}\n` });
  put(inner, within("package", more));
  const file = join(folder, "packed.tgz");
  await create({ gzip: true, cwd: inner, file }, ["package"]);
  return "packed.tgz";
}

function dataOf(folder: string): Readonly<Record<string, string>> {
  const model = understand(load(folder), () => {}, past);
  const outputs = model.books.flatMap((book) => json(book, model));
  return Object.fromEntries(outputs.map(({ path, text }) => [path.replace(/^data\//, ""), text]));
}

function within(under: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${under}/${path}`, text]));
}

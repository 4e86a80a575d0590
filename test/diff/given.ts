import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { create, Header } from "tar";
import { understand } from "../../generator/src/compile.ts";
import { json } from "../../generator/src/emit/json/index.ts";
import { load } from "../../generator/src/project/load.ts";
import { emptyFolder, put } from "../given/folder.ts";
import { made } from "../given/made.ts";
import { houseBook, projectOf, repository } from "../given/project.ts";

/** Rules of a house-rule book with one figure to change, and the price of another gun. */
export function rules(price = 800, aliases = "", id = "rifle"): Readonly<Record<string, string>> {
  const book = houseBook("house");
  const table = `kind: figures
title: Prices
rows:
  ${id}:
${aliases}    value: ${price}
    description: What a rifle costs.
  sling:
    value: 1
    description: What a sling costs.
`;
  return { [book.path]: book.text, "rules/house/command/prices.yaml": table };
}

/** A project folder with the real schemas. */
export function project(files = rules()): string {
  const folder = emptyFolder();
  const schemas = Object.fromEntries(load(repository).schemas.map(({ path, text }) => [path, text]));
  put(folder, { ...schemas, "package.json": '{ "name": "house-tables", "version": "1.2.0" }\n', ...files });
  return folder;
}

export function commit(folder: string, message: string): void {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], { cwd: folder });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
}

/** The published documents of rules, by their paths in the folder of data. */
export function dataOf(files = rules()): Readonly<Record<string, string>> {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  const outputs = made(json, { ...understand(projectOf(sources), () => {}), version: "1.1.0" });
  return Object.fromEntries(outputs.map(({ path, text }) => [path.replace(/^data\//, ""), text]));
}

/** Packs files the way npm does: below `package/`. */
export async function pack(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = emptyFolder();
  put(folder, Object.fromEntries(Object.entries(files).map(([path, text]) => [`package/${path}`, text])));
  await create({ gzip: true, cwd: folder, file: join(folder, "house.tgz") }, ["package"]);
  return join(folder, "house.tgz");
}

/** The same below `dist/data/`. */
export function published(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`dist/data/${path}`, text]));
}

/** One entry of an archive, as no `npm pack` would write it. */
export interface TarEntry {
  readonly path: string;
  readonly text?: string;
  readonly type?: "File" | "ContiguousFile" | "SymbolicLink" | "Link" | "FIFO" | "CharacterDevice";
}

/** A tar archive made entry by entry. */
export function tarOf(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, text = "", type = "File" }) => {
    const header = Buffer.alloc(512);
    const size = Buffer.byteLength(text);
    const link = /Link$/.test(type) ? { linkpath: "elsewhere" } : {};
    new Header({ path, type, size, mode: 0o644, mtime: new Date(0), ...link }).encode(header);
    return [header, Buffer.from(text), Buffer.alloc((512 - (size % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

/** An archive gzipped so that what is packed looks like an archive itself where that is looked for. */
export function gzippedLikeTar(archive: Buffer): Buffer {
  const packed = gzipSync(archive);
  const extra = Buffer.alloc(600);
  extra.write("ustar", 257 - 12, "latin1");
  const header = Buffer.from(packed.subarray(0, 10));
  header[3] = 4; // there is an extra field
  const length = Buffer.alloc(2);
  length.writeUInt16LE(extra.length);
  return Buffer.concat([header, length, extra, packed.subarray(10)]);
}

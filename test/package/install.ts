import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../generated/given.ts";
import { emptyFolder } from "../given/folder.ts";

/** A package as npm would publish it. */
export interface Packed {
  readonly tarball: string;
  readonly files: readonly string[];
}

/** Called by an outer `npm test`, npm would take that run's settings for its own. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

const packed = new Map<string, Packed>();

/** Packs what `npm test` has built, once; the scripts that build before a release do not run again. */
export function pack(below: string): Packed {
  const known = packed.get(below) ?? packInto(emptyFolder(), resolve(root, below));
  packed.set(below, known);
  return known;
}

function packInto(folder: string, from: string): Packed {
  if (!existsSync(join(from, "dist/index.js"))) throw new Error(`${from}/dist is missing: run npm run build`);
  const printed = npm(["pack", "--ignore-scripts", "--json", "--pack-destination", folder], from);
  const [one] = JSON.parse(printed) as [{ filename: string; files: { path: string }[] }];
  return { tarball: join(folder, one.filename), files: one.files.map(({ path }) => path) };
}

let installed: string | undefined;

/** A new app that has installed the tables. */
export function appWithTables(): string {
  installed ??= appWith(pack("."));
  const app = emptyFolder();
  cpSync(installed, app, { recursive: true });
  return app;
}

/** A new app that has installed a package without dependencies, offline. */
export function appWith({ tarball }: Packed): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, "package.json"), '{ "name": "app", "private": true, "type": "module" }\n');
  npm(["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", tarball], folder);
  return folder;
}

/** Puts a package and the dependencies it declares, and those alone, into `node_modules`; the locked ones serve. */
export function installWithDependencies({ tarball }: Packed, name: string, folder: string): void {
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, name), { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", join(modules, name)]);
  const { dependencies } = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
  for (const dependency of Object.keys(dependencies)) {
    const places = ["generator/node_modules", "node_modules"].map((place) => join(root, place, dependency));
    symlinkSync(places.find(existsSync) ?? dependency, join(modules, dependency), "junction");
  }
  mkdirSync(join(modules, ".bin"), { recursive: true });
  symlinkSync(join(modules, name, "bin/tablewright.cjs"), join(modules, ".bin/tablewright"));
}

/** Runs an ES module in a folder and gives what it prints. */
export function runModule(text: string, folder: string): string {
  return execFileSync(process.execPath, ["--input-type=module", "--eval", text], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
}

/** Runs npm as a person would. */
export function npm(line: readonly string[], folder: string): string {
  const shell = process.platform === "win32";
  return execFileSync("npm", line, { cwd: folder, env, encoding: "utf8", stdio: "pipe", shell });
}

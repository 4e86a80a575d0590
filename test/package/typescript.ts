import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../generated/given.ts";

const old = join(root, "test/package/old-typescript");

/** The TypeScript versions an app may have, by where their compiler is. */
export const compilers: Readonly<Record<string, string>> = {
  "5.4": join(old, "node_modules/typescript-5.4/lib/tsc.js"),
  "5.9": join(old, "node_modules/typescript-5.9/lib/tsc.js"),
  "7.0": join(root, "node_modules/typescript/bin/tsc"),
};

/** What an app writes into its tsconfig.json. */
export const resolutions: Readonly<Record<string, object>> = {
  node16: { module: "node16", moduleResolution: "node16" },
  bundler: { module: "es2022", moduleResolution: "bundler" },
};

/**
 * The old versions lie in a folder of their own, installed on first use: as dependencies of the repository they would
 * take the command `tsc` for themselves.
 */
export function installOldTypeScript(): void {
  if (Object.values(compilers).every(existsSync)) return;
  const shell = process.platform === "win32";
  execFileSync("npm", ["ci", "--prefix", old, "--no-audit", "--no-fund", "--ignore-scripts"], { stdio: "pipe", shell });
}

/** The complaints of a compiler about files of an app, and about the declarations of the package. */
export function complaints(compiler: string, resolution: string, files: readonly string[], folder: string): string {
  const checks = {
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    target: "es2022",
    lib: ["es2022"],
    types: [],
  };
  const compilerOptions = { ...checks, ...(resolutions[resolution] ?? { module: resolution }) };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  return spawnSync(process.execPath, [compilers[compiler] ?? "", "-p", folder], { encoding: "utf8" }).stdout;
}

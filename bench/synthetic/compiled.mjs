import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { tablewright } from "../repository.mjs";

/** Compiles a project and makes its modules ready to import, with declarations beside them if an app needs them. */
export function compiled(folder) {
  execFileSync(process.execPath, [tablewright, "build", folder], { stdio: "ignore" });
  const generated = join(folder, "generated");
  for (const path of readdirSync(generated, { recursive: true })) {
    if (!path.endsWith(".ts") || path.startsWith("test")) continue;
    const { code } = transformSync(readFileSync(join(generated, path), "utf8"), { loader: "ts", target: "es2022" });
    writeFileSync(join(generated, `${path.slice(0, -3)}.js`), code);
  }
  return generated;
}

/** A module of a compiled project. */
export function importFrom(generated, path) {
  return import(pathToFileURL(join(generated, path)).href);
}

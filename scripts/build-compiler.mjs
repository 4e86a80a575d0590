// Builds the compiler into dist/, unless what is there was made of these very files.
import { execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const inputs = ["src", "package.json", "tsconfig.json", "../tsconfig.base.json", "../package-lock.json"];
const shared = ["../schema", "../docs", "../editor", "../site/src/style", "../scripts"];
const steps = ["complete-compiler", "prepare-validators", "bundle-editor", "bundle-compiler", "fingerprint"];

/** What the compiler was made of when it was last built. */
const record = "../node_modules/.cache/compiler-inputs";

const now = hashOf([...inputs, ...shared]);
// The fingerprint is written last.
if (!existsSync("dist/fingerprint") || !existsSync(record) || readFileSync(record, "utf8") !== now) {
  rmSync("dist", { recursive: true, force: true });
  for (const command of ["tsc -p tsconfig.json", ...steps.map((step) => `node ../scripts/${step}.mjs`)]) {
    execSync(command, { stdio: "inherit" });
  }
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, now);
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesOf)) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest("hex");
}

function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesOf(join(path, name)));
}

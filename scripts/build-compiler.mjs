// Builds the compiler into dist/, unless what is there was made of these very files.
import { execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const inputs = ["src", "package.json", "tsconfig.json", "../tsconfig.base.json"];
const shared = ["../schema", "../editor", "../site", "../scripts"];
const steps = [
  "complete-compiler",
  "prepare-validators",
  "bundle-editor",
  "bundle-site",
  "bundle-compiler",
  "fingerprint",
];

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
// The guides travel along, and nothing is compiled from them.
rmSync("dist/docs", { recursive: true, force: true });
cpSync("../docs", "dist/docs", { recursive: true });

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesOf)) hash.update(`${path}\n`).update(contentOf(path));
  // A release changes versions of our own, here and in the lock file, and nothing the compiler is made of.
  const { packages } = JSON.parse(readFileSync("../package-lock.json", "utf8"));
  hash.update(JSON.stringify(Object.entries(packages).filter(([path]) => path.startsWith("node_modules/"))));
  return hash.digest("hex");
}

function contentOf(path) {
  const text = readFileSync(path);
  return path === "package.json" ? JSON.stringify({ ...JSON.parse(text), version: null }) : text;
}

function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesOf(join(path, name)));
}

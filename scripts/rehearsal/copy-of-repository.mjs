// A repository of its own with the present files, to try a release in: a shallow clone without a remote.
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

export function copyOfRepository(from, work) {
  const [origin, copy] = [join(work, "origin"), join(work, "copy")];
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: from });
  // A file that was removed may still be in the index.
  const paths = listed
    .toString()
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(from, path)));
  for (const path of paths) {
    mkdirSync(dirname(join(origin, path)), { recursive: true });
    copyFileSync(join(from, path), join(origin, path));
  }
  git(origin, "init", "--quiet", "--initial-branch=main");
  commit(origin, "As it stands");
  git(work, "clone", "--quiet", "--depth=1", pathToFileURL(origin).href, copy);
  git(copy, "remote", "remove", "origin");
  rmSync(origin, { recursive: true });
  linkPackages(join(from, "node_modules"), join(copy, "node_modules"));
  // The compiler as it is built here; built again where it was made of other files.
  for (const path of ["generator/dist", "node_modules/.cache/compiler-inputs"]) {
    if (existsSync(join(from, path))) cpSync(join(from, path), join(copy, path), { recursive: true });
  }
  // Installed by the tests that need them.
  const older = "test/package/old-typescript/node_modules";
  if (existsSync(join(from, older))) linkPackages(join(from, older), join(copy, older));
  return copy;
}

export function commit(folder, message) {
  git(folder, "add", "--all");
  git(folder, "-c", "user.name=rehearsal", "-c", "user.email=rehearsal@localhost", "commit", "--quiet", "-m", message);
}

/** Whether something waits to be released. */
export function hasPending(folder) {
  const changesets = execFileSync("git", ["ls-files", ".changeset/*.md"], { cwd: folder })
    .toString()
    .trim()
    .split("\n");
  return !existsSync(join(folder, "released")) || changesets.some((path) => !path.endsWith("/README.md"));
}

function git(cwd, ...args) {
  execFileSync("git", args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}

/** The installed packages, save those of the repository itself, which are the copy's own. */
function linkPackages(from, to) {
  mkdirSync(join(to, ".bin"), { recursive: true });
  const own = { tablewright: "../generator", "skirmish-tables": ".." };
  for (const name of readdirSync(from)) {
    if (!name.startsWith(".")) symlinkSync(own[name] ?? resolve(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, ".bin"))) {
    const path = name === "tablewright" ? "../tablewright/bin/tablewright.cjs" : resolve(from, ".bin", name);
    symlinkSync(path, join(to, ".bin", name));
  }
}

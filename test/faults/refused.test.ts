import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readTree } from "../unit/write/folder.ts";
import { builtProject, run, type Small, smallProject, startProgram } from "./small.ts";

const tablewright = new URL("../../generator/bin/tablewright.cjs", import.meta.url).pathname;

/** A project built in its old state that is now to be built in its new one. */
async function changedProject(): Promise<Small> {
  const project = await builtProject();
  project.become("new");
  return project;
}

/** Mounts a file system of its own over a folder until the test has finished; false where that is not permitted. */
function mounted(folder: string, options: string): boolean {
  if (!command("mount", "-t", "tmpfs", "-o", options, "tmpfs", folder)) return false;
  onTestFinished(() => void command("umount", folder));
  return true;
}

function command(program: string, ...line: readonly string[]): boolean {
  try {
    execFileSync(program, line, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test("a folder that may not be written is told in plain words, and stays", async () => {
  const project = await changedProject();
  const before = readTree(project.generated);
  // the administrator may write everywhere, so the command is run as nobody
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  chmodSync(project.path, 0o755);
  chmodSync(project.generated, 0o555);
  const { code, said } = await run(["build", project.path], nobody);
  const check = await run(["build", "--check", project.path], nobody);
  chmodSync(project.generated, 0o755);
  expect(said).toContain(`tablewright: cannot write ${project.generated}/: permission denied at `);
  expect(said).toContain("The former output is untouched.");
  expect(said).not.toContain("internal error");
  expect(code).toBe(2);
  expect(readTree(project.generated)).toEqual(before);
  expect(check.said).toContain("generated/ is out of date in ");
});

test("a full disk is told in plain words and leaves the old output whole, until there is room", async () => {
  const project = await changedProject();
  const before = readTree(project.generated);
  cpSync(project.generated, `${project.generated}-kept`, { recursive: true });
  // a file system without room for a second output beside the first; the room is measured, for outputs grow
  const kilobytes = Number(execFileSync("du", ["-sk", project.generated], { encoding: "utf8" }).split("\t")[0]) + 40;
  if (mounted(project.generated, `size=${kilobytes}k,mode=755`)) {
    cpSync(`${project.generated}-kept`, project.generated, { recursive: true });
    const { code, said } = await run(["build", project.path]);
    expect(said).toContain(
      `tablewright: cannot write ${project.generated}/: no space is left on the disk (ENOSPC). The former output is untouched.\n`,
    );
    expect(code).toBe(2);
    expect(readTree(project.generated)).toEqual(before);
    execFileSync("mount", ["-o", `remount,size=${4 * kilobytes}k`, project.generated]);
    expect(await run(["build", project.path])).toMatchObject({ code: 0 });
    expect(readTree(project.generated)["version.ts"]).toContain('"2.0.0"');
  } else console.warn("no file system can be mounted here: a full disk is shown by a limit on the size of files alone");
});

test("a limit on the size of files is told in plain words and leaves the old output whole", async () => {
  const project = await changedProject();
  const before = readTree(project.generated);
  const line = `ulimit -f 2; exec "$0" "$@"`;
  const limited = startProgram("bash", ["-c", line, process.execPath, tablewright, "build", project.path]);
  const { code, said } = await limited.outcome;
  expect(said).toContain(`tablewright: cannot write ${project.generated}/: no space is left on the disk (EFBIG). `);
  expect(said).toContain("The former output is untouched.");
  expect(code).toBe(2);
  expect(readTree(project.generated)).toEqual(before);
});

test("a read-only file system in the place of a first build is told in plain words", async () => {
  const project = smallProject();
  mkdirSync(project.generated);
  if (!mounted(project.generated, "ro,size=64k")) return console.warn("no file system can be mounted here");
  const { code, said } = await run(["build", project.path]);
  expect(said).toContain(`tablewright: cannot write ${project.generated}/: permission denied at `);
  expect(said).toContain("(EROFS). The former output is untouched.");
  expect(code).toBe(2);
  expect(readdirSync(project.generated)).toEqual([]);
  expect(readdirSync(join(project.path, "rules")).sort()).toEqual(["club", "house"]);
});

import { type Files, limits, tooLarge } from "./archive.ts";
import { runProgram } from "./command.ts";
import { failure } from "./rule-set.ts";

/** What a rule set is made of. */
const parts = ["rules", "schema", "package.json", "changes.json"];

/** Whether git knows a commit by this name; no where there is no repository, and null where there is no git to ask. */
export async function isRevision(name: string, folder: string): Promise<boolean | null> {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  const { code } = await runProgram("git", args, folder);
  return code === null ? null : code === 0;
}

/**
 * The files of a project folder as they were committed in a revision: the tree itself, for an archive of it would leave out
 * and change what its attributes say.
 * @throws RuleSetFailure if it has no rules
 */
export async function readRevision(name: string, folder: string): Promise<Files> {
  const commit = (await git(["rev-parse", "--verify", "--end-of-options", `${name}^{commit}`], folder))
    .toString()
    .trim();
  const listed = (await git(["ls-tree", "-r", "-l", "-z", commit, "--", ...parts], folder)).toString();
  // `<mode> blob <id> <size>\t<path>`; links and modules are left out.
  const blobs = listed.split("\0").flatMap((entry) => {
    const found = /^100(?:644|755) blob ([0-9a-f]+) +(\d+)\t(.+)$/s.exec(entry);
    return found ? [found] : [];
  });
  if (!blobs.some(([, , , path]) => path?.startsWith("rules/"))) {
    throw failure(`revision ${name} has no rules/ in this folder`);
  }
  const size = blobs.reduce((sum, [, , bytes]) => sum + Number(bytes), 0);
  if (size > limits.bytes || blobs.length > limits.files) throw tooLarge(`revision ${name}`);
  const contents = await git(["cat-file", "--batch"], folder, blobs.map(([, id]) => `${id}\n`).join(""));
  const files = new Map<string, Uint8Array>();
  let at = 0;
  for (const [, , bytes, path = ""] of blobs) {
    const start = contents.indexOf("\n", at) + 1;
    at = start + Number(bytes);
    files.set(path, contents.subarray(start, at));
    at += 1; // the line break behind it
  }
  return files;
}

async function git(args: readonly string[], folder: string, input = ""): Promise<Buffer> {
  const { code, stdout, stderr } = await runProgram("git", args, folder, input);
  if (code === 0) return stdout;
  throw failure(code === null ? "git is not installed, or not on PATH" : `git ${args[0]} failed: ${stderr.trim()}`);
}

import { type Files, unpack } from "./archive.ts";
import { runProgram } from "./command.ts";
import { failure } from "./rule-set.ts";

/** What a rule set is made of. */
const parts = ["rules", "schema", "package.json", "changes.json"];

/** Whether git knows a commit by this name; no where there is no git or no repository. */
export async function isRevision(name: string, folder: string): Promise<boolean> {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  return (await runProgram("git", args, folder)).code === 0;
}

/**
 * The files of a project folder as they were committed in a revision.
 * @throws RuleSetFailure if it has no rules
 */
export async function readRevision(name: string, folder: string): Promise<Files> {
  const commit = (await git(["rev-parse", "--verify", "--end-of-options", `${name}^{commit}`], folder))
    .toString()
    .trim();
  const listed = (await git(["ls-tree", "--name-only", commit, "--", ...parts], folder)).toString().split("\n");
  const found = parts.filter((part) => listed.includes(part));
  if (!found.includes("rules")) throw failure(`revision ${name} has no rules/ in this folder`);
  const archive = await git(["archive", "--format=tar", commit, "--", ...found], folder);
  return unpack(archive, `revision ${name}`, () => true);
}

async function git(args: readonly string[], folder: string): Promise<Buffer> {
  const { code, stdout, stderr } = await runProgram("git", args, folder);
  if (code === 0) return stdout;
  throw failure(`git ${args[0]} failed: ${stderr.trim() || "git is not installed"}`);
}

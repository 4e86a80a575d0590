import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { emptyFolder, put } from "../given/folder.ts";
import { testWith } from "../given/programs.ts";
import { repository } from "../given/project.ts";

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly if?: string;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly group: string; readonly "cancel-in-progress"?: boolean };
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = join(repository, ".github/workflows");
const workflows = readdirSync(folder).map(
  (name) => [name, parse(readFileSync(join(folder, name), "utf8")) as Workflow] as const,
);
const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));

function stepsOf(workflow: Workflow): readonly Step[] {
  return Object.values(workflow.jobs).flatMap(({ steps }) => steps);
}

test.for(workflows)("%s reads alone unless a job says more, and takes no pull request with secrets", ([, workflow]) => {
  expect(workflow.permissions).toEqual({ contents: "read" });
  expect(Object.keys(workflow.on)).not.toContain("pull_request_target");
});

test.for(workflows.filter(([, { on }]) => "pull_request" in on))(
  "of a pull request only the newest state keeps %s busy",
  ([, { concurrency }]) => {
    expect(concurrency.group).toMatch(/^(ci|tables)-\$\{\{ github\.event\.pull_request\.number( \|\| [^}]*)? \}\}$/);
    expect(concurrency["cancel-in-progress"]).toBe(true);
  },
);

test.for(workflows)("a job of %s that may write runs nothing of the project", ([, { jobs }]) => {
  const writing = Object.values(jobs).filter(({ permissions = {} }) => Object.values(permissions).includes("write"));
  const isPublishing = ({ permissions = {} }: Job) => Object.keys(permissions).join() === "id-token";
  const [publishing, others] = [writing.filter(isPublishing), writing.filter((job) => !isPublishing(job))];
  const runsOf = (all: readonly Job[]) => all.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(runsOf(others).filter((run) => /\b(npm|npx|node|bash)\b/.test(run))).toEqual([]);
  // What publishes needs npm, but has nothing of the project at hand: no checkout, no install, no scripts of a package.
  expect(publishing.flatMap(({ steps }) => steps).filter(({ uses }) => uses?.startsWith("actions/checkout"))).toEqual(
    [],
  );
  expect(runsOf(publishing).filter((run) => /\b(npm (ci|install|i|run|test)|npx|bash)\b/.test(run))).toEqual([]);
  for (const [line] of runsOf(publishing).flatMap((run) => [...run.matchAll(/npm publish.*/g)])) {
    expect(line).toContain("--ignore-scripts");
  }
});

test.for(workflows)("what %s runs is there, and is given no text of a pull request as code", ([, workflow]) => {
  const runs = stepsOf(workflow).flatMap(({ run }) => run ?? []);
  const named = runs.flatMap((run) => [...run.matchAll(/npm run (?:--silent )?(\S+)/g)].map(([, name]) => name));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  expect(runs.filter((run) => run.includes("${{"))).toEqual([]);
});

test.for(workflows)("%s pins its actions, and Node to the oldest that is promised", ([, workflow]) => {
  const steps = stepsOf(workflow);
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  // Only what runs the project is held to that Node.
  const running = Object.values(workflow.jobs).filter((job) => job.steps.some(({ run }) => run?.includes("npm ci")));
  const nodes = running.flatMap((job) => job.steps).filter(({ uses = "" }) => uses.startsWith("actions/setup-node"));
  expect(nodes.map((step) => step.with?.["node-version"])).toEqual(nodes.map(() => 20));
});

test("a pull request of tables is checked with notes at their lines, and its output goes to its branch or waits", () => {
  const [, tables] = workflows.find(([name]) => name === "tables.yml") ?? [];
  const { build, commit } = tables?.jobs ?? {};
  const runs = build?.steps.flatMap(({ run }) => run ?? []) ?? [];
  expect(runs.slice(0, 4)).toEqual([
    "npm ci --no-audit --no-fund",
    "npm run --silent check -- --format github",
    "npx tablewright build",
    "npx tablewright changeset",
  ]);
  const kept = build?.steps.find(({ uses = "" }) => uses.startsWith("actions/upload-artifact"));
  // The list of files that are ours is a hidden file.
  expect(kept?.with).toMatchObject({ path: "generated/", "include-hidden-files": true });
  expect(commit?.if).toBe("github.event.pull_request.head.repo.full_name == github.repository");
});

describe("a pull request of tables gets its changeset", () => {
  const testWithGit = testWith("git");
  const [, tables] = workflows.find(([name]) => name === "tables.yml") ?? [];
  const changeset = '---\n"club-tables": patch\n---\n\nA musket weighs 4.\n';

  /** A branch of a pull request, with the files a build has written, and where it is pushed to. */
  function branch(written: Readonly<Record<string, string>>) {
    const [folder, remote] = [emptyFolder(), emptyFolder()];
    const git = (...args: readonly string[]) => {
      const who = ["-c", "user.name=a", "-c", "user.email=a@localhost"];
      return execFileSync("git", [...who, ...args], { cwd: folder, encoding: "utf8" });
    };
    git("init", "--quiet", "--bare", remote);
    git("init", "--quiet");
    git("remote", "add", "origin", remote);
    put(folder, { "generated/data.json": "1\n", ".changeset/README.md": "Changesets.\n" });
    git("add", "--all");
    git("commit", "--quiet", "--message=First");
    put(folder, written);
    const run = (step: Step | undefined) => {
      const env = {
        ...process.env,
        BRANCH: "lighter-musket",
        GITHUB_OUTPUT: join(folder, ".git/output"),
        GITHUB_STEP_SUMMARY: join(folder, ".git/summary"),
      };
      for (const file of [env.GITHUB_OUTPUT, env.GITHUB_STEP_SUMMARY]) appendFileSync(file, "");
      const { status } = spawnSync("bash", ["-e", "-c", step?.run ?? "exit 1"], { cwd: folder, env });
      const [output, summary] = [env.GITHUB_OUTPUT, env.GITHUB_STEP_SUMMARY].map((file) => readFileSync(file, "utf8"));
      return { status, output, summary };
    };
    return { git, run };
  }

  testWithGit("by a commit to its branch, where it lies in this repository", () => {
    const step = tables?.jobs.commit?.steps.find(({ name }) => name === "Commit what changed");
    const { git, run } = branch({ "generated/data.json": "2\n", ".changeset/musket-weight.md": changeset });
    expect(run(step)).toMatchObject({ status: 0, output: "pushed=true\n" });
    expect(git("show", "--name-only", "--format=%an", "origin/lighter-musket").split("\n")).toEqual(
      expect.arrayContaining(["github-actions[bot]", ".changeset/musket-weight.md", "generated/data.json"]),
    );
    run(step);
    expect(git("rev-list", "--count", "origin/lighter-musket").trim()).toBe("2");
    expect(branch({}).run(step)).toMatchObject({ status: 0, output: "" });
  });

  testWithGit("as lines to paste, where it lies in a fork", () => {
    const step = tables?.jobs.build?.steps.find(({ name }) => name === "Say where the rebuilt files are");
    const { summary, status } = branch({ ".changeset/musket-weight.md": changeset }).run(step);
    expect(status).toBe(0);
    expect(summary).toContain(`Paste this as .changeset/musket-weight.md:\n\`\`\`\`md\n${changeset}\`\`\`\`\n`);
    expect(branch({}).run(step).summary).not.toContain("Paste");
  });
});

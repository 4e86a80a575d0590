import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { repository } from "../given/project.ts";

interface Step {
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

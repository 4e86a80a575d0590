import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { understand } from "../../generator/src/compile.ts";
import { release } from "../../generator/src/diagnostics/codes/release.ts";
import { draftErratum, subjectOf } from "../../generator/src/erratum/erratum-draft.ts";
import { find } from "../../generator/src/find/find.ts";
import { findingsText } from "../../generator/src/find/find-report.ts";
import { load } from "../../generator/src/project/load.ts";
import { repository } from "../given/project.ts";

const read = (path: string) => readFileSync(join(repository, path), "utf8");
const page = read("RELEASING.md");

test("RELEASING.md says what to do about every refusal", () => {
  const named = [...page.matchAll(/`(release\/[a-z]+)`/g)].map(([, code]) => code);
  // Rules that cannot be read are complained of by every command.
  const refusals = Object.keys(release).filter((code) => code !== "release/changes");
  expect([...new Set(named)].sort()).toEqual(refusals.sort());
});

test("the row it finds and the record it writes are those the commands give", () => {
  const project = load(repository);
  const [, address = "", value = ""] = /tablewright erratum (\S+) (\S+)/.exec(page) ?? [];
  // As before anybody did what the page says.
  const rules = project.rules.filter(({ path, text }) => !path.includes("/errata/") || !text.includes(address));
  const model = understand({ ...project, rules }, () => {});
  const [, words = ""] = /npx tablewright find (.*)/.exec(page) ?? [];
  const [first = ""] = findingsText(words, find(model, words), { prefix: "", width: null, color: false }).split("\n");
  // The line moves with every row before it.
  expect(page.replace(/yaml:\d+/, "yaml:1")).toContain(`\n${first.replace(/yaml:\d+/, "yaml:1")}\n`);
  const subject = subjectOf(model, { address, value });
  expect(subject).toMatchObject({ lines: /--lines (\S+)/.exec(page)?.[1] });
  const draft = "problem" in subject ? subject : draftErratum(subject, { address, value, because: "why" }, []);
  expect(draft).toMatchObject({ path: /`(rules\/\S+\/errata\/\S+)`/.exec(page)?.[1] });
});

test("the scripts it tells to run are there", () => {
  const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Readonly<Record<string, string>> };
  const told = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? "");
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((name) => !(name in scripts))).toEqual([]);
});

test("the workflow that signs examines what it packs for the repository it runs in", () => {
  const checked = /release check --packed .*/.exec(read(".github/workflows/release.yml"))?.[0];
  expect(checked).toContain('--published-from "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY"');
});

test("only the job that publishes may do more than read, and it runs nothing of the repository", () => {
  const workflow = read(".github/workflows/release.yml");
  const [before = "", publish = "", page = ""] = workflow.split(/\n {2}(?:publish|page):\n/);
  expect(before).toContain("permissions:\n  contents: read\n");
  expect(before).not.toMatch(/write/);
  expect(publish.match(/\w[\w-]*: write/g)).toEqual(["id-token: write"]);
  expect(publish).not.toMatch(/actions\/checkout|npm (ci|run|test)/);
  expect(page.match(/\w[\w-]*: write/g)).toEqual(["contents: write"]);
  const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ""))).toEqual([]);
});

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { firstFiles } from "../../generator/src/start/files.ts";
import { repository } from "../given/project.ts";
import { makeFolder, startWatch } from "../watch/watched.ts";

interface Task {
  readonly label: string;
  readonly command: string;
  readonly problemMatcher: {
    readonly pattern: Readonly<Record<string, number>> & { readonly regexp: string };
    readonly background?: { readonly beginsPattern: string; readonly endsPattern: string };
  };
}

const { tasks } = JSON.parse(readFileSync(join(repository, ".vscode/tasks.json"), "utf8")) as {
  readonly tasks: readonly Task[];
};

const parts = ["file", "line", "column", "severity", "code", "message"] as const;

/** What VS Code would list as problems, by the rules of a task. */
function problemsIn(output: string, { problemMatcher: { pattern } }: Task): readonly string[] {
  return output.split("\n").flatMap((line) => {
    const found = new RegExp(pattern.regexp).exec(line);
    return found ? [parts.map((part) => found[pattern[part] as number]).join(" | ")] : [];
  });
}

const table = "rules/club/morale/morale-values.yaml";
const text = "kind: morale-values\ntitle: Ours\nrows:\n  squad-team:\n    name: Squad team\n    morale: 5\n";
const files = {
  "rules/club/book.yaml": "title: House rules\ndocument: none\nminus: up-to\n",
  [table]: text.replace("5", "five").replace("morale:", "moral:"),
  "rules/club/morale/no-comma.yaml": text.replace("5", "5,000"),
  "rules/club/morale/twice.yaml": `${text}  squad-team:\n    name: Again\n    morale: 4\n`,
  "rules/club/morale/two words.yaml": text,
};

test.for(tasks.map((task) => [task.label, task] as const))("%s lists every problem of a check", ([, task]) => {
  const folder = makeFolder(files);
  const run = (cwd: string, ...more: readonly string[]) => {
    const line = [join(repository, "generator/bin/tablewright.cjs"), "check", ...more];
    return spawnSync(process.execPath, line, { cwd, encoding: "utf8" }).stdout;
  };
  const found = problemsIn(run(folder.path), task);
  expect(found).toEqual([
    `${table} | 6 | 5 | error | field/unknown | squad-team has no field moral`,
    "rules/club/morale/no-comma.yaml | 6 | 13 | error | cell/number | 5,000 has a thousands comma",
    "rules/club/morale/twice.yaml | 7 | 3 | error | yaml/key-duplicate | squad-team is already defined at 4:3",
    expect.stringMatching(
      /^rules\/club\/morale\/two words\.yaml \| 1 \| 1 \| error \| name\/id \| the file name two words /,
    ),
  ]);
  const above = problemsIn(run(dirname(folder.path), basename(folder.path)), task);
  expect(basename(folder.path)).toContain(" ");
  expect(above).toEqual(found.map((one) => `${basename(folder.path)}/${one}`));
});

test("the task on every save begins and ends with each round, and with nothing else", async () => {
  const background = tasks.map(({ problemMatcher }) => problemMatcher.background).find((one) => one !== undefined);
  const [begins, ends] = [new RegExp(background?.beginsPattern ?? ""), new RegExp(background?.endsPattern ?? "")];
  const folder = makeFolder({ ...files, [table]: text });
  const watch = startWatch(folder, "build", "--watch");
  const rounds = [await watch.round()];
  folder.write(table, text.replace("5", "6"));
  rounds.push(await watch.round());
  for (const round of rounds) {
    const lines = round.trimEnd().split("\n");
    expect(lines.filter((line) => begins.test(line))).toEqual([lines[0]]);
    expect(lines.filter((line) => ends.test(line))).toEqual([lines.at(-1)]);
  }
  expect(await watch.stop()).toBe(0);
});

test("the tasks run scripts that are there", () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
  const named = tasks.map(({ command }) => /^npm run --silent (\S+)$/.exec(command)?.[1]);
  expect(named).toEqual(["check", "watch"]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

test("a new project begins with the tasks of this one", () => {
  const begun = firstFiles("our-tables", "0.1.0").find(({ path }) => path === ".vscode/tasks.json");
  expect(JSON.parse(begun?.text ?? "")).toEqual(
    JSON.parse(readFileSync(join(repository, ".vscode/tasks.json"), "utf8")),
  );
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Analysis, analyze, understand } from "../../generator/src/compile.ts";
import { draftErratum, subjectOf } from "../../generator/src/erratum/erratum-draft.ts";
import { formatDiagnostics } from "../../generator/src/format/index.ts";
import { load } from "../../generator/src/project/load.ts";
import { ruleSetOf } from "../../generator/src/rule-set/compile.ts";
import { positionAt } from "../../generator/src/source/source-file.ts";
import { rememberingSteps } from "../../generator/src/watch/remembering.ts";
import { type Built, whatChanged } from "../../generator/src/watch/what-changed.ts";
import { repository } from "../given/project.ts";

const guide = readFileSync(join(repository, "docs/editing.md"), "utf8");
const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind = "", text = ""]) => ({ kind, text }));
const real = load(repository);
const past = { steps: rememberingSteps() };

/** The rules by path, as a reader has them who followed the guide so far. */
type Rules = ReadonlyMap<string, string>;

function tried(rules: Rules): Analysis {
  return analyze({ ...real, rules: [...rules].map(([path, text]) => ({ path, text })) }, past);
}

function built({ model, summary }: Analysis): Built {
  return { exports: summary?.exports ?? [], ruleSet: ruleSetOf(model ?? { version: "", books: [] }) };
}

/** Takes the first line, `# <path>`, off a block. */
function named(text: string): readonly [path: string, rest: string] {
  const [, path = "", rest = ""] = /^# (\S+)\n([\s\S]*)$/.exec(text) ?? [];
  return [path, rest];
}

function edited(rules: Rules, { kind, text }: (typeof blocks)[number]): Rules {
  const [path, rest] = named(text);
  if (kind === "yaml") return new Map([...rules, [path, rest]]);
  const lines = rest.split(/(?<=\n)/);
  const side = (sign: string) =>
    lines
      .filter((line) => line[0] === " " || line[0] === sign)
      .map((line) => line.slice(1))
      .join("");
  const parts = (rules.get(path) ?? "").split(side("-"));
  expect(parts, `the lines to change stand once in ${path}`).toHaveLength(2);
  return new Map([...rules, [path, parts.join(side("+"))]]);
}

function shown({ diagnostics }: Analysis): string {
  return formatDiagnostics(diagnostics, "pretty", { color: false, width: 70 });
}

/** What is shown without the numbers of its lines, which move with every row before them. */
function withoutLines(text: string): string {
  return text.replace(/(\.yaml):\d+/g, "$1:…").replace(/^>? *\d+ \|/gm, "… |");
}

test("every file of the guide, one after another, gives what the guide says", () => {
  let rules: Rules = new Map(real.rules.map(({ path, text }) => [path, text]));
  let sound = tried(rules);
  let latest = sound;
  let compared = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "sh") continue;
    if (block.kind === "text") {
      compared += 1;
      const isMessage = block.text.includes(" error ");
      const changes = whatChanged(built(sound), built(latest)).map((line) => `  ${line}\n`);
      const now = isMessage ? shown(latest).trim() : changes.join("").trimEnd();
      expect(withoutLines(now)).toBe(withoutLines(block.text.trimEnd()));
      continue;
    }
    if (latest.model) sound = latest;
    rules = edited(rules, block);
    latest = tried(rules);
    // What is no mistake in the guide is none.
    const isMistake = blocks[index + 1]?.text.includes(" error ") === true;
    expect(isMistake ? "" : shown(latest), named(block.text)[0]).toBe("");
  }
  expect(compared).toBe(4);
});

test("every command of the guide is a script of this package, or npm's own", () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
  const commands = blocks.filter(({ kind }) => kind === "sh").flatMap(({ text }) => text.trim().split("\n"));
  expect(commands.length).toBeGreaterThan(2);
  for (const command of commands) {
    const script = /^npm run (\S+)$/.exec(command)?.[1];
    expect(command === "npm ci" || Object.keys(scripts).includes(script ?? ""), command).toBe(true);
  }
});

test("the erratum it shows is what the command it names writes", () => {
  const model = understand(real, () => {}, past);
  const [, address = "", value = ""] = /`npx tablewright erratum (\S+) (\S+)`/.exec(guide) ?? [];
  const shownThere = blocks.map(({ text }) => named(text)).find(([path]) => path.includes("/errata/"));
  const because = /because: (.*)/.exec(shownThere?.[1] ?? "")?.[1] ?? "";
  const wish = { address, value, because, authority: "ruling" };
  const subject = subjectOf(model, wish);
  const draft = "problem" in subject ? subject : draftErratum(subject, wish, []);
  expect(draft).toMatchObject({ path: shownThere?.[0], text: expect.stringContaining(shownThere?.[1] ?? "-") });
});

test("the tasks it names are those of VS Code", () => {
  const { tasks } = JSON.parse(readFileSync(join(repository, ".vscode/tasks.json"), "utf8"));
  for (const { label } of tasks) expect(guide).toContain(`**${label}**`);
});

test("the places it links to are there", () => {
  for (const [, target = ""] of guide.matchAll(/\]\(([^)#]+)\)/g)) {
    if (!target.startsWith("https:")) expect(existsSync(join(repository, "docs", target)), target).toBe(true);
  }
});

describe("traps", () => {
  const path = "rules/our-house/weapon/our-weapons.yaml";
  const weapon = blocks.map(({ text }) => named(text)).find(([name]) => name === path)?.[1] ?? "";
  const book = blocks.map(({ text }) => named(text)).find(([name]) => name === "rules/our-house/book.yaml")?.[1] ?? "";
  const typed = async (text: string) => {
    const rules = new Map([
      ["rules/our-house/book.yaml", book],
      [path, text],
    ]);
    return tried(rules).diagnostics;
  };
  const traps = [...guide.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|/gm)].map(
    ([, not = "", but = ""]) => [not, but] as const,
  );

  test("there are some", () => expect(traps.length).toBeGreaterThan(10));

  test.for(traps)("%s is found where it stands, and %s is right", async ([not, but]) => {
    const column = but.split(":")[0];
    const line = new RegExp(`^( +)${column}:.*$`, "m");
    const wrong = await typed(weapon.replace(line, `$1${not}`));
    const at = weapon.slice(0, line.exec(weapon)?.index).split("\n").length;
    expect(wrong.map(({ span }) => positionAt(span.file, span.start).line)).toEqual([at]);
    expect(await typed(weapon.replace(line, `$1${but}`))).toEqual([]);
  });

  test("a comma within braces begins the next field, and is complained of", async () => {
    const not = /`(\{ name: [^`]*\})`/.exec(guide)?.[1] ?? "";
    const flow = weapon.replace(/ {2}needle-rifle:\n[\s\S]*/, `  needle-rifle: ${not}\n`);
    expect((await typed(flow)).map(({ message }) => message).join()).toContain("comma");
  });

  test("no and yes stay words where a text is asked for", async () => {
    expect(await typed(weapon.replace("name: Needle rifle", "name: no"))).toEqual([]);
  });
});

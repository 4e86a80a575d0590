import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Analysis, analyze, compile, understand } from "../../generator/src/compile.ts";
import { cellEdit } from "../../generator/src/edits/cell.ts";
import { rowEdit } from "../../generator/src/edits/row.ts";
import { draftErratum, subjectOf } from "../../generator/src/erratum/erratum-draft.ts";
import { formatDiagnostics } from "../../generator/src/format/index.ts";
import { load } from "../../generator/src/project/load.ts";
import type { Project } from "../../generator/src/project/project.ts";
import { ruleSetOf } from "../../generator/src/rule-set/compile.ts";
import { tableForms } from "../../generator/src/sheet/forms.ts";
import { judgeCell } from "../../generator/src/sheet/judge.ts";
import { positionAt } from "../../generator/src/source/source-file.ts";
import { applyOperations } from "../../generator/src/splice/index.ts";
import { firstFiles } from "../../generator/src/start/files.ts";
import { definition, type NewKind, tableHead } from "../../generator/src/start/table.ts";
import { rememberingSteps } from "../../generator/src/watch/remembering.ts";
import { type Built, whatChanged } from "../../generator/src/watch/what-changed.ts";
import { importEmitted } from "../given/emitted.ts";
import { projectOf, repository } from "../given/project.ts";

const guide = readFileSync(join(repository, "docs/editing.md"), "utf8");
const [own = "", ours = ""] = guide.split(/^(?=## Correct the five books)/m);
const ownBlocks = blocksIn(own);
const ourBlocks = blocksIn(ours);
const real = load(repository);
const begun = firstFiles("our-tables", "0.1.0");
const past = { steps: rememberingSteps() };

/** The rules by path, as a reader has them who followed the guide so far. */
type Rules = ReadonlyMap<string, string>;

type Block = { readonly kind: string; readonly text: string };

function blocksIn(text: string): readonly Block[] {
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind = "", text = ""]) => ({ kind, text }));
}

function tried(project: Project, rules: Rules): Analysis {
  return analyze({ ...project, rules: [...rules].map(([path, text]) => ({ path, text })) }, past);
}

function built({ model, summary }: Analysis): Built {
  return { exports: summary?.exports ?? [], ruleSet: ruleSetOf(model ?? { version: "", books: [] }) };
}

/** Takes the first line, `# <path>`, off a block. */
function named(text: string): readonly [path: string, rest: string] {
  const [, path = "", rest = ""] = /^# (\S+)\n([\s\S]*)$/.exec(text) ?? [];
  return [path, rest];
}

function edited(rules: Rules, { kind, text }: Block): Rules {
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

/** Follows the guide block by block. Returns the rules a reader has in the end, and how many answers were compared. */
function followed(project: Project, blocks: readonly Block[]): { readonly rules: Rules; readonly compared: number } {
  let rules: Rules = new Map(project.rules.map(({ path, text }) => [path, text]));
  let sound = tried(project, rules);
  let latest = sound;
  let compared = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "text") {
      compared += 1;
      const isMessage = block.text.includes(" error ");
      const changes = whatChanged(built(sound), built(latest)).map((line) => `  ${line}\n`);
      const now = isMessage ? shown(latest).trim() : changes.join("").trimEnd();
      expect(withoutLines(now)).toBe(withoutLines(block.text.trimEnd()));
    }
    if (block.kind !== "yaml" && block.kind !== "diff") continue;
    if (latest.model) sound = latest;
    rules = edited(rules, block);
    latest = tried(project, rules);
    // What is no mistake in the guide is none.
    const isMistake = blocks[index + 1]?.text.includes(" error ") === true;
    expect(isMistake ? "" : shown(latest), named(block.text)[0]).toBe("");
  }
  return { rules, compared };
}

const newProject = projectOf(begun.filter(({ path }) => path.startsWith("rules/")));

test("every file of a rulebook of one's own, one after another, gives what the guide says", async () => {
  const { rules, compared } = followed(newProject, ownBlocks);
  expect(compared).toBe(2);
  const { outputs } = await compile(projectOf([...rules].map(([path, text]) => ({ path, text }))));
  const given = {
    ...(await importEmitted(outputs, "house/index.js")),
    ...(await importEmitted(outputs, "odds/house.js")),
  };
  const lines = (ownBlocks.find(({ kind }) => kind === "js")?.text ?? "").matchAll(/^(\w.*); \/\/ (.*)$/gm);
  const said = [...lines].map(([, expression = "", value = ""]) => [expression, JSON.parse(value)] as const);
  expect(said.length).toBeGreaterThan(2);
  for (const [expression, value] of said)
    expect(new Function(...Object.keys(given), `return ${expression}`)(...Object.values(given)), expression).toBe(
      value,
    );
});

test("every file of the five books, one after another, gives what the guide says", () => {
  expect(followed(real, ourBlocks).compared).toBe(4);
});

test("a new table is what the command it shows writes, with rows", () => {
  const line = /^npx tablewright new (\S+) --title (\S+) --kind (\S+) (.*)$/m.exec(own);
  const [, place = "", title = "", kind = "", rest = ""] = line ?? [];
  const columns = [...rest.matchAll(/--column "([^"]+)"/g)].flatMap(([, text = ""]) => definition(text) ?? []);
  const [, text] = ownBlocks.map((block) => named(block.text)).find(([path]) => path === `rules/${place}.yaml`) ?? [];
  expect(text?.split(/^rows:/m)[0]).toBe(tableHead({ title, kind: kind as NewKind, keys: [], columns }));
});

test("what set and add are said to change is what they change", () => {
  const commands = ownBlocks.flatMap(({ kind, text }, index) => {
    const line = /^npx tablewright (?:set|add) .*$/.exec(text.trim())?.[0];
    return kind === "sh" && line !== undefined ? [[line, index] as const] : [];
  });
  expect(commands.length).toBe(2);
  for (const [line, index] of commands) {
    const { rules } = followed(newProject, ownBlocks.slice(0, index));
    const project = { ...newProject, rules: [...rules].map(([path, text]) => ({ path, text })) };
    const [, , name, address = "", ...rest] = line.split(" ");
    const forms = tableForms(project);
    const model = understand(project, () => {}, past);
    const found =
      name === "set" ? cellEdit(forms, model, address, rest.join(" ")) : rowEdit(forms, model, address, rest);
    const result = "problem" in found ? found : applyOperations(found.file.text, found.operations);
    const said = edited(rules, ownBlocks[index + 1] as Block);
    expect(result, line).toEqual({ text: said.get("rules/house/gear/weapons.yaml") });
  }
});

test("what it says of cells that a spreadsheet changed is what import says", () => {
  const told = [...guide.matchAll(/^- `([^`]+)` where `([^`]+)` stood: (.+)$/gm)];
  expect(told.length).toBe(5);
  const { kind } = tableForms(real).find(({ address }) => address === "striker-ii/small-arms") ?? {};
  const column = (id: string) => kind?.columns.find((one) => one.id === id) ?? null;
  for (const [, text = "", was = "", said = ""] of told) {
    const judged = judgeCell({ text, type: "text" }, was, column(was === "3-5" ? "printed" : "price"));
    expect(judged, text).toEqual({ verdict: "doubt", reason: expect.stringContaining(said) });
  }
});

test("every command of the guide is a script of a new project and of this one, npm's own, or the compiler's", () => {
  const commands = [...ownBlocks, ...ourBlocks]
    .filter(({ kind }) => kind === "sh")
    .flatMap(({ text }) => text.trim().split("\n"));
  expect(commands.length).toBeGreaterThan(4);
  const scripts = [
    readFileSync(join(repository, "package.json"), "utf8"),
    begun.find(({ path }) => path === "package.json")?.text ?? "",
  ].map((text) => JSON.parse(text).scripts);
  for (const command of commands) {
    const script = /^npm (?:run )?(\S+)$/.exec(command)?.[1] ?? "";
    const isKnown = /^npx tablewright (?:init|new|set|add|export|import)\b/.test(command) || command === "npm install";
    expect(isKnown || scripts.every((known) => Object.hasOwn(known, script)), command).toBe(true);
  }
});

test("the erratum it shows is what the command it names writes", () => {
  const model = understand(real, () => {}, past);
  const [, address = "", value = ""] = /`npx tablewright erratum (\S+) (\S+)`/.exec(guide) ?? [];
  const shownThere = ourBlocks.map(({ text }) => named(text)).find(([path]) => path.includes("/errata/"));
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

test("the README of the compiler links to guides that travel along, and its table has no mistake", () => {
  const readme = readFileSync(join(repository, "generator/README.md"), "utf8");
  const guides = [...readme.matchAll(/\]\(dist\/docs\/([^)]+)\)/g)].map(([, page = ""]) => page);
  expect(guides).toContain("editing.md");
  for (const page of guides) expect(existsSync(join(repository, "docs", page)), page).toBe(true);
  const [, path = ""] = /`(rules\/\S+\.yaml)`/.exec(readme) ?? [];
  const [table] = blocksIn(readme).filter(({ kind }) => kind === "yaml");
  const rules: Rules = new Map(newProject.rules.map((file) => [file.path, file.text]));
  expect(shown(tried(newProject, new Map([...rules, [path, table?.text ?? "kind: none"]])))).toBe("");
});

test("the places it links to are there", () => {
  for (const [, target = ""] of guide.matchAll(/\]\(([^)#]+)\)/g)) {
    if (!target.startsWith("https:")) expect(existsSync(join(repository, "docs", target)), target).toBe(true);
  }
});

describe("traps", () => {
  const path = "rules/our-house/weapon/our-weapons.yaml";
  const weapon = ourBlocks.map(({ text }) => named(text)).find(([name]) => name === path)?.[1] ?? "";
  const book =
    ourBlocks.map(({ text }) => named(text)).find(([name]) => name === "rules/our-house/book.yaml")?.[1] ?? "";
  const typed = async (text: string) => {
    const rules = new Map([
      ["rules/our-house/book.yaml", book],
      [path, text],
    ]);
    return tried(real, rules).diagnostics;
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

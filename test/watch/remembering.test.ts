import { join } from "node:path";
import { expect, test } from "vitest";
import { type Steps, steps } from "../../generator/src/book/steps.ts";
import { type Compilation, compile } from "../../generator/src/compile.ts";
import { load } from "../../generator/src/project/load.ts";
import type { Project } from "../../generator/src/project/project.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { rememberingSteps } from "../../generator/src/watch/remembering.ts";
import { knownSchemas, projectOf, repository } from "../given/project.ts";

const base = load(join(repository, "test/diagnostics/base"));
const whole: Project = { ...projectOf(base.rules, base.evidence), name: "club-tables" };

type Files = readonly SourceFile[];
type Random = (below: number) => number;
/** One thing an author does; null where it does not apply. */
type Edit = (project: Project, random: Random) => Project | null;

function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function oneOf<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T;
}

/** Replaces one match of a pattern in one of the files that have it. */
function retyped(files: Files, pattern: RegExp, by: (found: string) => string, random: Random): Files {
  const line = new RegExp(pattern, "gm");
  const one = oneOf(
    files.filter(({ text }) => text.match(line)),
    random,
  );
  const place = oneOf([...one.text.matchAll(line)], random);
  const text = one.text.slice(0, place.index) + by(place[0]) + one.text.slice(place.index + place[0].length);
  return files.map((file) => (file === one ? { path: file.path, text } : file));
}

const inRules =
  (where: RegExp, pattern: RegExp, by: (found: string) => string): Edit =>
  (project, random) => {
    const chosen = project.rules.filter(({ path }) => where.test(path));
    const rest = project.rules.filter(({ path }) => !where.test(path));
    return { ...project, rules: [...retyped(chosen, pattern, by, random), ...rest] };
  };

const tables = /^rules\/[^/]+\/(?!errata\/)[^/]+\/[^/]+\.yaml$/;
const otherDigit = (found: string) => found.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));

const moved =
  (keepsOld: boolean): Edit =>
  (project, random) => {
    const file = oneOf(
      project.rules.filter(({ path }) => tables.test(path)),
      random,
    );
    const copy = { path: file.path.replace(".yaml", "-again.yaml"), text: file.text };
    return { ...project, rules: [...project.rules.filter((one) => keepsOld || one !== file), copy] };
  };

const edits: Readonly<Record<string, Edit>> = {
  "a title of a table": inRules(tables, /^title: .*$/, (found) => `${found} again`),
  "a name of a row": inRules(tables, /^ {4}name: [A-Z].*$/, (found) => `${found} too`),
  "a comment": inRules(tables, /^rows:$/, (found) => `# looked at\n${found}`),
  "a figure": inRules(tables, /: \d+$/, otherDigit),
  "an erratum is open after all": inRules(/\/errata\//, /^status: accepted$/, () => "status: open"),
  "what an erratum puts": inRules(/\/errata\//, /now: .*\d/, otherDigit),
  "why an erratum": inRules(/\/errata\//, /^because: .*$/, (found) => `${found} again`),
  "a book's title": inRules(/book\.yaml$/, /^title: .*$/, (found) => `${found} again`),
  "how a book reads minus": inRules(/book\.yaml$/, /^minus: .*$/, (found) =>
    found.endsWith("negative") ? "minus: up-to" : "minus: negative",
  ),
  "a line of evidence": (project, random) => ({
    ...project,
    evidence: retyped(project.evidence, /^.*\d.*\n/, (found) => (random(2) === 0 ? "" : otherDigit(found)), random),
  }),
  "what a schema says": (project, random) => ({
    ...project,
    schemas: retyped(project.schemas, /"description": "[^"]+/, (found) => `${found} Again.`, random),
  }),
  "what a schema allows": (project, random) => ({
    ...project,
    schemas: retyped(project.schemas, /"(?:minimum|maximum|plausible)": \[?\d+/, otherDigit, random),
  }),
  "a table gone": (project, random) => {
    const gone = oneOf(
      project.rules.filter(({ path }) => tables.test(path)),
      random,
    );
    return { ...project, rules: project.rules.filter((file) => file !== gone) };
  },
  "a table under another name": moved(false),
  "a table twice": moved(true),
  "another version": (project, random) => ({ ...project, version: `1.0.${random(1000)}` }),
  "another package": (project) => ({ ...project, name: project.name === null ? "tables" : null }),
  "a release": (project, random) => {
    const errata = project.rules.map(({ path }) => /^rules\/([^/]+)\/errata\/(.*)\.yaml$/.exec(path)).filter(Boolean);
    const [, book = "", id = ""] = oneOf(errata, random) ?? [];
    const text = JSON.stringify({ versions: [{ version: "0.9.0", errata: { [book]: [id] } }] });
    return { ...project, changes: { path: "changes.json", text } };
  },
};

/** As a round loads them: no object is the one it was. */
function reread(project: Project): Project {
  const anew = (files: Files) => files.map(({ path, text }) => ({ path, text }));
  return { ...project, rules: anew(project.rules), schemas: anew(project.schemas), evidence: anew(project.evidence) };
}

function said({ diagnostics }: Compilation) {
  return diagnostics.map(({ code, message, hint, span, related = [] }) => [
    [code, message, hint, span.file.path, span.start, span.end],
    related.map((one) => [one.message, one.span.file.path, one.span.start]),
  ]);
}

test("whatever is edited, a round that remembers says and makes, byte for byte, what one that begins anew does", async () => {
  const random = randomFrom(20);
  const past = { steps: rememberingSteps() };
  const names = Object.keys(edits);
  // Each sort of edit twice, in any order; what is wrong is mended in the round after.
  const order = [...names, ...names].map((name) => [random(1e6), name] as const).sort(([a], [b]) => a - b);
  let sound: Project = whole;
  await compile(sound, past);
  let built = 0;
  for (const [, name] of order) {
    const next = reread(edits[name]?.(sound, random) ?? sound);
    const [kept, fresh] = [await compile(next, past), await compile(next, knownSchemas)];
    expect(said(kept), name).toEqual(said(fresh));
    expect(kept.summary, name).toEqual(fresh.summary);
    const paths = (found: Compilation) => found.outputs.map(({ path }) => path);
    expect(paths(kept), name).toEqual(paths(fresh));
    const texts = new Map(fresh.outputs.map(({ path, text }) => [path, text]));
    expect(
      kept.outputs.filter(({ path, text }) => texts.get(path) !== text).map(({ path }) => path),
      name,
    ).toEqual([]);
    if (fresh.outputs.length === 0) continue;
    sound = next;
    built += 1;
  }
  // Most edits of the one half and some of the other leave the rules sound.
  expect(built).toBeGreaterThan(12);
});

test("after a save only that file is parsed, and only its book is judged, proved and emitted again", async () => {
  const done: string[] = [];
  const note = <Result>(step: string, result: Result): Result => {
    done.push(step);
    return result;
  };
  const noting: Steps = {
    readLanguage: (project) => note("schemas", steps.readLanguage(project)),
    readReleases: (file) => note("releases", steps.readReleases(file)),
    parse: (file) => note(`parse ${file.path}`, steps.parse(file)),
    validate: (files, ...more) => note(`validate ${files.id}`, steps.validate(files, ...more)),
    resolve: (book, ...more) => note(`resolve ${book.id}`, steps.resolve(book, ...more)),
    replay: (book, evidence) => note(`replay ${book.id}`, steps.replay(book, evidence)),
    loadEmitter: async () => {
      const { emitBook, emitPackage } = await steps.loadEmitter();
      return { emitBook: (book, of) => note(`emit ${book.id}`, emitBook(book, of)), emitPackage };
    },
  };
  const past = { steps: rememberingSteps(noting) };
  await compile(whole, past);
  expect(done).toHaveLength(2 + whole.rules.length + 4 * 2);
  done.length = 0;
  const path = "rules/club/movement/figures.yaml";
  const retitled = (text: string) => text.replace(/^title: .*/m, "title: Another title");
  const rules = whole.rules.map((file) => ({
    path: file.path,
    text: (file.path === path ? retitled : String)(file.text),
  }));
  const { outputs } = await compile({ ...whole, rules }, past);
  expect(done).toEqual([`parse ${path}`, ...["validate", "resolve", "replay", "emit"].map((step) => `${step} club`)]);
  expect(outputs.find((one) => one.path === "club/figures.ts")?.text).toContain("Another title");
});

import { describe, expect, test } from "vitest";
import { run } from "../../../generator/src/cli/program.ts";
import { analyze, check, understand } from "../../../generator/src/compile.ts";
import { load } from "../../../generator/src/project/load.ts";
import type { Project } from "../../../generator/src/project/project.ts";
import type { SourceFile } from "../../../generator/src/source/source-file.ts";
import { rememberingSteps } from "../../../generator/src/watch/remembering.ts";
import { projectOf, repository } from "../../given/project.ts";
import { erratum, rules } from "../find/given.ts";
import { goodWork } from "./given.ts";

const past = { steps: rememberingSteps() };
const real = load(repository);
const why = ["--because", "It rose."];

/** Runs one command line on a project in memory; `answers` are what a person types on a terminal. */
async function on(project: Project, argv: readonly string[], answers?: readonly string[]) {
  const [written, left]: [SourceFile[], string[]] = [[], [...(answers ?? [])]];
  let [stdout, stderr] = ["", ""];
  const ask = async (question: string) => {
    stderr += question;
    return left.shift() ?? "";
  };
  const code = await run<Project & { readonly diagnostics: [] }>(["erratum", ...argv], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    cwd: "/",
    onInterrupt: () => {},
    now: () => 0,
    version: "1.2.3",
    ...(answers ? { ask } : {}),
    work: {
      ...goodWork,
      load: () => ({ ...project, diagnostics: [] }),
      check: (one) => check(one, past),
      understand: (one) => ({ model: understand(one, () => {}, past), diagnostics: [], releases: [] }),
      compile: () => Promise.reject(new Error("nothing is compiled")),
      add: (_, path, text) => void written.push({ path, text }),
    },
  });
  return { code, stdout, stderr, written };
}

const club = projectOf(rules);
const price = "club-weapons/needle-pistol/price";
const rose = erratum(
  "pistol-price",
  `status: accepted\nauthority: ruling\nchanges:\n  - at: ${price}\n    was: 300\n    now: 310\n  - at: club-weapons/needle-pistol/weight\n    was: 1\n    now: 2\nbecause: It rose.\n`,
);
const corrected = projectOf([...rules, rose]);

describe("erratum", () => {
  test("writes a record that passes the check, with what is printed filled in", async () => {
    const { code, written } = await on(club, [price, "310", ...why, "--authority", "ruling"]);
    expect(written).toEqual([
      {
        path: "rules/club/errata/needle-pistol-price.yaml",
        text: `\
status: accepted
authority: ruling
changes:
  - at: ${price}
    was: 300
    now: 310
because: It rose.
`,
      },
    ]);
    expect(code).toBe(0);
    const { model } = analyze(projectOf([...rules, ...written]));
    expect(model?.books[0]?.errata[0]?.lifecycle.state).toBe("applied");
  });

  test("of a document asks for a second reading, and says so", async () => {
    const at = "small-arms/acr-7mm/loads/ds/signature";
    const line = [at, "L", "--because", "A test: of a colon", "--authority", "document", "--lines", "3298"];
    const { code, stdout, written } = await on(real, line);
    expect([code, written[0]?.path]).toEqual([0, "rules/striker-ii/errata/acr-7mm-ds-signature.yaml"]);
    expect(written[0]?.text).toContain('because: "A test: of a colon"\nsource:\n  lines: 3298\n');
    expect(stdout).toContain(`test/golden/striker-ii.errata.tsv as one line: ${at}<tab>`);
  });

  test("corrects what a table states beside its rows, by the keys of its file", async () => {
    const line = ["striker-ii/firing-teams/by", "1/5", ...why, "--authority", "ruling"];
    const { code, written } = await on(real, line);
    expect([code, written[0]?.path]).toEqual([0, "rules/striker-ii/errata/firing-teams-by.yaml"]);
    expect(written[0]?.text).toContain("changes:\n  - at: firing-teams/by\n    was: 1/4\n    now: 1/5\n");
    const below = await on(real, ["hit-table/axes/roll/below/cell", "1", "--because", "Why?"]);
    expect(below.stderr).toContain("say also");
  });

  test("an open question lists the value and the other readings", async () => {
    const { code, written } = await on(club, [price, "31.5", "--open", "--option", "as printed", ...why]);
    expect(code).toBe(0);
    expect(written[0]?.text).toContain(`status: open\nconcerns:\n  - ${price}\noptions:\n  - "31.5"\n  - as printed\n`);
  });

  test("supersedes keeps the other changes of what it replaces", async () => {
    const line = [price, "320", ...why, "--authority", "author", "--supersedes", "pistol-price"];
    const { code, written } = await on(corrected, line);
    expect(code).toBe(0);
    expect(written[0]?.text).toContain("supersedes: pistol-price\n");
    expect(written[0]?.text).toContain("  - at: club-weapons/needle-pistol/weight\n    was: 1\n    now: 2\n");
  });

  test("asks on a terminal for what is missing", async () => {
    const { code, stderr, written } = await on(club, [price, "310"], ["", "It rose.", "nobody", "author"]);
    expect(written[0]?.text).toContain("authority: author\n");
    expect(stderr).toContain("Why? Why? Who says so");
    expect(code).toBe(0);
  });

  test("elsewhere says which options are missing", async () => {
    const { code, stderr, written } = await on(club, [price, "310"]);
    expect(stderr).toBe('tablewright: say also\n  --because "<why>"\n  --authority <document | author | ruling>\n');
    expect([code, written]).toEqual([2, []]);
  });

  test.each([
    [
      "no such cell",
      [price.replace("pistol", "pistl"), "1"],
      /did you mean club\/club-weapons\/needle-pistol\/price\?/,
    ],
    ["a row", ["club-weapons/needle-pistol", "1"], /is no cell; put one of its columns behind it: .*price/],
    ["what is printed already", [price, "300"], /is printed 300 already/],
    [
      "an id that is none",
      [price, "1", "--id", "../x", ...why, "--authority", "ruling"],
      /--id \.\.\/x must be lower case/,
    ],
  ])("refuses %s", async (_, line, message) => {
    const { code, stderr, written } = await on(club, line);
    expect(stderr).toMatch(message);
    expect([code, written]).toEqual([1, []]);
  });

  test("refuses a cell that is corrected already, and names the erratum", async () => {
    const { code, stderr, written } = await on(corrected, [price, "320"]);
    expect(stderr).toContain(
      "is corrected by pistol-price already; to put this in its place add --supersedes pistol-price",
    );
    expect([code, written]).toEqual([1, []]);
  });

  test("writes an unusual value and says what the check remarks", async () => {
    const { code, stdout, stderr, written } = await on(club, [price, "31000", ...why, "--authority", "ruling"]);
    expect(stderr).toMatch(/errata\/needle-pistol-price\.yaml:6:\d+ warning cell\/plausible {2}31000 is unusual here/);
    expect(stdout).toMatch(/^.*needle-pistol-price\.yaml written:\n/);
    expect([code, written.length]).toEqual([0, 1]);
  });

  test("refuses a value the check would refuse, with its words", async () => {
    const { code, stdout, written } = await on(club, [price, "1,000", ...why, "--authority", "ruling"]);
    expect(stdout).toMatch(/errata\/needle-pistol-price\.yaml:6:\d+ error cell\//);
    expect([code, written]).toEqual([1, []]);
  });
});

import { describe, expect, test } from "vitest";
import { UnansweredFailure } from "../../../generator/src/cli/ask.ts";
import { run } from "../../../generator/src/cli/program.ts";
import type { SourceFile } from "../../../generator/src/source/source-file.ts";
import { goodWork, rules } from "./given.ts";

/** Runs `new` in memory; `answers` are what a person types on a terminal. `wrong` are words the check refuses. */
async function writeNew(argv: readonly string[], answers?: readonly string[], wrong: readonly string[] = []) {
  const [written, left]: [SourceFile[], string[]] = [[], [...(answers ?? [])]];
  let stderr = "";
  const ask = async (question: string) => {
    stderr += question;
    const answer = left.shift();
    if (answer === undefined) throw new UnansweredFailure("no more answers; nothing was written");
    return answer;
  };
  const code = await run(["new", ...argv], {
    stdout: { write: () => {} },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    cwd: "/",
    onInterrupt: () => {},
    now: () => 0,
    version: "1.2.3",
    ...(answers ? { ask } : {}),
    work: {
      ...goodWork,
      load: (folder) => ({ folder, rules, diagnostics: [] }),
      isThere: (path) => path.endsWith("hit-table.yaml"),
      add: (_, path, text) => void written.push({ path, text }),
      check: (project) => {
        const told = project.rules.flatMap((file) =>
          wrong.flatMap((word) => {
            const start = file.text.indexOf(word);
            const span = { file, start, end: start + 1 };
            return start < 0
              ? []
              : [{ code: "column/definition", severity: "error", message: `no ${word}`, span } as const];
          }),
        );
        return { diagnostics: told as never, summary: null, books: [] };
      },
    },
  });
  return { code, stderr, written };
}

const place = "house/weapons/swords";
const catalog = [
  "--title",
  "Swords",
  "--kind",
  "catalog",
  "--column",
  "weight: number lb",
  "--column",
  "size: [small, big]",
];

describe("new", () => {
  test("writes a catalog with its columns, and a first row in which nothing is made up", async () => {
    const { code, written } = await writeNew([place, ...catalog]);
    expect(code).toBe(0);
    expect(written).toEqual([
      {
        path: "rules/house/weapons/swords.yaml",
        text: `kind: catalog
title: Swords
columns:
  weight: number lb
  size: [small, big]
rows:
  first-row:
    name:
    weight:
    size:
`,
      },
    ]);
  });

  test("writes a lookup with its keys: dice are rolled, others are matched as they say", async () => {
    const keys = ["--key", "roll: 2d6", "--key", "armor: floor"];
    const { written } = await writeNew([
      place,
      "--title",
      "Wounds: all",
      "--kind",
      "lookup",
      ...keys,
      "--column",
      "wound: text",
    ]);
    expect(written[0]?.text).toBe(`kind: lookup
title: "Wounds: all"
axes:
  roll: { match: range, dice: 2d6 }
  armor: { match: floor }
columns:
  wound: text
rows:
  - roll:
    armor:
    wound:
`);
  });

  test.each([
    ["modifiers", "    name:\n    value:\n"],
    ["figures", "    description:\n    value:\n"],
  ])("writes %s, which have no columns of their own", async (kind, cells) => {
    const { written } = await writeNew([place, "--title", "Those", "--kind", kind]);
    expect(written[0]?.text).toBe(`kind: ${kind}\ntitle: Those\nrows:\n  first-row:\n${cells}`);
  });

  test("takes a band for a range", async () => {
    const line = [place, "--title", "Saves", "--kind", "lookup", "--key", "level: 1-20", "--column", "save: integer"];
    const { written } = await writeNew(line);
    expect(written[0]?.text).toContain("axes:\n  level: { match: range, domain: 1-20 }\n");
  });

  test("asks on a terminal for what is not said, and again for what it cannot take", async () => {
    const answers = ["", "Swords", "catalogue", "catalog", "weight", "weight: number", ""];
    const { code, stderr, written } = await writeNew([place], answers);
    expect(code).toBe(0);
    expect(stderr.match(/Title\?/g)).toHaveLength(2);
    expect(stderr.match(/Kind: catalog, lookup, modifiers, figures\?/g)).toHaveLength(2);
    expect(written[0]?.text).toContain("title: Swords\ncolumns:\n  weight: number\nrows:\n");
  });

  test("judges each answer when it is given: a wrong one is asked for again, and the others stay", async () => {
    const answers = [
      "Swords",
      "lookup",
      "roll: 2d7x",
      "roll: 2d6",
      "",
      "weight: lbs",
      "the size: text",
      "weight: number",
      "",
    ];
    const { code, stderr, written } = await writeNew([place], answers, ["2d7x", "lbs"]);
    expect(code).toBe(0);
    expect(stderr).toContain("column/definition  no 2d7x");
    expect(stderr).toContain("column/definition  no lbs");
    expect(stderr).toContain('a name has no spaces; write "theSize: text"\n');
    expect(written[0]?.text).toContain(
      "axes:\n  roll: { match: range, dice: 2d6 }\ncolumns:\n  weight: number\nrows:\n",
    );
  });

  test("ends politely where nobody answers any more", async () => {
    const { code, stderr, written } = await writeNew([place], []);
    expect([code, written]).toEqual([2, []]);
    expect(stderr).toBe("Title? tablewright: no more answers; nothing was written\n");
  });

  test("says elsewhere which options say it", async () => {
    expect(await writeNew([place])).toEqual({
      code: 2,
      stderr: 'tablewright: say also\n  --title "<title>"\n  --kind <catalog | lookup | modifiers | figures>\n',
      written: [],
    });
    const { stderr } = await writeNew([place, "--title", "Wounds", "--kind", "lookup", "--column", "wound"]);
    expect(stderr).toBe(
      'tablewright: say also\n  --key "<name>: <dice>", such as "roll: 2d6", "level: 1-20" or "class: exact"; one for each\n  --column: write it as "wound: <type>", with a type\n',
    );
  });

  test("writes nothing where a column is wrong, and says why", async () => {
    const { code, stderr, written } = await writeNew([place, ...catalog], undefined, ["lb"]);
    expect([code, written]).toEqual([1, []]);
    expect(stderr).toContain("rules/house/weapons/swords.yaml:4:18 error column/definition  no lb\n");
    expect(stderr).toMatch(/tablewright: nothing was written\n$/);
  });

  test("writes over no table, and nowhere but among the tables", async () => {
    const there = await writeNew(["striker-ii/hit/hit-table", ...catalog]);
    expect(there).toMatchObject({ code: 1, written: [] });
    expect(there.stderr).toBe("tablewright: rules/striker-ii/hit/hit-table.yaml is there already\n");
    const lost = await writeNew(["swords", ...catalog]);
    expect(lost).toMatchObject({ code: 1, written: [] });
    expect(lost.stderr).toContain("say where, as <book>/<family>/<table>");
  });
});

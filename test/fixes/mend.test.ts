import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyze } from "../../generator/src/compile.ts";
import { type Diagnostic, diagnostic } from "../../generator/src/diagnostics/diagnostic.ts";
import { mend } from "../../generator/src/fix/mend.ts";
import { load } from "../../generator/src/project/load.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { knownSchemas, projectOf, repository } from "../given/project.ts";

const base = load(join(repository, "test/diagnostics/base"));

/** The small project with these words of a file replaced, mended. */
async function mended(path: string, ...slips: readonly (readonly [right: string, wrong: string])[]) {
  const spoil = (file: SourceFile) => ({
    path,
    text: slips.reduce((text, [right, wrong]) => once(text, right, wrong), file.text),
  });
  const rules = base.rules.map((file) => (file.path === path ? spoil(file) : file));
  const { files, lines } = await mend(
    rules,
    async (now) => analyze(projectOf(now, base.evidence), knownSchemas).diagnostics,
  );
  return { files, lines: lines.map(({ line, was, now }) => `${line}: ${was} -> ${now}`) };
}

function once(text: string, right: string, wrong: string): string {
  expect(text.split(right).length, `${right} stands there once`).toBe(2);
  return text.replace(right, wrong);
}

const original = (path: string) => base.rules.find((file) => file.path === path);
const rifles = "rules/house/weapon/rifles.yaml";
const morale = "rules/house/morale/morale-table.yaml";

describe("rules are mended", () => {
  test("also where one mistake hides another", async () => {
    const { files, lines } = await mended(morale, ["match: range", "match = range"], ["9-13", "9\u201313"]);
    expect(files).toEqual([original(morale)]);
    expect(lines).toEqual(["6: match = range -> match: range", "12: - roll: 9\u201313 -> - roll: 9-13"]);
  });

  test("a line that was joined begins anew", async () => {
    const { files, lines } = await mended(rifles, ["Carbine\n    techLevel", "Carbine techLevel"]);
    expect(files).toEqual([original(rifles)]);
    expect(lines).toEqual([
      expect.stringMatching(/^\d+: name: Carbine techLevel: 5 -> name: Carbine\n {4}techLevel: 5$/),
    ]);
  });

  test("not where only the author knows what was meant", async () => {
    expect(await mended(morale, ["9-13", "10-13"])).toEqual({ files: [], lines: [] });
  });
});

describe("an edit is left out, and others beside it are made,", () => {
  const file = { path: "rules/house/a/b.yaml", text: "one: 1\ntwo: 2\n" };

  /** Complains of both lines as long as they are as they were, and of what `then` finds. */
  function examining(then: (text: string) => readonly string[]) {
    return async ([now]: readonly SourceFile[]): Promise<readonly Diagnostic[]> => {
      if (!now) return [];
      const found = [...now.text.matchAll(/: (\d)$/gm)].map((match) => {
        const [start, end] = [match.index + 2, match.index + 3];
        const params = { text: match[1] ?? "", problem: "is not enough" };
        const fix = { start, end, text: `${match[1]}0` };
        return diagnostic("cell/number", { file: now, start, end }, params, { hint: `write ${fix.text}`, fix });
      });
      const brought = then(now.text).map((problem) =>
        diagnostic("cell/number", { file: now, start: 0, end: 3 }, { text: "one", problem }),
      );
      return [...found, ...brought];
    };
  }

  test("where it brings a mistake", async () => {
    const { files } = await mend(
      [file],
      examining((text) => (text.includes("10") ? ["is too much"] : [])),
    );
    expect(files.map(({ text }) => text)).toEqual(["one: 1\ntwo: 20\n"]);
  });

  test("where what it mends is still there", async () => {
    const found = examining(() => []);
    const { files } = await mend([file], async (now) => ((await found(now)).length === 0 ? found([file]) : found(now)));
    expect(files).not.toContainEqual({ path: file.path, text: "one: 10\ntwo: 20\n" });
  });

  test("where it turns two fields into one", async () => {
    const text = "one: a two: b\ntwo: 2\n";
    const found = async ([now]: readonly SourceFile[]) =>
      now?.text === text
        ? [
            diagnostic(
              "yaml/colon",
              { file: now, start: 9, end: 10 },
              {},
              { hint: "", fix: { start: 5, end: 13, text: '"a two: b"' } },
            ),
          ]
        : [];
    expect(await mend([{ ...file, text }], found)).toEqual({ files: [], lines: [] });
  });
});

test("no figure is brought into a cell that the document prints otherwise", async () => {
  const path = "rules/club/movement/figures.yaml";
  expect((await mended(path, ["value: 6\n", "value: 06\n"])).files).toEqual([original(path)]);
  expect((await mended(path, ["value: 6\n", "value: 07\n"])).files).toEqual([]);
});

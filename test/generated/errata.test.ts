import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { compile } from "../../generator/src/compile.ts";
import type { OutputFile } from "../../generator/src/emit/output/output.ts";
import { load } from "../../generator/src/project/load.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { importEmitted, typeErrors } from "../given/emitted.ts";
import { knownSchemas, projectOf, repository } from "../given/project.ts";
import { errataRules, erratum } from "./errata-rules.ts";
import { shown } from "./language-service.ts";

const released = JSON.stringify({
  package: "house",
  versions: [
    { version: "0.3.0", errata: { house: ["calm-second"] } },
    { version: "0.2.0", errata: { house: ["calm-first", "missing-line"] } },
  ],
});

// biome-ignore lint/suspicious/noExplicitAny: the test uses the SDK as untyped code does
type Any = any;

let outputs: readonly OutputFile[];
beforeAll(async () => {
  outputs = await outputsOf(errataRules, released);
});

describe("rows that come and go", () => {
  test("stand where their keys put them, in the current edition alone", async () => {
    const { lookupMorale, moraleTableList } = (await importEmitted(outputs, "house/index.js")) as Any;
    expect(moraleTableList.map(({ id, result }: Any) => [id, result])).toEqual([
      ["-8", "routed"],
      ["9-10", "suppressed"],
      ["11-12", "routed"],
      ["13", "passed"],
      ["14+", "passed"],
    ]);
    expect([8, 9, 12, 13].map((roll) => lookupMorale(roll))).toEqual(["routed", "suppressed", "routed", "passed"]);
    const printed = (await importEmitted(outputs, "as-printed/house/index.js")) as Any;
    expect(printed.lookupMorale(9)).toEqual({ unknown: "The line is missing." });
    expect(printed.lookupMorale(13)).toBe("suppressed");
  });

  test("modifiers come last, figures go", async () => {
    const sdk = (await importEmitted(outputs, "house/index.js")) as Any;
    expect(Object.keys(sdk.bonuses)).toEqual(["calm", "near", "wet"]);
    expect(sdk.sumBonuses({ wet: true })).toBe(-2);
    expect(Object.keys(sdk.figures)).toEqual(["turn-length"]);
    const printed = (await importEmitted(outputs, "as-printed/house/index.js")) as Any;
    expect([Object.keys(printed.bonuses), Object.keys(printed.figures)]).toEqual([
      ["calm", "near"],
      ["turn-length", "move-length"],
    ]);
  });

  test("the result type of each edition says what that edition can answer", () => {
    const { errors } = shown(
      outputs,
      `import { lookupMorale } from "./house/index.js";
import { lookupMorale as asPrinted } from "./as-printed/house/index.js";
export const corrected: "routed" | "suppressed" | "passed" = lookupMorale(9);
// @ts-expect-error: the print leaves it unknown
export const printed: "routed" | "suppressed" | "passed" = asPrinted(9);
`,
    );
    expect(errors).toEqual([]);
    expect(typeErrors(outputs)).toEqual([]);
  });
});

describe("errata that replace each other", () => {
  test("the successor applies, and a withdrawn figure is the printed one again", async () => {
    const { bonuses } = (await importEmitted(outputs, "house/index.js")) as Any;
    expect([bonuses.calm.value, bonuses.near.value]).toEqual([4, 3]);
  });

  test("the replaced stay on record and name what replaced them", async () => {
    const { errata } = (await importEmitted(outputs, "errata/house.js")) as Any;
    const states = errata.map(({ id, state, replacedBy, since }: Any) => [id, state, replacedBy, since]);
    expect(states).toEqual([
      ["calm-first", "superseded", "calm-second", "0.2.0"],
      ["calm-second", "applied", null, "0.3.0"],
      ["near-back", "applied", null, null],
      ["near-first", "withdrawn", "near-back", null],
      ["wet-powder", "applied", null, null],
      ["turns", "open", null, null],
      ["missing-line", "applied", null, "0.2.0"],
    ]);
  });
});

describe("errataAt", () => {
  test("tells what was printed, what it is now, why and since when; what counts comes first", async () => {
    const { errataAt } = (await importEmitted(outputs, "errata/house.js")) as Any;
    const [now, before] = errataAt("bonuses/calm/value");
    expect(now).toMatchObject({ id: "calm-second", because: "A ruling on calm-second.", since: "0.3.0" });
    expect(now.changes).toEqual([{ at: "bonuses/calm/value", was: "2", now: "4", wasValue: 2, nowValue: 4 }]);
    // What is not applied was never read as a value.
    expect([before.id, before.changes[0].nowValue]).toEqual(["calm-first", undefined]);
  });

  test("answers for rows, former ids and questions, with the changes asked for alone", async () => {
    const { errataAt } = (await importEmitted(outputs, "errata/house.js")) as Any;
    expect(errataAt("bonuses/at-ease/value")).toEqual(errataAt("bonuses/calm/value"));
    expect(errataAt("bonuses/wet/value")[0].changes).toEqual([
      {
        at: "bonuses/wet",
        was: null,
        now: "present",
        nowValue: expect.objectContaining({ id: "wet", name: "Wet powder", value: -2 }),
      },
    ]);
    expect(errataAt("figures/move-length")[0].changes[0]).toMatchObject({
      was: "present",
      now: null,
      wasValue: { id: "move-length", value: 6 },
    });
    expect(errataAt("figures/turn-length/value")[0].options).toEqual(["30 seconds", "60 seconds"]);
    expect(errataAt("figures").map(({ id }: Any) => id)).toEqual(["wet-powder", "turns"]);
    expect(errataAt("bonuses")).toHaveLength(4);
    expect(errataAt("house/bonuses/calm/value")).toEqual(errataAt("bonuses/calm/value"));
    expect(errataAt("figures/turn-length/name")).toEqual([]);
  });

  test("refuses an address that leads nowhere, which would read as print that nobody doubts", async () => {
    const { errataAt } = (await importEmitted(outputs, "errata/house.js")) as Any;
    const words = (address: unknown) => {
      try {
        return errataAt(address);
      } catch (error) {
        return String(error);
      }
    };
    expect(["bonus/calm", "bonuses/clam/value", "bonuses/near/valu", "constructor", 7].map(words)).toEqual([
      "TypeError: errataAt: address must lead to a table, got bonus; nearest are bonuses, figures, morale-table",
      "TypeError: errataAt: address must lead to a row of bonuses, got clam; nearest are calm, near, wet",
      "TypeError: errataAt: address must lead to a column of bonuses, got valu; nearest are value, name",
      expect.stringContaining("got constructor; "),
      "TypeError: errataAt: address must be a text, got 7",
    ]);
  });

  test("has typed ids, and known addresses complete", () => {
    const { errors } = shown(
      outputs,
      `import { errata, errataAt, type ErratumAddress, type ErratumId } from "./errata/house.js";
export const id: ErratumId = "calm-second";
export const at: ErratumAddress = "bonuses/calm/value";
export const [first]: readonly ({ readonly id: ErratumId } | undefined)[] = errata;
export const value = errataAt("bonuses/other/cell")[0]?.changes[0]?.nowValue;
// @ts-expect-error: no such erratum
export const wrong: ErratumId = "calm-third";
// @ts-expect-error: errata are data, not to be written
for (const one of errata) one.because = "";
`,
    );
    expect(errors).toEqual([]);
  });
});

test("what a table states beside its rows is corrected by the keys of its file", async () => {
  const { rules } = load(join(repository, "test/diagnostics/base"));
  const half =
    "kind: scale-by\ntitle: Half\nfunction: halfOf\nparameter: figures\nparameterDescription: Figures.\nby: 1/2\nround: up\n";
  const correction = (at: string, was: string, now: string) => `  - at: ${at}\n    was: ${was}\n    now: ${now}\n`;
  const changes = [
    correction("half/by", "1/2", "1/3"),
    correction("half/round", "up", "down"),
    correction("hit-table/axes/roll/below/cell", '"-"', '"2"'),
    correction("rifles/noteLegend/1/recoil", "low", "high"),
  ].join("");
  const compiled = await outputsOf(
    [
      ...rules.filter(({ path }) => path.includes("/house/")),
      { path: "rules/house/force/half.yaml", text: half },
      {
        path: "rules/house/errata/rules.yaml",
        text: `status: accepted\nauthority: ruling\nchanges:\n${changes}because: A ruling.\n`,
      },
    ],
    null,
  );
  const answers = async (module: string) => {
    const { halfOf, lookupHit, rifles } = (await importEmitted(compiled, module)) as Any;
    return [halfOf(9), lookupHit(1, "near"), rifles.carbine.loads.standard.recoil];
  };
  const [printed, corrected] = [await answers("as-printed/house/index.js"), await answers("house/index.js")];
  expect([printed[0], printed[2]]).toEqual([5, "low"]);
  expect([corrected[0], corrected[1].hits, corrected[2]]).toEqual([3, 2, "high"]);
  const { errataAt } = (await importEmitted(compiled, "errata/house.js")) as Any;
  expect(errataAt("half/by")[0].changes).toEqual([{ at: "half/by", was: "1/2", now: "1/3" }]);
});

test("a hover tells of the cells of its own column, not of a load's column of that name", async () => {
  const { rules } = load(join(repository, "test/diagnostics/base"));
  const text = (await outputsOf([...rules.filter(({ path }) => path.includes("/house/"))], null)).find(
    ({ path }) => path === "house/rifles.ts",
  )?.text;
  expect(text?.match(/@erratum .*weight/g)).toEqual([
    "@erratum rifles/carbine/weight: printed 3, read 4 (carbine-weight",
  ]);
});

test("the sheet reads in the book's order and by name", () => {
  const sheet = outputs.find(({ path }) => path === "errata/house.md")?.text ?? "";
  const headings = sheet.split("\n").filter((line) => line.startsWith("#"));
  expect(headings).toEqual([
    "# Errata of House rules",
    "## Corrections",
    "### Calm second",
    "### Near back",
    "### Wet powder",
    "### Missing line",
    "## Open questions",
    "### Turns",
    "## No longer applied",
    "### Calm first",
    "### Near first",
  ]);
  expect(sheet).toContain("[Bonuses](../reference/house.md#bonuses) › Calm firer › Value: printed 2, read **4**");
  expect(sheet).toContain(
    "[Morale table](../reference/house.md#morale-table) › roll 11-13 › Roll: printed 11-13, read **11-12**",
  );
  expect(sheet).toContain("› Wet powder: not printed, **to be added**: name Wet powder; value -2");
  expect(sheet).toContain("in the place of [calm-first](#calm-first); since version 0.3.0");
  expect(sheet).toContain("superseded by [calm-second](#calm-second)");
  expect(sheet).toContain("Takes back [near-first](#near-first): read what is printed");
});

describe("the hash of the data", () => {
  test("knows no version and no release", async () => {
    const later = await outputsOf(errataRules, null, "9.9.9");
    expect(hashesIn(later)).toEqual(hashesIn(outputs));
    expect(JSON.stringify(later)).not.toBe(JSON.stringify(outputs));
  });

  test.each<[string, readonly SourceFile[]]>([
    ["a cell", changed("hit/figures.yaml", "value: 30", "value: 31")],
    ["an alias", changed("hit/bonuses.yaml", "[at-ease]", "[at-ease, resting]")],
    ["an erratum", [...errataRules, erratum("turn", ["{ at: figures/turn-length/value, was: 30, now: 40 }"])]],
    ["the words of a question", changed("errata/turns.yaml", "smudged", "blotted")],
  ])("changes with %s", async (_, rules) => {
    expect(hashesIn(await outputsOf(rules, released))).not.toEqual(hashesIn(outputs));
  });
});

test("a changes.json that cannot be read is told with its place", async () => {
  const found = await Promise.all(
    ["{", '{"versions": {}}', '{"versions": [\n{"version": "0.2.0"}]}', '{"versions": [{}]}'].map(async (text) => {
      const { diagnostics } = await compile(
        { ...projectOf(errataRules), changes: { path: "changes.json", text } },
        knownSchemas,
      );
      return diagnostics.map(({ message, span, hint }) => [message, span.start, hint]);
    }),
  );
  const hint = "restore changes.json as it was committed; only the version step writes it";
  expect(found).toEqual([
    [["changes.json is not JSON", 0, hint]],
    [["changes.json must list its versions", 0, hint]],
    [["changes.json must list the errata of 0.2.0 by book", 27, hint]],
    [["changes.json has a version without its number", 0, hint]],
  ]);
});

test("a figure edited under a released erratum is to be restored, for what was released is never edited", async () => {
  const rules = changed("hit/bonuses.yaml", "name: Calm firer, value: 2", "name: Calm firer, value: 5");
  const hintsWith = async (changes: string | null) => {
    const file = changes === null ? null : { path: "changes.json", text: changes };
    const { diagnostics } = await compile({ ...projectOf(rules), changes: file }, knownSchemas);
    return diagnostics.filter(({ code }) => code === "errata/was").map(({ hint }) => hint);
  };
  expect(await hintsWith(released)).toEqual(["restore 2 in the table: the erratum was released"]);
  expect(await hintsWith(null)).toEqual(["write was: 5"]);
});

async function outputsOf(rules: readonly SourceFile[], changes: string | null, version = "0.3.0") {
  const file = changes === null ? null : { path: "changes.json", text: changes };
  const compilation = await compile({ ...projectOf(rules), changes: file, version }, knownSchemas);
  expect(compilation.diagnostics).toEqual([]);
  return compilation.outputs;
}

function changed(path: string, from: string, to: string): readonly SourceFile[] {
  return errataRules.map((file) => (file.path.endsWith(path) ? { ...file, text: file.text.replace(from, to) } : file));
}

/** The hash of all books; no other file of the output has one. */
function hashesIn(files: readonly OutputFile[]): readonly string[] {
  const found = files.flatMap(({ path, text }) => (/dataHash\W+\w{64}/.test(text) ? [path] : []));
  expect(found).toEqual(["version.ts"]);
  return files.flatMap(({ text }) => /dataHash = "(\w+)"/.exec(text)?.[1] ?? []);
}

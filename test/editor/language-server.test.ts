import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { load } from "../../generator/src/project/load.ts";
import { repository } from "../given/project.ts";
import { type Editor, startEditor } from "./client.ts";

const weapons = "rules/striker-ii/weapon/new-arms.yaml";
const morale = "rules/striker-ii/morale/new-morale.yaml";

/** A weapon table as it looks while it is typed: one cell is still to come in the row and one in its load. */
const typing = `# What a soldier carries.
kind: small-arms
title: New arms
rows:
  acr-9mm:
    name: 9mm ACR
    techLevel: 10
    price: 1000
    
    loads:
      slugs:
        magazine: 20
        difficult: 450(5)+2
        damage: 4
        signature: M
        
`;

const atRow = { line: 8, character: 4 };
const atLoad = { line: 15, character: 8 };

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor();
});
afterAll(() => editor.close());

test("every committed file of rules/ opens without a red line", async () => {
  const paths = load(repository).rules.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(30);
  const opened = await Promise.all(paths.map(async (path) => [path, await editor.open(path)] as const));
  expect(opened.filter(([, problems]) => problems.length > 0)).toEqual([]);
});

describe("red lines", () => {
  const underlined = async (path: string, text: string) => {
    const found = await editor.open(path, `# Typed just now.\n${text}`);
    return found.map(({ range, message }) => [range.start.line + 1, range.start.character + 1, message]);
  };

  test("a wrong key", async () => {
    const text = "kind: morale-values\ntitle: X\nrows:\n  squad-team:\n    morale: 5\n    leadr: true\n";
    expect(await underlined(morale, text)).toEqual([[7, 5, "Property leadr is not allowed."]]);
  });

  test("a wrong kind", async () => {
    const [found] = await underlined(morale.replace("new", "odd"), "kind: moral-table\ntitle: X\n");
    expect(found).toEqual([2, 7, expect.stringMatching(/^Value is not accepted. Valid values: .*"morale-table"/)]);
  });

  test("a wrong type", async () => {
    const text = "kind: morale-values\ntitle: X\nrows:\n  squad-team:\n    morale: five\n    leader: perhaps\n";
    expect(await underlined(morale.replace("new", "bad"), text)).toEqual([
      [6, 13, 'Incorrect type. Expected "integer".'],
      [7, 13, expect.stringMatching(/^Value is not accepted. Valid values: "yes", "no", "true"/)],
    ]);
  });

  test("a word that is none of the list", async () => {
    const text =
      "kind: morale-table\ntitle: X\naxes: { roll: { match: range } }\nrows:\n  - roll: 2+\n    result: roted\n";
    expect(await underlined(morale.replace("new", "word"), text)).toEqual([
      [7, 13, 'Value is not accepted. Valid values: "routed", "suppressed", "passed".'],
    ]);
  });
});

describe("an erratum", () => {
  const erratum = "rules/striker-ii/errata/new.yaml";
  const typed = `# yaml-language-server: $schema=../../../schema/erratum.schema.json
status: accepted
authority: ruling
supersedes: arl-heap-targets
changes:
  - at: small-arms/new-rifle
    was: absent
    now:
      name: New rifle
      techLevel: 9
  - { at: small-arms/old-rifle, was: present, now: absent }
  - { at: allowed-weapons/grenade/allowed, was: true, now: false }
  - { at: running/none/rounds, was: unknown, now: 3 }
  - at: running/none/rest
    was: 3
    now: { unknown: The page is torn. }
because: A ruling.
`;

  test("of rows, words and lost cells has no red line, and one that withdraws needs no changes", async () => {
    expect(await editor.open(erratum, typed)).toEqual([]);
    const head = typed.split("\n").slice(0, 3).join("\n");
    const back = `${head}\nwithdraws: arl-heap-targets\nbecause: A ruling.\n`;
    expect(await editor.open(erratum.replace("new", "back"), back)).toEqual([]);
    const [missing] = await editor.open(erratum.replace("new", "bare"), `${head}\nbecause: A ruling.\n`);
    expect(missing?.message).toBe('Missing property "changes".');
  });

  test("says what each of its fields means", async () => {
    await editor.open(erratum.replace("new", "said"), typed);
    const hover = (line: number) => editor.hover(erratum.replace("new", "said"), line, 6);
    expect(await hover(3)).toContain("that one stops applying and stays on record");
    expect(await hover(6)).toContain("present to take a whole row out");
  });
});

describe("while a weapon is typed", () => {
  beforeAll(() => editor.open(weapons, typing));

  test("a row offers its remaining columns, each with what it means", async () => {
    const offered = await editor.complete(weapons, atRow.line, atRow.character);
    const labels = offered.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["weight", "printed", "aliases"]));
    expect(labels).not.toContain("price");
    expect(offered.filter(({ documentation }) => !documentation)).toEqual([]);
    expect(wordsOf(offered, "weight")).toContain("Weight of the weapon");
  });

  test("a load offers its own columns", async () => {
    const offered = await editor.complete(weapons, atLoad.line, atLoad.character);
    const labels = offered.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["formidable", "impossible", "targets", "weight", "price", "notes"]));
    expect(wordsOf(offered, "formidable")).toContain("such as 300(3)+2");
    expect(wordsOf(offered, "weight")).toContain("loaded magazine");
  });

  const priceAt = typing.split("\n").findIndex((line) => line.includes("price: 1000"));

  test("a name says what it means", async () => {
    expect(await editor.hover(weapons, priceAt - 2, 6)).toContain("The full name a player would use.");
  });

  test("a column says what it means", async () => {
    expect(await editor.hover(weapons, priceAt, 6)).toContain("Price of the weapon");
  });

  test("a column says its unit", async () => {
    expect(await editor.hover(weapons, priceAt, 6)).toMatch(/\bCr\b|credits/);
  });

  test("the kind says what the table is", async () => {
    expect(await editor.hover(weapons, 1, 8)).toContain("What the table is");
  });
});

describe("while an erratum is typed", () => {
  const erratum = "rules/striker-ii/errata/new-finding.yaml";
  const text = `# yaml-language-server: $schema=../../../schema/erratum.schema.json
status: accepted
changes:
  - at: small-arms/arl/weight
    
because: The other lines print it.

`;

  test("the record and each change offer what is still to come, each with what it means", async () => {
    await editor.open(erratum, text);
    const inChange = await editor.complete(erratum, 4, 4);
    expect(inChange.map(({ label }) => label)).toEqual(expect.arrayContaining(["was", "now"]));
    const atTop = await editor.complete(erratum, 6, 0);
    expect(atTop.map(({ label }) => label)).toEqual(expect.arrayContaining(["authority", "source", "supersedes"]));
    expect([...inChange, ...atTop].filter(({ documentation }) => !documentation)).toEqual([]);
  });

  test("a status that is none is underlined, and one without authority", async () => {
    const wrong = await editor.open(erratum.replace("new", "odd"), text.replace("accepted", "done"));
    expect(wrong.map(({ message }) => message)).toContainEqual(
      'Value is not accepted. Valid values: "accepted", "open".',
    );
    const without = await editor.open(erratum.replace("new", "bare"), text);
    expect(without.map(({ message }) => message)).toContainEqual('Missing property "authority".');
  });
});

test("a book says what its minus means, and offers both", async () => {
  const path = "rules/our-house/book.yaml";
  const text = "# yaml-language-server: $schema=../../schema/book.schema.json\ntitle: Ours\ndocument: none\nminus: \n";
  await editor.open(path, text);
  expect(await editor.hover(path, 3, 2)).toContain("What -8 means");
  const offered = await editor.complete(path, 3, 7);
  expect(offered.map(({ label }) => label).sort()).toEqual(["negative", "up-to"]);
});

function wordsOf(offered: Awaited<ReturnType<Editor["complete"]>>, label: string): string {
  const found = offered.find((one) => one.label === label)?.documentation;
  return typeof found === "object" ? found.value : (found ?? "");
}

import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { understand } from "../../../generator/src/compile.ts";
import { template } from "../../../generator/src/emit/markdown/handlebars.ts";
import { inline, words } from "../../../generator/src/emit/markdown/markdown.ts";
import { banner } from "../../../generator/src/emit/output/output.ts";
import { version } from "../../../generator/src/emit/package.ts";
import { reference } from "../../../generator/src/emit/reference/index.ts";
import { load } from "../../../generator/src/project/load.ts";
import { made } from "../../given/made.ts";
import { correction, guns, hostile, model } from "./small-book.ts";

function page(...given: Parameters<typeof model>): string {
  return made(reference, model(...given))[0]?.text ?? "";
}

/** The lines from one that starts so, up to the next empty line. */
function block(text: string, start: string): readonly string[] {
  const lines = text.split("\n");
  const from = lines.findIndex((line) => line.startsWith(start));
  return lines.slice(from, lines.indexOf("", from));
}

describe("reference", () => {
  it("begins with the book and lists its tables", () => {
    expect(made(reference, model()).map(({ path }) => path)).toEqual(["reference/small.md"]);
    expect(page().split("\n").slice(0, 13)).toEqual([
      "<!-- Made by tablewright from rules/small/book.yaml. Do not edit: change the rules and run tablewright build. -->",
      "",
      "# Small book",
      "",
      "A. Author, 1991. Line numbers count every line of `small.txt` from 1.",
      "",
      "- [Guns](#guns)",
      "- [Hit table](#hit-table)",
      "- [Bonuses](#bonuses)",
      "- [Figures](#figures)",
      "- [Band of a distance](#band-of)",
      "- [Errata](#errata)",
      "- [Open questions](#open-questions)",
    ]);
  });

  it("prints a catalog as the book does, with units, notes in words, the lost, the blank and the corrected", () => {
    expect(block(page(), "| Id | Name | Weight")).toEqual([
      "| Id | Name | Weight (kg) | Range (far m) | Price (Cr) | Notes | Properties | Line |",
      "| --- | --- | --- | --- | --- | --- | --- | --- |",
      "| `gun` `slugs` | Big gun | 4 | C(3)+2 | 0 | 3 | steady | 11 |",
      "| `gun` `darts` |  |  | 40(1), [printed 4(1)](#erratum-darts-range) |  |  |  | 12 |",
      "| `bow` `bolt` | Bow | unknown (the page is torn) | 25(1) | 2 |  |  | 13 |",
    ]);
    expect(block(page(), "- Weight:")).toEqual([
      "- Weight: What weight is.",
      "- Range: What range is. · far (m): Farthest distance. · hits: Hits. · bonus · C = 0",
      "- Price: What price is.",
      "- Notes: What notes is.",
      "- Steady: What steady is.",
      "- Note 3: steady, line 40",
    ]);
  });

  it("says where a table stands and what an app imports", () => {
    expect(block(page(), "- Source:").slice(0, 3)).toEqual([
      "- Source: rule 8A, Arms, lines 10-20; printed again: line 30",
      "- Rules: `rules/small/weapon/guns.yaml`",
      "- Exports: `guns`, `gunsList`, `findGuns`, `GunsId`, `GunsRow`, `GunsLoad`, `GunsRange`, `GunsAliases`",
    ]);
    expect(page()).toContain("\n- Open questions: [bow-weight](#erratum-bow-weight)\n");
  });

  it("prints a lookup with the words of the book, and says how it is looked up", () => {
    expect(block(page(), "| Roll |")).toEqual([
      "| Roll | Easy | Very hard | Line |",
      "| --- | --- | --- | --- |",
      "| 3+ | 1 | - | 21 |",
      "| 7+ | 2 | M | 22 |",
    ]);
    expect(page()).toContain(
      "\n- Looked up by Roll (2D6): the row of the largest key not above it; below the first row: -. The roll.\n",
    );
    expect(page()).toContain("M = hits 0, check yes; - = check no, hits 0");
  });

  it("prints modifiers with their signs, figures with their units and derived lookups", () => {
    expect(block(page(), "| Id | Name | Modifier").slice(2)).toEqual([
      "| `high-ground` | High ground | +2 | one of place | Stands higher. | 23 |",
      "| `casualty` | Casualty | -1 | once for each |  | 24, figure 2 |",
    ]);
    expect(block(page(), "| Id | Name | Figure").slice(2)).toEqual([
      "| `turn` | Turn | 30 | s | Length of a turn. | 25 |",
    ]);
    expect(page()).toContain("\n- Operation `band-by`; table: guns; columns: range; field: far; beyond: too-far\n");
  });

  it("lists errata and open questions", () => {
    expect(page().split("\n## Errata\n")[1]).toBe(`
Applied in this edition; [the errata sheet](../errata/small.md) says them by name.

<a id="erratum-darts-range"></a>

### \`darts-range\`

The text says 40.

- \`guns/gun/loads/darts/range\`: printed 4(1), read **40(1)**
- Authority: document; line 12

## Open questions

Nothing is changed for these; the tables show what is printed.

<a id="erratum-bow-weight"></a>

### \`bow-weight\`

The page is torn.

- About \`guns/bow/weight\`
- Reading: 2 kg
- Reading: 3 kg
- line 12
`);
  });

  it("marks a cell an erratum emptied", () => {
    const steps = ["guns", "gun", "loads", "darts", "price"];
    const change = { at: steps.join("/"), steps, was: "5", now: null };
    const text = page({
      errata: [{ ...correction, changes: [{ ...(correction.changes[0] as never as object), ...change }] as never }],
    });
    expect(text).toContain("| 40(1) | blank, [printed 5](#erratum-darts-range) |");
  });

  it("lets no rule text become markup", () => {
    const tables = [{ ...guns(), title: hostile, description: `# ${hostile}` }];
    const text = page({ title: hostile, editions: { current: tables, "as-printed": [] } });
    const safe = "\\*/ \\`tick\\` \\$\\{1\\} &lt;/script&gt;&lt;b&gt; \\| \\{\\{x\\}\\} \\\\ \\[a\\](b)";
    expect(text).toContain(`\n# ${safe}\n`);
    expect(text).toContain(`\n## ${safe}\n`);
    expect(text).toContain(`\n\\# ${safe}\n`);
    expect(text).toContain(`\n- [${safe}](#guns)\n`);
    expect(text).not.toMatch(/[\u2028\u2029]|<\/script|<b>/);
  });

  it("is made of the real books without a missing name", () => {
    const books = made(
      reference,
      understand(load(fileURLToPath(new URL("../../../", import.meta.url))), () => {}),
    );
    const small = books.find(({ path }) => path === "reference/striker-ii.md")?.text ?? "";
    expect(small).toContain("| 15+ | 4 | 3 | 2 | 1 | M | - | - | 2291 |");
    expect(small).toContain("1/2, [printed 1/](#erratum-arl-heap-targets)");
  });
});

describe("markdown text", () => {
  it.each([
    ["- item", "\\- item"],
    ["+1", "\\+1"],
    ["12. March", "12\\. March"],
    ["1) one", "1\\) one"],
    ["===", "\\==="],
    ["two\n\nlines", "two lines"],
    ["<!-- x -->", "&lt;!-- x --&gt;"],
    ["&lt;", "&amp;lt;"],
    ["see https://a.b or www.a.b", "see https\\://a.b or www\\.a.b"],
  ])("%j may stand first on a line as %s", (text, expected) => {
    expect(words(text)).toBe(expected);
  });

  it("keeps a figure in a cell as it is printed", () => {
    expect(["-1", "12.", "+2"].map(inline)).toEqual(["-1", "12.", "+2"]);
  });
});

describe("template", () => {
  it("throws where the view lacks a name, in a block too", () => {
    expect(() => template("{{name}}")({})).toThrow("the template asks for name, which the view lacks");
    expect(() => template("{{#if name}}x{{/if}}")({})).toThrow("asks for name");
    expect(() => template("{{#each rows}}{{name}}{{/each}}")({ rows: [{}] })).toThrow("asks for name");
    expect(template("{{name}}{{#each rows}}{{this}}{{/each}}")({ name: null, rows: [] })).toBe("");
  });
});

describe("banner and version", () => {
  it("names the source and the command and nothing else", () => {
    expect(banner("rules/a/b.yaml")).toBe(
      "// Made by tablewright from rules/a/b.yaml. Do not edit: change the rules and run tablewright build.",
    );
    expect(banner("rules/a\nalert(1)\u2028b.yaml")).toContain("rules/a?alert(1)?b.yaml");
  });

  it("states the data version as a literal that nothing can leave", () => {
    const [file] = version([], { name: null, version: '1"; alert(1) //\u2028' });
    expect(file?.path).toBe("version.ts");
    const lines = file?.text.split("\n").filter((line) => line.startsWith("export"));
    expect(lines?.[0]).toBe('export const dataVersion = "1\\"; alert(1) //\\u2028";');
    expect(lines?.[1]).toMatch(/^export const dataHash = "[0-9a-f]{64}";$/);
  });
});

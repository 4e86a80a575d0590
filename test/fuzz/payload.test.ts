import { join } from "node:path";
import markdown from "markdown-it";
import { ts } from "ts-morph";
import { beforeAll, describe, expect, test } from "vitest";
import type { OutputFile } from "../../generator/src/emit/output/output.ts";
import { load } from "../../generator/src/project/load.ts";
import { compileRules, repository } from "../given/project.ts";

/** What would do harm in one output or another, between two marks; the first one is never a word of ours. */
const payload =
  "PAYLOAD */ alert(1) /* ` $" +
  "{alert(1)} ' \\\" \\\\ // @ts-ignore </script><img src=x onerror=alert(1)> <!-- --> [a](javascript:alert(1)) ![a](x) | {{title}} @deprecated {@link x} PAYLOAD";

/** Fields whose text is anyone's. */
const free =
  /^(\s*(?:title|description|name|because|author|rights|heading|rule|printed|unknown|reading): )(?!coatOf$).+$/gm;

const base = load(join(repository, "test/diagnostics/base"));
let outputs: readonly OutputFile[] = [];

beforeAll(async () => {
  const rules = base.rules.map((file) => ({
    ...file,
    text: file.text.replace(free, `$1"${payload.replaceAll("$", "$$$$")}"`),
  }));
  const compiled = await compileRules(rules, base.evidence);
  expect(compiled.diagnostics).toEqual([]);
  outputs = compiled.outputs;
});

const ending = (end: string) => outputs.filter(({ path }) => path.endsWith(end));

describe("a text of the rules is never code", () => {
  test("in TypeScript it stands in strings and comments alone", () => {
    let seen = 0;
    for (const { path, text } of ending(".ts")) {
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteral(node)) seen += node.text.includes("PAYLOAD") ? 1 : 0;
        else if (node.getChildCount(source) === 0) expect(node.getText(source), path).not.toMatch(/PAYLOAD|alert/);
        for (const child of node.getChildren(source)) if (!ts.isJSDoc(child)) visit(child);
      };
      visit(source);
      expect(text, `${path}: no comment directs the compiler`).not.toMatch(/^\s*\/\/\s*@ts-/m);
      expect(text.match(/alert\(1\)(?!.*PAYLOAD)/g) ?? [], `${path}: it stays on its line`).toEqual([]);
    }
    expect(seen).toBeGreaterThan(10);
  });

  test("in JSON it is the same text, and ends no script that holds it", () => {
    const texts = ending(".json").map(({ text }) => text);
    expect(texts.some((text) => text.includes("PAYLOAD"))).toBe(true);
    for (const text of texts) {
      expect(text).not.toContain("</");
      expect(text).not.toContain("<!--");
      expect(() => JSON.parse(text)).not.toThrow();
    }
    const data = texts
      .map((text) => JSON.parse(text) as { title: string })
      .find(({ title }) => title.startsWith("PAYLOAD"));
    expect(data?.title).toBe(JSON.parse(`"${payload}"`));
  });

  test("in Markdown it is text: no tag, no link, no picture", () => {
    const pages = ending(".md");
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(["reference/house.md", "errata/house.md"]));
    for (const { path, text } of pages) {
      expect(text, path).toContain("PAYLOAD");
      const html = markdown({ html: true }).render(text);
      expect(html.match(/<(?:script|img|iframe|!--(?! Made by))[^>]*>?/g) ?? [], path).toEqual([]);
      expect(html.match(/href="(?!#|\.\.?\/|[\w-]+\.md)[^"]*"/g) ?? [], path).toEqual([]);
    }
  });
});

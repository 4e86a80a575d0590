import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const files = readdirSync("site", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.ts$/.test(path))
  .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join("site", path), "utf8") }));

function naming(pattern: RegExp): readonly string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

describe("the reference site", () => {
  test("puts nothing on a page but what its one door to HTML has escaped", () => {
    expect(naming(/outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc/)).toEqual([]);
    expect(naming(/innerHTML(?! = printed\()/)).toEqual([]);
    expect(naming(/Symbol\(/)).toEqual(["src/html.ts"]);
  });

  test("knows the compiler by what it publishes, and writes fractions as it does", () => {
    expect(naming(/from "(tablewright|[^"]*generat(or|ed)\/)(?!src\/(runtime\/|numerals\/quotient))/)).toEqual([]);
  });

  test.for<[string, readonly string[]]>([
    ["minisearch", ["src/search.ts", "src/search/index-text.ts"]],
    ["node:", ["src/data/checks.ts", "src/data/project.ts"]],
  ])("imports %s where it says", ([name, doors]) => {
    expect([...naming(new RegExp(`from "${name}`))].sort()).toEqual(doors);
  });

  test("has no file of more than 220 lines", () => {
    expect(files.filter(({ text }) => text.split("\n").length > 221).map(({ path }) => path)).toEqual([]);
  });
});

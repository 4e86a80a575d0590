import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const files = readdirSync("editor/src", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join("editor/src", path), "utf8") }));

function naming(pattern: RegExp): readonly string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

describe("the editor", () => {
  test("knows the compiler by one door", () => {
    expect(naming(/from "[^"]*generator\//)).toEqual(["compiler.ts"]);
  });

  test("leaves the compiler to the worker: of its files a page takes types alone", () => {
    const page = files.filter(({ path }) => path.startsWith("page/"));
    const taking = page.filter(({ text }) =>
      /^import (?!type )[^;]*"\.\.\/(?:compiler|engine\/(?!tabbed))/m.test(text),
    );
    expect(taking.map(({ path }) => path)).toEqual([]);
  });

  test("puts nothing on the page but text and elements", () => {
    expect(naming(/(?:inner|outer)HTML|insertAdjacentHTML|document\.write|srcdoc|\beval\(|new Function/)).toEqual([]);
  });

  test("has no file of more than 220 lines", () => {
    expect(files.filter(({ text }) => text.split("\n").length > 221).map(({ path }) => path)).toEqual([]);
  });
});

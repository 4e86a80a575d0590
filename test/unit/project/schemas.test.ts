import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check } from "../../../generator/src/compile.ts";
import { load } from "../../../generator/src/project/load.ts";
import { repository } from "../../given/project.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "schemas-"));
  put("rules/house/book.yaml", "title: House rules\ndocument: none\nminus: up-to\n");
  put(
    "rules/house/morale/limits.yaml",
    "kind: figures\ntitle: Limits\nrows:\n  least:\n    description: The least.\n    value: 2\n",
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const messages = () => check(load(folder)).diagnostics.map(({ message }) => message);

test("a project without schemas writes by those of the compiler", () => {
  expect(messages()).toEqual([]);
});

test("a kind of its own may stand beside them, and refer to what they define", () => {
  put(
    "rules/house/magic/spells.yaml",
    "kind: spells\ntitle: Spells\nrows:\n  light:\n    description: Mana it takes.\n    value: 2\n",
  );
  expect(messages()).toHaveLength(1);
  const figures = readFileSync(join(repository, "schema/shared/figures.schema.json"), "utf8");
  put("schema/magic/spells.schema.json", figures.replace("figures", "spells"));
  expect(messages()).toEqual([]);
});

test("a whole set of its own stands alone", () => {
  cpSync(join(repository, "schema"), join(folder, "schema"), { recursive: true });
  rmSync(join(folder, "schema/shared/figures.schema.json"));
  expect(messages()).toEqual(["morale has no kind figures"]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sortFiles } from "../../../generator/src/project/layout.ts";
import { repository } from "../../given/project.ts";

const books = readdirSync(join(repository, "rules"));
const { exports } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as { exports: object };

/** What stands beside the books in the output, and in the paths an app imports. */
const beside = new Set(
  [
    ...readdirSync(join(repository, "generated")).filter((name) => !name.startsWith(".")),
    ...Object.keys(exports)
      .filter((path) => path.split("/").length > 2)
      .map((path) => path.split("/")[1] ?? ""),
  ].map((name) => name.replace(/\..*$/, "")),
);

test.each([...beside].filter((name) => !books.includes(name)))("no book can be called %s, which is emitted", (id) => {
  const problems: string[] = [];
  sortFiles([{ path: `rules/${id}/book.yaml`, text: "" }], ({ code }) => problems.push(code));
  expect(problems).toEqual(["name/id"]);
});

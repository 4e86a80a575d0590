import { test } from "vitest";
import { join } from "node:path";
import { writeFileSync } from "node:fs";
import { load } from "../generator/src/load.ts";
import { positionAt } from "../generator/src/source.ts";
import { compileRules, houseBook, repository } from "./given/project.ts";
test("x", async () => {
  for (const name of (process.env.S ?? "").split(",")) {
    const folder = join(repository, "test/samples", name);
    const { diagnostics: bytes, ...sample } = load(folder);
    const book = houseBook("house");
    const rules = sample.rules.some(({ path }) => path.startsWith("rules/house/")) && !sample.rules.some(({ path }) => path === book.path) ? [...sample.rules, book] : sample.rules;
    const found = await compileRules(rules, sample.evidence);
    const out = [...bytes, ...found.diagnostics].map(({ code, message, span, hint }) => ({ code, file: span.file.path, ...positionAt(span.file, span.start), message, ...(hint && { hint }) }));
    console.log(name, JSON.stringify(out, null, 1));
    if (process.env.W) writeFileSync(join(folder, "errors.json"), `${JSON.stringify(out, null, 2)}\n`);
  }
});

import { join } from "node:path";
import { Project, ts } from "ts-morph";
import { describe, expect, test } from "vitest";
import { compile } from "../../generator/src/compile.ts";
import type { OutputFile } from "../../generator/src/emit/output/output.ts";
import { load } from "../../generator/src/project/load.ts";
import { importEmitted } from "../given/emitted.ts";
import { compileRules, houseBook, knownSchemas, repository } from "../given/project.ts";
import { houseRules } from "../unit/operations/given.ts";

// biome-ignore lint/suspicious/noExplicitAny: the tests use the SDK as untyped code does
type Any = any;

async function outputsOfSample(name: string): Promise<readonly OutputFile[]> {
  const { rules } = load(join(repository, "test/samples", name));
  return (await compileRules([houseBook("house"), ...rules])).outputs;
}

const sdkOf = async (name: string): Promise<Any> => importEmitted(await outputsOfSample(name), "house/index.js");

describe("cases, group G", () => {
  test("G01 an id stands as it was typed where it is a key, and where it is a name by one rule", async () => {
    const { hitModifiers, sumHitModifiers } = await sdkOf("case-g01-ids-with-points");
    expect(Object.keys(hitModifiers)).toEqual(["5.5mm", "88mm-flak"]);
    expect(hitModifiers["5.5mm"]).toMatchObject({ id: "5.5mm", value: 3 });
    expect(sumHitModifiers({ _55mm: true, _88mmFlak: true })).toBe(12);
  });

  test("G03 tables named as the words of the language can be looked up and read", async () => {
    const sdk = await sdkOf("case-g03-tables-named-as-words");
    for (const name of ["Default", "Delete", "Class", "Await", "Arguments"]) {
      expect(sdk[`lookup${name}`](9)).toBe("suppressed");
      expect(sdk[`_${name.toLowerCase()}`]["9-13"].result).toBe("suppressed");
    }
  });

  test("G05 a text is the same when the program runs, and what directs a tool is none in a comment", async () => {
    const outputs = await outputsOfSample("case-g05-text-is-never-code");
    const { riflesList } = (await importEmitted(outputs, "house/index.js")) as Any;
    expect(riflesList[0].name).toBe("use 5*/6* units; @deprecated is text, {@link x} too");
    const code = outputs.find(({ path }) => path === "house/morale-table.ts")?.text ?? "";
    const file = ts.createSourceFile("house/morale-table.ts", code, ts.ScriptTarget.ES2022, true);
    const tags = file.statements.flatMap((one) => ts.getJSDocTags(one).map(({ tagName }) => tagName.text));
    expect([...new Set(tags)].sort()).toEqual(["example", "param", "source"]);
  });

  test("G07 a checker's work grows with the table: no types of all pairs of ids", async () => {
    const made = await Promise.all([6, 12, 18].map(async (size) => typesOf(await pairs(size))));
    const [small, middle, large] = made as [number, number, number];
    // 36, 144 and 324 rows: 108 more, then 180 more
    expect((large - middle) / (middle - small)).toBeLessThan(2);
    for (const { path, text } of await pairs(6)) {
      if (path.startsWith("house/")) expect(text.match(/(?:type|:) [^=;]*`[^`]*\$\{/) ?? [], path).toEqual([]);
    }
  });
});

/** A lookup by two ids, with a row for each pair. */
async function pairs(size: number): Promise<readonly OutputFile[]> {
  const ids = Array.from({ length: size }, (_, index) => `id-${index}`);
  const rows = ids.flatMap((signal) => ids.map((type) => `  - { signal: ${signal}, type: ${type}, more: 1 }\n`));
  const head = "kind: signals\ntitle: Signals\naxes: { signal: { match: exact }, type: { match: exact } }\nrows:\n";
  return (await compile(houseRules({ signals: head + rows.join("") }), knownSchemas)).outputs;
}

/** How many types the TypeScript compiler makes to check emitted code. */
function typesOf(outputs: readonly OutputFile[]): number {
  const { ES2022: target } = ts.ScriptTarget;
  const compilerOptions = { target, module: ts.ModuleKind.NodeNext, lib: ["lib.es2022.d.ts"], types: [], strict: true };
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions });
  project.createSourceFile("/package.json", '{ "type": "module" }');
  for (const { path, text } of outputs)
    if (/^(house|runtime)\/.*\.ts$/.test(path)) project.createSourceFile(`/${path}`, text);
  expect(project.getPreEmitDiagnostics()).toEqual([]);
  return project.getProgram().compilerObject.getTypeCount();
}

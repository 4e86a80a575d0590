import { expect, describe as group, test } from "vitest";
import { describe } from "../../../generator/src/columns/table.ts";
import { readSchemas, type SchemaNode, type SchemaSet } from "../../../generator/src/kinds/schema-set.ts";
import { parse } from "../../../generator/src/parse/index.ts";
import type { SyntaxMap } from "../../../generator/src/source/syntax.ts";
import { interpret } from "../../../generator/src/validate/interpret.ts";
import { createValidators, type Finding } from "../../../generator/src/validate/validator.ts";
import { units } from "../../../generator/src/values/units.ts";
import { projectOf } from "../../given/project.ts";
import { tables } from "./tables.ts";

const project = projectOf([]);
const schemas = () => readSchemas(project.schemas);
const scope = { minus: "negative" as const };

group("a table's own schema is judged as ajv judges it", () => {
  test.each(Object.entries(tables))("%s", (name, text) => {
    const set = schemas();
    const root = rootOf(text);
    const kind = /^kind: (\S+)/.exec(text)?.[1] ?? "";
    const head = set.files.get(`shared/${kind}.schema.json`) as SchemaNode;
    const own = describe(set, head, root, new Set(units.keys()), (one) => {
      throw new Error(`${name}: ${one.message}`);
    });
    const path = "shared/own.schema.json";
    const withOwn: SchemaSet = { files: new Map(set.files).set(path, own?.schema as SchemaNode) };
    const byAjv = createValidators(withOwn, project.schemaLibrary)(path);
    const bySelf = interpret(set, own?.schema as SchemaNode);
    let wrong = 0;
    for (const mutant of mutantsOf(text)) {
      const tree = parse({ path: "rules/house/own.yaml", text: mutant }).tree?.root;
      if (!tree) continue;
      const expected = byAjv(tree, scope).map(named).sort();
      expect(bySelf(tree, scope).map(named).sort(), mutant).toEqual(expected);
      if (expected.length > 0) wrong += 1;
    }
    expect(wrong, "mutants with a finding").toBeGreaterThan(9);
  });
});

function rootOf(text: string): SyntaxMap {
  return parse({ path: "rules/house/own.yaml", text }).tree?.root as SyntaxMap;
}

function named({ instancePath, keyword, params, properties, required, argument, diagnostic }: Finding): string {
  const said = diagnostic ? `${diagnostic.code} ${diagnostic.message} ${diagnostic.hint}` : params;
  return JSON.stringify([instancePath, keyword, said, properties, required, argument]);
}

/** The table with one word or figure of its rows gone, doubled, or in the form of another type. */
function mutantsOf(text: string): readonly string[] {
  const start = text.indexOf("rows:");
  const [head, rows] = [text.slice(0, start), text.slice(start)];
  const places = [...rows.matchAll(/[\w.+/-]+/g)];
  return places.flatMap(({ 0: word, index }) =>
    ["", "7", "word", "[1, a]", "{ a: 1 }", "yes", '"3"', `${word}x`].map(
      (put) => head + rows.slice(0, index) + put + rows.slice(index + word.length),
    ),
  );
}

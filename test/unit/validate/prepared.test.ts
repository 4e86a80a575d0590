import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { readSchemas, type SchemaNode, type SchemaSet } from "../../../generator/src/kinds/schema-set.ts";
import { parse } from "../../../generator/src/parse/index.ts";
import { load } from "../../../generator/src/project/load.ts";
import { childText, type SyntaxMap } from "../../../generator/src/source/syntax.ts";
import { judges } from "../../../generator/src/validate/judge.ts";
import { plainTree } from "../../../generator/src/validate/plain-value.ts";
import type { Published } from "../../../generator/src/validate/published.ts";
import { createValidators } from "../../../generator/src/validate/validator.ts";
import { repository } from "../../given/project.ts";

// The built one, for only the build prepares validators.
const built = pathToFileURL(join(repository, "generator/dist/validate/prepared.js")).href;
const { prepared } = (await import(/* @vite-ignore */ built)) as { readonly prepared: Published };
const none: Published = { contents: {}, validators: {} };
const schemas = readSchemas(load(repository).schemas);

/** A file of rules, and the schema it is judged by. */
interface Subject {
  readonly path: string;
  readonly root: SyntaxMap;
  readonly schema: string;
}

const samples = readdirSync(join(repository, "test/samples")).map((name) => `test/samples/${name}`);
const subjects = ["", ...samples].flatMap((folder) =>
  load(join(repository, folder)).rules.flatMap((file): readonly Subject[] => {
    const { tree, remains } = parse(file);
    return [tree?.root ?? [], remains?.root ?? []].flat().flatMap((root) => {
      const schema = schemaOf(file.path, root);
      return schema === undefined ? [] : [{ path: join(folder, file.path), root, schema }];
    });
  }),
);

describe("a prepared validator", () => {
  const validatorOf = createValidators(schemas, none);

  test("is there for every schema a file of rules is judged by", () => {
    const judging = [...schemas.files.keys()].filter((path) => /\/|^(?:book|erratum)\./.test(path));
    expect(Object.keys(prepared.validators).sort()).toEqual(judging.sort());
  });

  test.for(["up-to", "negative"] as const)("finds right just what has no mistake, where minus means %s", (minus) => {
    const appoint = judges(schemas);
    const isRight = ({ root, schema }: Subject) => {
      const { value, nodeOf } = plainTree(root);
      return prepared.validators[schema]?.isRight.call(appoint(nodeOf, { minus }), value);
    };
    const right = subjects.filter(({ root, schema }) => validatorOf(schema)(root, { minus }).length === 0);
    expect(subjects.filter(isRight).map(({ path }) => path)).toEqual(right.map(({ path }) => path));
    expect([right.length > 200, subjects.length - right.length > 60]).toEqual([true, true]);
  });
});

describe("a schema the author changed or added", () => {
  const book = subjects.find(({ schema }) => schema === "book.schema.json") as Subject;

  test("judges as it now says", () => {
    const found = judged(
      changed("book.schema.json", (schema) => ({ ...schema, required: ["ruler"] })),
      book,
    );
    expect(found).toEqual([["required", { missingProperty: "ruler" }]]);
  });

  test("counts where another refers to it", () => {
    const common = changed("common.schema.json", (schema) => ({
      ...schema,
      $defs: { ...(schema.$defs as object), title: { const: "Another title" } },
    }));
    expect(judged(common, book)).toContainEqual(["const", { allowedValue: "Another title" }]);
  });

  test("is complained of at once where it is faulty, whether or not anything is judged by it", () => {
    const faulty = changed("armor/odd.schema.json", () => ({ type: "coat" }));
    expect(() => createValidators(faulty, prepared)).toThrow(/^armor\/odd\.schema\.json: schema is invalid/);
  });
});

/** What a file is found wrong with by some schemas. */
function judged(set: SchemaSet, { schema, root }: Subject) {
  const findings = createValidators(set, prepared)(schema)(root, { minus: "up-to" });
  return findings.map(({ keyword, params }) => [keyword, params]);
}

function changed(path: string, change: (schema: SchemaNode) => SchemaNode): SchemaSet {
  return { files: new Map(schemas.files).set(path, change(schemas.files.get(path) ?? {})) };
}

function schemaOf(path: string, root: SyntaxMap): string | undefined {
  const [, , folder = "", name] = path.split("/");
  if (name === undefined) return folder === "book.yaml" ? "book.schema.json" : undefined;
  if (folder === "errata") return "erratum.schema.json";
  const kind = `${childText(root, "kind")}.schema.json`;
  return [folder, "derived", "shared"].map((family) => `${family}/${kind}`).find((one) => schemas.files.has(one));
}

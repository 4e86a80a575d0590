import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { readSchemas, type SchemaNode, type SchemaSet } from "../../../generator/src/kinds/schema-set.ts";
import { parse } from "../../../generator/src/parse/index.ts";
import { load, schemaLibrary } from "../../../generator/src/project/load.ts";
import { childText, type SyntaxMap } from "../../../generator/src/source/syntax.ts";
import { validateTree } from "../../../generator/src/validate/index.ts";
import type { Prepared } from "../../../generator/src/validate/prepared.ts";
import { createValidators } from "../../../generator/src/validate/validator.ts";
import { repository } from "../../given/project.ts";

// The built one, for only the build prepares validators.
const built = pathToFileURL(join(repository, "generator/dist/validate/prepared.js")).href;
const { prepared } = (await import(/* @vite-ignore */ built)) as { readonly prepared: Prepared };
const none: Prepared = { schemas: {}, validators: {} };
const schemas = readSchemas(load(repository).schemas);

type ValidatorOf = ReturnType<typeof createValidators>;

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
  const compiled = createValidators(schemas, schemaLibrary, none);

  test("is there for every schema a file of rules is judged by", () => {
    const judging = [...schemas.files.keys()].filter((path) => /\/|^(?:book|erratum)\./.test(path));
    expect(Object.keys(prepared.validators).sort()).toEqual(judging.sort());
  });

  test.for(["up-to", "negative"] as const)("says what one compiled now says, where minus means %s", (minus) => {
    const said = (validatorOf: ValidatorOf) =>
      subjects.map(({ path, root, schema }) => [path, validateTree(root, validatorOf(schema), { minus })] as const);
    const [expected, found] = [said(compiled), said(createValidators(schemas, null, prepared))];
    expect(found).toEqual(expected);
    const wrong = found.filter(([, complaints]) => complaints.length > 0);
    expect([found.length - wrong.length > 200, wrong.length > 60]).toEqual([true, true]);
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
    expect(() => createValidators(faulty, schemaLibrary, prepared)).toThrow(
      expect.objectContaining({ place: { path: "armor/odd.schema.json", pointer: "/type" } }),
    );
  });

  test.each(["^(a+)+$", "^(a|a)*$", "(a*)*b", "[a-z]+$", "^\\s*\\s*x"])(
    "may not hold the pattern %s, which a text can make slow",
    (pattern) => {
      const slow = changed("book.schema.json", (schema) => ({
        ...schema,
        properties: { title: { type: "string", pattern } },
      }));
      expect(() => createValidators(slow, schemaLibrary, prepared)("book.schema.json")).toThrow(
        `the pattern ${pattern} may take ever longer on a long text`,
      );
    },
  );

  test.each([
    "^[a-z0-9]+([-.][a-z0-9]+)*$",
    "^\\d+(\\.\\d+)?$",
    "^[A-Z][a-z]+( [A-Z][a-z]+)*$",
    "^.*\\.pdf$",
    "x",
    "^(?!.*  ).+$",
  ])("may hold the pattern %s", (pattern) => {
    const fine = changed("book.schema.json", (schema) => ({
      ...schema,
      properties: { title: { type: "string", pattern } },
    }));
    expect(createValidators(fine, schemaLibrary, prepared)("book.schema.json")).toBeTypeOf("function");
  });

  test("is refused by name where nothing may be compiled", () => {
    const more = changed("armor/odd.schema.json", () => ({ type: "object" }));
    expect(() => createValidators(more, null, prepared)).toThrow(/^armor\/odd\.schema\.json is not as the compiler/);
  });
});

/** What a file is found wrong with by some schemas. */
function judged(set: SchemaSet, { schema, root }: Subject) {
  const findings = createValidators(set, schemaLibrary, prepared)(schema)(root, { minus: "up-to" });
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

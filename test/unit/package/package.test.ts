import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { missingWays } from "../../../generator/src/package/exports.ts";
import { packageOf } from "../../../generator/src/package/index.ts";
import { repository } from "../../given/project.ts";

/** Two books, each table with data of the same private name, and one that asks a table of the other book. */
const generated = {
  "index.ts": 'export * from "./version.js";\nexport type { Band } from "./runtime/types.js";\n',
  "version.ts": '/** The version. */\nexport const dataVersion = "1.0.0";\n',
  "runtime/types.ts": "/** From, to. */\nexport interface Band {\n  readonly from: number;\n}\n",
  "runtime/check.ts":
    "// Refuses.\nexport function refuse(text: string): never {\n  throw new TypeError(text);\n}\nexport function unused(): void {}\n",
  "house/index.ts": 'export * from "./walls.js";\nexport * from "./arms.js";\n',
  "house/arms.ts": `import { refuse } from "../runtime/check.js";
const data = { sling: { id: "sling", price: 2 } } as const;
/** Arms, with their data. */
export const arms: typeof data = /* @__PURE__ */ Object.freeze(data);
export function priceOf(id: "sling"): number {
  return id in arms ? arms[id].price : refuse("no such arm");
}
`,
  "house/walls.ts": `import type { Band } from "../runtime/types.js";
import { priceOf } from "./arms.js";
const data = {
  /** How thick. */
  hedge: [1, 2],
} as const;
export const walls: typeof data = /* @__PURE__ */ Object.freeze(data);
export function cost(band: Band): number {
  return band.from * priceOf("sling");
}
`,
  "club/index.ts": 'export * from "./prices.js";\n',
  "club/prices.ts":
    'import { arms } from "../house/arms.js";\nexport const price: typeof arms.sling.price = arms.sling.price;\n',
  "test/house.golden.test.ts": "throw new Error();\n",
  "data/house.json": '{\n  "book": "house",\n  "tables": []\n}\n',
  "cases/house.json": "{}\n",
};

const schemas = [
  { path: "package.json", text: '{ "name": "club-tables", "version": "1.0.0", "license": "MIT" }' },
  { path: "schema/data.schema.json", text: '{ "title": "Data" }' },
  { path: "schema/book.schema.json", text: '{ "title": "Book" }' },
];

let made: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  const files = Object.entries(generated).map(([path, text]) => ({ path, text }));
  made = Object.fromEntries((await packageOf(files, schemas)).map(({ path, text }) => [path, text]));
});

test("a way in is a file of code and one of types; a book is one, and so is what is beside the books", () => {
  expect(Object.keys(made).sort()).toEqual([
    "club/index.d.ts",
    "club/index.js",
    "data/house.json",
    "house/index.d.ts",
    "house/index.js",
    "index.d.ts",
    "index.js",
    "meta/house.d.ts",
    "meta/house.js",
    "runtime/types.d.ts",
    "schema/data.schema.json",
  ]);
  expect(made["data/house.json"]).toBe('{"book":"house","tables":[]}\n');
});

test("a file that may be copied out of the package says where it comes from", () => {
  expect(made["house/index.js"]?.split("\n")[0]).toBe("// club-tables 1.0.0, license MIT");
});

test("the types of a book stand in its order, and what is private to several tables stays apart", () => {
  expect(made["house/index.d.ts"]).toBe(`import type { Band } from "../runtime/types.js";
export declare const walls: typeof data1;
export declare function cost(band: Band): number;
/** Arms, with their data. */
export declare const arms: typeof data2;
export declare function priceOf(id: "sling"): number;
declare const data1: {
    /** How thick. */
    readonly hedge: readonly [1, 2];
};
declare const data2: {
    readonly sling: {
        readonly id: "sling";
        readonly price: 2;
    };
};
export {};
`);
  expect(made["index.d.ts"]).toBe(`import type { Band } from "./runtime/types.js";
export type { Band };
/** The version. */
export declare const dataVersion = "1.0.0";
export {};
`);
});

test("another book is imported from its own file, in code as in types", () => {
  expect(made["club/index.js"]).toMatch(/^\/\/ .*\nimport ?\{ ?arms ?\} ?from ?["'`]\.\.\/house\/index\.js["'`]/);
  expect(made["club/index.d.ts"]).toContain('import type { arms } from "../house/index.js";\n');
});

test("code comes with what it uses of the runtime, without comments but for the marks of bundlers", async () => {
  const code = made["house/index.js"] ?? "";
  expect(code).not.toMatch(/unused|Refuses|with their data|How thick/);
  expect(code.match(/\/\*.*?\*\//g)).toContain("/* @__PURE__ */");
  const house = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect([house.priceOf("sling"), house.cost({ from: 3 }), house.walls]).toEqual([2, 6, { hedge: [1, 2] }]);
  expect(() => house.priceOf("bow")).toThrow(new TypeError("no such arm"));
});

test("a package.json gives every way in, or is told which it lacks", () => {
  expect(missingWays(readFileSync(join(repository, "package.json"), "utf8"))).toEqual({});
  expect(Object.keys(missingWays('{ "exports": { ".": "./dist/index.js", "./*": "./dist/*" } }'))).toContain(
    "./odds/*",
  );
  expect(Object.keys(missingWays("{}"))).toContain(".");
});

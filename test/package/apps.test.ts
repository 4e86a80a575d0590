import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as esbuild } from "esbuild";
import { publint } from "publint";
import { rollup } from "rollup";
import { build as vite } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../generated/given.ts";
import { tenLines } from "./app.ts";
import { appWithTables, pack } from "./install.ts";
import { compilers, complaints, installOldTypeScript, resolutions } from "./typescript.ts";

/** One table of eight: what follows must not reach the user of this app. */
const small = `import { walkerPoints } from "skirmish-tables/walkers";
console.log(JSON.stringify(walkerPoints["60mm"].heavy));
`;
const answer = '{"hull":3,"armor":4}\n';

const folder = appWithTables();
beforeAll(() => {
  writeFileSync(join(folder, "small.js"), small);
  writeFileSync(join(folder, "ten.ts"), tenLines);
  copyFileSync(join(root, "test/types/promises.ts"), join(folder, "promises.ts"));
  installOldTypeScript();
});

const run = (path: string) => execFileSync(process.execPath, [join(folder, path)], { cwd: folder, encoding: "utf8" });

describe("those who judge packages find nothing wrong:", () => {
  test("publint", async () => {
    const { messages } = await publint({ pkgDir: join(folder, "node_modules/skirmish-tables"), strict: true });
    expect(messages).toEqual([]);
  });

  test("Are The Types Wrong, for every way in", () => {
    const ways = [
      "walkers",
      "as-printed/striker-ii",
      "errata/walkers",
      "odds/striker-ii",
      "sources/walkers",
      "explain/walkers",
      "history/walkers",
    ];
    const attw = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
    const line = ["--profile", "esm-only", "--format", "json", "--include-entrypoints", ...ways];
    const { status, stdout } = spawnSync(process.execPath, [attw, pack(".").tarball, ...line], { encoding: "utf8" });
    const { analysis } = JSON.parse(stdout) as { analysis: { entrypoints: Record<string, unknown> } };
    expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(ways.map((way) => `./${way}`)));
    expect(status).toBe(0);
  });
});

describe("an app on Node", () => {
  test("imports it as an ES module", () => {
    expect(run("small.js")).toBe(answer);
  });

  test("requires it from CommonJS", () => {
    writeFileSync(
      join(folder, "small.cjs"),
      'const { walkerPoints } = require("skirmish-tables/walkers");\nconsole.log(JSON.stringify(walkerPoints["60mm"].heavy));\n',
    );
    expect(run("small.cjs")).toBe(answer);
  });
});

describe.each(Object.keys(compilers))("an app in TypeScript %s", (compiler) => {
  test.each(Object.keys(resolutions))("with %s resolution has exact types, and every promise kept", (resolution) => {
    expect(complaints(compiler, resolution, ["ten.ts", "promises.ts"], folder)).toBe("");
  });
});

describe("a bundle of an app with one table", () => {
  const bundles: Readonly<Record<string, (outfile: string) => Promise<unknown>>> = {
    esbuild: (outfile) =>
      esbuild({ absWorkingDir: folder, entryPoints: ["small.js"], bundle: true, minify: true, format: "esm", outfile }),
    // Rollup finds no packages by itself; Vite's library mode is Rollup with that and a minifier.
    vite: (outfile) => bundleWithVite(outfile),
  };

  test.each(Object.entries(bundles))("made by %s runs, and ships that table alone", async (name, bundle) => {
    const outfile = join(folder, "out", name, "small.js");
    mkdirSync(join(folder, "out", name), { recursive: true });
    await bundle(outfile);
    expect(run(`out/${name}/small.js`)).toBe(answer);
    const text = readFileSync(outfile, "utf8");
    expect(text).toContain("160mm");
    // Words of other tables of the same book, and of other books.
    expect(text).not.toMatch(/Control hit|acr-7mm|morale|Formidable|equally close/i);
  });

  test("made by Rollup runs, and ships that table alone", async () => {
    const entry = join(folder, "node_modules/skirmish-tables/dist/walkers/index.js");
    const resolve = { name: "packages", resolveId: (id: string) => (id === "skirmish-tables/walkers" ? entry : null) };
    const bundle = await rollup({ input: join(folder, "small.js"), plugins: [resolve] });
    const { output } = await bundle.write({ file: join(folder, "out/rollup/small.js"), format: "es" });
    expect(run("out/rollup/small.js")).toBe(answer);
    expect(output[0].code).not.toMatch(/Control hit|acr-7mm|morale|Formidable|equally close/i);
  });
});

function bundleWithVite(outfile: string): Promise<unknown> {
  return vite({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: {
      lib: { entry: join(folder, "small.js"), formats: ["es"], fileName: () => "small.js" },
      outDir: join(outfile, ".."),
      minify: "esbuild",
    },
  });
}

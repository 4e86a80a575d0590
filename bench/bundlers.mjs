import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, transformSync } from "esbuild";
import { rollup } from "rollup";
import { build as viteBuild } from "vite";
import { repository } from "./repository.mjs";

const folder = mkdtempSync(join(tmpdir(), "tablewright-bench-app-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, "node_modules"));
symlinkSync(repository, join(folder, "node_modules/skirmish-tables"), "junction");
writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
const books = readdirSync(join(repository, "rules"));
writeFileSync(
  join(folder, "all.js"),
  books.map((book, at) => `export * as book${at} from "skirmish-tables/${book}";\n`).join(""),
);

const entry = join(folder, "app.js");

/** Each bundles the text of an app that uses the package and gives the minified code. */
export const bundlers = {
  esbuild: async (app) => {
    writeFileSync(entry, app);
    const shared = { entryPoints: [entry], bundle: true, format: "esm", minify: true, charset: "utf8", write: false };
    return (await build(shared)).outputFiles[0].text.trim();
  },
  Rollup: async (app) => {
    writeFileSync(entry, app);
    const { output } = await (await rollup({ input: entry, plugins: [packages] })).generate({ format: "es" });
    return transformSync(output[0].code, { minify: true, charset: "utf8" }).code.trim();
  },
  Vite: async (app) => {
    writeFileSync(entry, app);
    const lib = { entry, formats: ["es"], fileName: () => "app.js" };
    const options = { lib, write: false, minify: "esbuild" };
    const [{ output }] = await viteBuild({ root: folder, configFile: false, logLevel: "silent", build: options });
    return transformSync(output[0].code, { minify: true, charset: "utf8" }).code.trim();
  },
};

/** Rollup by itself reads no package.json: neither where a subpath leads nor that nothing has side effects. */
const packages = {
  name: "packages",
  resolveId: (id, importer) => {
    const [, book] = /^skirmish-tables\/(.+)$/.exec(id) ?? [];
    if (book) return { id: join(repository, "dist", book, "index.js"), moduleSideEffects: false };
    return importer ? { id: join(importer, "..", id), moduleSideEffects: false } : null;
  },
};

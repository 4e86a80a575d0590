// Builds the reference site into dist-site/, or the folder it is given: the pages as plain HTML files, the scripts as
// classic ones, because a browser loads no module from a file on disk.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, runnerImport } from "vite";

const site = fileURLToPath(new URL(".", import.meta.url));
const out = resolve(process.argv[2] ?? join(site, "../dist-site"));

if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, "assets/site.js"))) {
  console.error(`site: ${out} holds something that is no such site; name an empty folder`);
  process.exit(1);
}
rmSync(out, { recursive: true, force: true });
const { pages } = await source("pages/index.ts");
const { searchIndex } = await source("search/index-text.ts");
await script("site");
await script("live");
await script("search", { SEARCH_INDEX: JSON.stringify(searchIndex()) });
for (const { path, text } of pages()) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}

/** A module of the site, run here. */
async function source(path) {
  const { module } = await runnerImport(join(site, "src", path), { root: site, configFile: false });
  return module;
}

/** One classic script, with its style sheet where it has one. */
async function script(name, define = {}) {
  await build({
    root: site,
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      outDir: out,
      emptyOutDir: false,
      target: "es2022",
      lib: {
        entry: join(site, `src/${name}.ts`),
        formats: ["iife"],
        name: `skirmish_${name}`,
        fileName: () => `assets/${name}.js`,
        cssFileName: `assets/${name}`,
      },
    },
  });
}

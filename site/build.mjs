// Builds the reference site into dist-site/: the pages as plain HTML files, the scripts as classic ones, because a
// browser loads no module from a file on disk.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, runnerImport } from "vite";

const site = fileURLToPath(new URL(".", import.meta.url));
const out = join(site, "../dist-site");

rmSync(out, { recursive: true, force: true });
await script("site");
await script("live");
const { module } = await runnerImport(join(site, "src/pages/index.ts"), { root: site, configFile: false });
for (const { path, text } of await module.pages()) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}

/** One classic script with its style sheet. */
async function script(name) {
  await build({
    root: site,
    configFile: false,
    logLevel: "warn",
    publicDir: "public",
    build: {
      outDir: out,
      emptyOutDir: false,
      assetsDir: "assets",
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

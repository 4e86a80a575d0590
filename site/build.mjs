// Builds the reference site into dist-site/, or the folder it is given: the pages as plain HTML files, the scripts as
// classic ones, because a browser loads no module from a file on disk.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle, runnerImport } from "vite";

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
// The feeds a release makes; none are there before the first.
for (const feed of ["errata-feed.json", "errata-feed.atom"]) {
  const made = join(site, "..", feed);
  if (existsSync(made)) cpSync(made, join(out, feed));
}
const manifest = {
  name: "Skirmish tables",
  short_name: "Tables",
  start_url: "index.html",
  display: "standalone",
  background_color: "#fbfaf6",
  theme_color: "#9a2c1c",
  icons: [{ src: "assets/icon.svg", sizes: "any", type: "image/svg+xml" }],
};
writeFileSync(join(out, "manifest.webmanifest"), `${JSON.stringify(manifest)}\n`);
const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
  .sort();
const hash = createHash("sha256");
for (const file of files) hash.update(readFileSync(join(out, file)));
const build = `"site-${hash.digest("hex").slice(0, 16)}"`;
await script("offline", { FILES: JSON.stringify(["./", ...files]), BUILD: build }, "offline.js");

// What a port must answer; it is no page, and not kept for use without a network either.
cpSync(join(site, "../generated/cases"), join(out, "cases"), { recursive: true });

// The editor, with the published rules beside it; it needs a host, so it is none of what is kept for use without a network.
const { readProject } = await source("../../generator/src/serve/rules-folder.ts");
const { repository } = JSON.parse(readFileSync(join(site, "../package.json"), "utf8"));
const forge = repository && `${repository.url.replace(/^git\+|\.git$/g, "")}/new/main`;
cpSync(join(site, "../generator/dist/page"), join(out, "edit"), { recursive: true });
const project = { ...readProject(join(site, "..")), folder: "", forge };
writeFileSync(join(out, "edit/project.json"), JSON.stringify(project));

/** A module of the site, run here. */
async function source(path) {
  const { module } = await runnerImport(join(site, "src", path), { root: site, configFile: false });
  return module;
}

/** One classic script, with its style sheet where it has one. */
async function script(name, define = {}, to = `assets/${name}.js`) {
  await bundle({
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
        fileName: () => to,
        cssFileName: `assets/${name}`,
      },
    },
  });
}

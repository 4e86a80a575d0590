// Builds what `tablewright site` makes sites of: the module that writes the pages, and the scripts and the style of every page.
import { cpSync } from "node:fs";
import { build } from "esbuild";

const common = { outdir: "dist/reader", bundle: true, charset: "utf8", target: "es2022" };

await build({
  ...common,
  entryPoints: ["site", "live", "search", "offline"].map((name) => `../site/src/${name}.ts`),
  minify: true,
  format: "iife",
  platform: "browser",
});
await build({
  ...common,
  entryPoints: [{ in: "../site/src/pages/index.ts", out: "pages" }],
  format: "esm",
  platform: "node",
});
cpSync("../site/public/assets/icon.svg", "dist/reader/icon.svg");

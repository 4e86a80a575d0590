// Bundles each book into one ES module, for pages that have no build step: dist/browser/<book>.js.
import { mkdirSync, writeFileSync } from "node:fs";
import { buildSync } from "esbuild";
import { books } from "../dist/index.js";

const options = { bundle: true, minify: true, format: "esm", target: "es2022", charset: "utf8" };

mkdirSync("dist/browser", { recursive: true });
for (const { id } of books) {
  buildSync({ ...options, entryPoints: [`dist/${id}/index.js`], outfile: `dist/browser/${id}.js` });
  writeFileSync(`dist/browser/${id}.d.ts`, `export * from "../${id}/index.js";\n`);
}

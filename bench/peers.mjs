import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Packages of data that apps look things up in: an app that shows one entry, and one that shows all. */
const peers = {
  "mime-db": ['import db from "mime-db"; console.log(db["text/html"]);', 'import db from "mime-db"; console.log(db);'],
  "web-features": [
    'import { features } from "web-features/data.json"; console.log(features.grid);',
    'import * as data from "web-features/data.json"; console.log(data);',
  ],
  "caniuse-lite, by the file of one feature": [
    'import grid from "caniuse-lite/data/features/css-grid.js"; console.log(grid);',
    'import all from "caniuse-lite/data/features.js"; console.log(all);',
  ],
};

/** What the bundle of one entry is of the bundle of all, in percent; null where a peer is not installed. */
export async function sharesOfPeers() {
  const rows = [];
  for (const [name, apps] of Object.entries(peers)) {
    const sizes = await Promise.all(apps.map(bundledSize)).catch(() => null);
    const measured = sizes && (100 * sizes[0]) / sizes[1];
    rows.push({ what: `one entry of ${name} ÷ all of it bundled`, measured, unit: "%" });
  }
  return rows;
}

async function bundledSize(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
    bundle: true,
    format: "esm",
    platform: "node",
    minify: true,
    write: false,
    logLevel: "silent",
  });
  return outputFiles[0].contents.length;
}

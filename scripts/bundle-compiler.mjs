// Makes one module of all that a command loads at once, for hundreds of small files take longer to open than to run. What
// only some commands load stays a module of its own. Not minified: a stack trace is to name what went wrong.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

/** The ways in, and what a test looks at as it is built. */
const entries = ["main", "index", "replay/index", "cache/recall", "cache/books"];

/** Written small already, and imported from beside the ways in alone. */
const prepared = {
  name: "prepared",
  setup({ onResolve }) {
    onResolve({ filter: /\/prepared\.js$/ }, () => ({ path: "./validate/prepared.js", external: true }));
  },
};

const { outputFiles } = await build({
  entryPoints: entries.map((path) => `dist/${path}.js`),
  outdir: "dist",
  write: false,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  packages: "external",
  charset: "utf8",
  plugins: [prepared],
});
for (const path of readdirSync("dist", { recursive: true })) {
  if (path.endsWith(".js") && !/[\\/]prepared\.js$/.test(path)) rmSync(`dist/${path}`);
}
for (const { path, text } of outputFiles) writeFileSync(path, text);

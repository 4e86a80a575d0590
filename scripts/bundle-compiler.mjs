// Makes one module of all that a command loads at once, for hundreds of small files take longer to open than to run. What
// only some commands load stays a module of its own. Not minified: a stack trace is to name what went wrong.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { build } from "esbuild";

/** The ways in, what a test looks at as it is built, and what the command loads only where it must. */
const entries = ["index", "replay/index", "cache/recall", "cache/books"];
const later = ["cli", "cli/session", "cache/compare", "cache/warnings"];

/** Written small already, and imported from beside the ways in alone. */
const prepared = {
  name: "prepared",
  setup({ onResolve }) {
    onResolve({ filter: /\/prepared\.js$/ }, () => ({ path: "./validate/prepared.js", external: true }));
  },
};

/**
 * Where nothing has changed the command is one file, which shares none with what it loads later. It is no module, for Node
 * starts sooner without its loader of modules.
 */
const command = {
  name: "command",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== "dynamic-import") return undefined;
      return { path: `./${relative("dist", join(resolveDir, path)).replaceAll(sep, "/")}`, external: true };
    });
  },
};

const options = {
  outdir: "dist",
  write: false,
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  packages: "external",
  charset: "utf8",
};
const entryPoints = [...entries, ...later].map((path) => `dist/${path}.js`);
const built = await Promise.all([
  build({ ...options, entryPoints, splitting: true, plugins: [prepared] }),
  build({
    ...options,
    entryPoints: ["dist/main.js"],
    plugins: [command],
    format: "cjs",
    outExtension: { ".js": ".cjs" },
    define: { "import.meta.url": "here" },
    banner: { js: '"use strict";\nconst here = require("node:url").pathToFileURL(__filename).href;' },
  }),
]);
for (const path of readdirSync("dist", { recursive: true })) {
  if (path.endsWith(".js") && !/[\\/]prepared\.js$|^(page|reader)[\\/]/.test(path)) rmSync(`dist/${path}`);
}
for (const { path, text } of built.flatMap(({ outputFiles }) => outputFiles)) writeFileSync(path, text);

// Of the declarations, a program can only reach those of the two ways in.
const declared = new Set();
for (const path of ["index", "replay/index"]) reach(join("dist", `${path}.d.ts`));
for (const path of readdirSync("dist", { recursive: true }).map((one) => join("dist", one))) {
  if (path.endsWith(".d.ts") && !declared.has(path)) rmSync(path);
}

function reach(path) {
  if (declared.has(path)) return;
  declared.add(path);
  for (const [, other] of readFileSync(path, "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+)\.[jt]s"/g))
    reach(join(dirname(path), `${other}.d.ts`));
}

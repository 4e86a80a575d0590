// Builds the page of `tablewright edit`: the page, and the compiler as a worker of it. Runs after the validators are made, which
// it takes along, so that a check needs no code made of text.
import { cpSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";

const prepared = {
  name: "prepared",
  setup({ onResolve }) {
    onResolve({ filter: /\/prepared\.ts$/ }, () => ({ path: resolve("dist/validate/prepared.js") }));
  },
};

/** What a check loads only to emit, and a page never does. */
const later = {
  name: "later",
  setup({ onResolve }) {
    onResolve({ filter: /emit\/index\.ts$/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

await build({
  entryPoints: [
    { in: "../editor/src/page/main.ts", out: "page" },
    { in: "../editor/src/style/index.css", out: "page" },
    { in: "../editor/src/worker.ts", out: "compiler" },
  ],
  outdir: "dist/page",
  bundle: true,
  minify: true,
  format: "iife",
  platform: "browser",
  target: "es2022",
  charset: "utf8",
  plugins: [prepared, later],
});
cpSync("../editor/index.html", "dist/page/index.html");
cpSync("../site/public/assets/icon.svg", "dist/page/icon.svg");

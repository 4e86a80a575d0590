// Makes the validators of the published schemas now, so that no project that uses them has to.
import { readdirSync, readFileSync } from "node:fs";
import ajv from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { isSafePattern } from "redos-detector";
import { readSchemas } from "../generator/dist/kinds/schema-set.js";
import { prepare } from "../generator/dist/validate/prepare.js";

const files = readdirSync("dist/schema", { recursive: true })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".schema.json"))
  .sort()
  .map((path) => ({ path, text: readFileSync(`dist/schema/${path}`, "utf8") }));

await build({
  stdin: {
    contents: prepare(readSchemas(files), () => ({ ...ajv, isSafePattern }), standalone.default),
    resolveDir: ".",
  },
  outfile: "dist/validate/prepared.js",
  bundle: true,
  minify: true,
  format: "esm",
  platform: "node",
  target: "node20",
  charset: "utf8",
});

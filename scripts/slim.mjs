// Makes what ships small: JavaScript without comments (hovers read the declarations), declarations indented by tabs,
// and data and schemas as JSON on one line. What a reviewer reads stays in generated/ and schema/ as it is.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transformSync } from "esbuild";

const shrink = [
  [/\.js$/, (text) => transformSync(text, { target: "es2022", charset: "utf8" }).code],
  [/\.d\.ts$/, (text) => text.replace(/^(?: {4})+/gm, (indent) => "\t".repeat(indent.length / 4))],
  [/\.json$/, (text) => `${JSON.stringify(JSON.parse(text))}\n`],
];

for (const [from, to] of [
  ["dist", "dist"],
  ["generated/data", "dist/data"],
  ["schema", "dist/schema"],
]) {
  for (const path of readdirSync(from, { recursive: true })) {
    const smaller = shrink.find(([name]) => name.test(path))?.[1];
    if (!smaller) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), smaller(readFileSync(join(from, path), "utf8")));
  }
}

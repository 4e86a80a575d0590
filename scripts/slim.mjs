// Makes what ships small: declarations indented by tabs, and data and its schemas as JSON on one line. What a reviewer
// reads stays in generated/ and schema/ as it is.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const shrink = [
  [/\.d\.ts$/, (text) => text.replace(/^(?: {4})+/gm, (indent) => "\t".repeat(indent.length / 4))],
  [/\.json$/, (text) => `${JSON.stringify(JSON.parse(text))}\n`],
];

for (const [from, to] of [
  ["dist", "dist"],
  ["generated/data", "dist/data"],
  ["schema", "dist/schema"],
]) {
  // What an author may write is tablewright's to publish; an app wants what describes the data.
  const paths = from === "schema" ? ["data.schema.json", "cases.schema.json"] : readdirSync(from, { recursive: true });
  for (const path of paths) {
    const smaller = shrink.find(([name]) => name.test(path))?.[1];
    if (!smaller) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), smaller(readFileSync(join(from, path), "utf8")));
  }
}

// Makes what ships small: modules without indentation and without the comments of their data, which editors read from the
// declarations; a row of data on one line; data and its schemas as JSON on one line. What a reviewer reads stays in generated/
// and schema/ as it is.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Tables, places and errata as literals: nothing but texts and figures in brackets. */
const literals = /^var (?:data|changed|places|errata)\d* = [{[]\n[\s\S]*?^[}\]];\n/gm;

const shrink = [
  // A text of several lines is the JSON of large tables, in which no line begins with a space or a comment.
  [/\.js$/, (text) => withoutDocs(text).replace(literals, dense).replace(/^ +/gm, "")],
  [/\.d\.ts$/, (text) => withTabs(text.replace(/^declare const \w+: \{\n[\s\S]*?^\};\n/gm, rowPerLine))],
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

function withoutDocs(text) {
  return text.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, "");
}

/** Without white space between texts, but for the end of each row. */
function dense(literal) {
  const rows = literal.replace(/\n( {4,}| {2}(?=[}\]]))/g, "");
  return rows.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=[,:{[]) | (?=[}\]])/g, (found) =>
    found === " " ? "" : found,
  );
}

/** What is deeper than a row of data goes into the row's line. */
function rowPerLine(data) {
  return data.replace(/\n {5,}/g, " ").replace(/\n {4}\};/g, " };");
}

function withTabs(text) {
  return text.replace(/^(?: {4})+/gm, (indent) => "\t".repeat(indent.length / 4));
}

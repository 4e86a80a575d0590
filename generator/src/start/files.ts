import { editorFolder, editorSettings } from "../editor/schemas.ts";
import type { OutputFile } from "../emit/output/output.ts";
import { packageFile } from "./package-file.ts";
import { editorTasks } from "./tasks.ts";

/** The files of a new project: a book of house rules with one table, and what builds and tests it. */
export function firstFiles(name: string, compiler: string): readonly OutputFile[] {
  return [
    { path: "package.json", text: json(packageFile(name, compiler)) },
    { path: "rules/house/book.yaml", text: "title: House rules\ndocument: none\nminus: up-to\n" },
    { path: "rules/house/morale/morale.yaml", text: table },
    { path: "test/tables.test.js", text: tableTest(name) },
    { path: ".vscode/extensions.json", text: json({ recommendations: ["redhat.vscode-yaml"] }) },
    { path: ".vscode/settings.json", text: json(settings) },
    { path: ".vscode/tasks.json", text: json(editorTasks) },
    { path: ".github/workflows/tables.yml", text: workflow },
    { path: ".gitignore", text: `node_modules/\n/dist/\n/dist-site/\n/${editorFolder}/\n/sources/\n*.tgz\n` },
    { path: "README.md", text: readme(name) },
  ];
}

/** A folder's name as the name of a package. */
export function packageName(folder: string): string {
  const words = folder.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join("-") || "house-tables";
}

const settings = {
  "files.eol": "\n",
  "yaml.yamlVersion": "1.2",
  "yaml.format.enable": false,
  "yaml.schemaStore.enable": false,
  "yaml.schemas": editorSettings,
};

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A table to roll on; its figures are from no rulebook. */
const table = `kind: lookup
title: Morale
description: What a team does when it comes under fire.
axes:
  roll: { match: range, dice: 2d6, modified: true }
columns:
  result: [routed, suppressed, passed]
rows:
  - { roll: -4, result: routed }
  - { roll: 5-7, result: suppressed }
  - { roll: 8+, result: passed }
`;

/** A test that an author who writes no code can still copy. */
function tableTest(name: string): string {
  return `import assert from "node:assert/strict";
import { test } from "node:test";
import { lookupMorale } from "${name}/house";

test("a team that rolls 5 to 7 is suppressed", () => {
  assert.equal(lookupMorale(5), "suppressed");
  assert.equal(lookupMorale(7), "suppressed");
  assert.equal(lookupMorale(8), "passed");
});
`;
}

const workflow = `name: tables
on: [push, pull_request]
permissions:
  contents: read
jobs:
  tables:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npx tablewright check --format github
      - run: npx tablewright build --check
      - run: npm test
`;

function readme(name: string): string {
  return `# ${name}

Tables of our rules: typed in YAML in \`rules/\`, one file per table, and compiled by
[tablewright](https://www.npmjs.com/package/tablewright) into a typed package.

\`\`\`
npm install
npm run build      compiles rules/ into generated/, which is committed so that a review shows what an edit does, and packages it
npm run check      says what is wrong in rules/, where, and what to type instead
npm run watch      does both on every save
npm test           builds, and runs test/tables.test.js
\`\`\`

In VS Code, with the YAML extension it recommends, Ctrl+Space offers what may stand at the cursor.
How tables are written: \`node_modules/tablewright/dist/docs/editing.md\`. To publish them: \`npm publish\`.

In an app:

\`\`\`js
import { lookupMorale } from "${name}/house";

lookupMorale(9); // "passed"
\`\`\`
`;
}

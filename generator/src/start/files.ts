import { editorFolder, editorSettings } from "../editor/schemas.ts";
import type { OutputFile } from "../emit/output/output.ts";
import { waysIn } from "../package/exports.ts";
import { readme, table, tableTest, workflow } from "./texts.ts";

/** What a project of tables begins with: a book of house rules with one table, and all that builds and tests it. */
export function firstFiles(name: string, compiler: string): readonly OutputFile[] {
  return [
    { path: "package.json", text: json(packageFile(name, compiler)) },
    { path: "rules/house/book.yaml", text: "title: House rules\ndocument: none\nminus: up-to\n" },
    { path: "rules/house/morale/morale.yaml", text: table },
    { path: "test/tables.test.js", text: tableTest(name) },
    { path: ".vscode/extensions.json", text: json({ recommendations: ["redhat.vscode-yaml"] }) },
    { path: ".vscode/settings.json", text: json(settings) },
    { path: ".github/workflows/tables.yml", text: workflow },
    { path: ".gitignore", text: `node_modules/\n/dist/\n/${editorFolder}/\n*.tgz\n` },
    { path: "README.md", text: readme(name) },
  ];
}

/** A folder's name as the name of a package. */
export function packageName(folder: string): string {
  const words = folder.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join("-") || "house-tables";
}

function packageFile(name: string, compiler: string) {
  return {
    name,
    version: "0.1.0",
    description: "Tables of our rules, typed",
    type: "module",
    sideEffects: false,
    files: ["dist", "!dist/.tablewright"],
    exports: waysIn,
    scripts: {
      build: "tablewright build && tablewright package",
      check: "tablewright check",
      watch: "tablewright build --watch",
      test: "npm run build && node --test test/tables.test.js",
      prepare: "tablewright schemas",
      prepack: "tablewright build --check && tablewright package",
    },
    devDependencies: { tablewright: `^${compiler}` },
  };
}

const settings = {
  "files.eol": "\n",
  "yaml.yamlVersion": "1.2",
  "yaml.format.enable": false,
  "yaml.schemaStore.enable": false,
  "yaml.schemas": editorSettings,
};

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

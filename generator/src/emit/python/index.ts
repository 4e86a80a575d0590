import type { Model } from "../../model/index.ts";
import { printJson } from "../../values/print-json.ts";
import { printedDocument } from "../json/as-printed.ts";
import { documentsOf } from "../json/document.ts";
import type { OutputFile } from "../output/output.ts";
import { bookModule } from "./module.ts";
import { importName, pythonName } from "./names.ts";
import { docstring, text } from "./print.ts";

/** What a program imports of the package itself. */
const own = {
  book: ["data"],
  figures: ["ArgumentError"],
  values: ["Band", "DiceAmount", "Forbidden", "Modifier", "Table", "Unknown"],
};

/**
 * A folder of which `pip wheel` makes a Python package: the JSON of all books, a typed module for each edition of each, and
 * what answers their functions.
 * @param name the name of the published package
 * @param runtime the files that every package carries
 */
export function pythonPackage(
  { version, books }: Model,
  name: string,
  runtime: readonly OutputFile[],
): readonly OutputFile[] {
  const folder = importName(name);
  const titles = books.map(({ id, title }) => `\`${folder}.${pythonName(id)}\` is ${title}.`);
  const facts = books.flatMap((book): readonly OutputFile[] => {
    const documents = documentsOf(book, version);
    const module = `${pythonName(book.id)}.py`;
    return [
      { path: module, text: bookModule(book, "current") },
      { path: `as_printed/${module}`, text: bookModule(book, "as-printed") },
      { path: `data/${book.id}.json`, text: printJson(documents.current) },
      { path: `data/as-printed/${book.id}.json`, text: printJson(printedDocument(documents), "tables") },
    ];
  });
  const about = docstring(["Rulebooks as typed tables and functions.", "", ...titles], "");
  const imports = Object.entries(own).flatMap(([module, names]) =>
    names.map((one) => `from .runtime.${module} import ${one} as ${one}\n`),
  );
  const files: readonly OutputFile[] = [
    { path: "__init__.py", text: [about, "\n", ...imports, `\n__version__ = ${text(version)}\n`].join("") },
    { path: "as_printed/__init__.py", text: docstring(["The books letter by letter, without errata."], "") },
    { path: "py.typed", text: "" },
    ...facts,
    ...runtime,
  ];
  return [
    { path: "pyproject.toml", text: pyproject(name, folder, version) },
    ...files.map((file) => ({ ...file, path: `${folder}/${file.path}` })),
  ];
}

function pyproject(name: string, folder: string, version: string): string {
  return `[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "${name.replace(/^@/, "").replaceAll("/", "-")}"
version = "${version}"
description = "Rulebooks as typed tables and functions"
requires-python = ">=3.10"
classifiers = ["Typing :: Typed"]

[tool.setuptools]
packages = ["${folder}", "${folder}.as_printed", "${folder}.runtime"]

[tool.setuptools.package-data]
${folder} = ["py.typed", "data/*.json", "data/as-printed/*.json"]
`;
}

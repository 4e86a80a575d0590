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
 * @param sources `runtime/`, which every package carries, and `package.json` and `LICENSE` where there are such
 */
export function pythonPackage(
  { version, books }: Model,
  name: string,
  sources: readonly OutputFile[],
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
    ...sources.filter(({ path }) => path.startsWith("runtime/")),
  ];
  const published = JSON.parse(sources.find(({ path }) => path === "package.json")?.text ?? "{}") as Published;
  const readme = [`# ${name}`, ...(published.description ? [published.description] : []), titles.join("  \n")];
  return [
    { path: "pyproject.toml", text: pyproject(name, folder, version, published) },
    { path: "README.md", text: `${readme.join("\n\n")}\n` },
    ...sources.filter(({ path }) => path === "LICENSE" || path === "NOTICE"),
    ...files.map((file) => ({ ...file, path: `${folder}/${file.path}` })),
  ];
}

/** What `package.json` says of a package. */
interface Published {
  readonly description?: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly keywords?: readonly string[];
  readonly repository?: string | { readonly url: string };
}

function pyproject(name: string, folder: string, version: string, published: Published): string {
  const { description = "Rulebooks as typed tables and functions", license, author, keywords, repository } = published;
  const url = typeof repository === "string" ? repository : repository?.url;
  const address = url?.replace(/^github:/, "https://github.com/").replace(/^git\+|\.git$/g, "");
  const authorName = typeof author === "string" ? author : author?.name;
  // The form of a license that older setuptools read too. A value of JSON is one of TOML.
  const more = [
    ...(license ? [`license = { text = ${JSON.stringify(license)} }`] : []),
    ...(authorName ? [`authors = [{ name = ${JSON.stringify(authorName)} }]`] : []),
    ...(keywords ? [`keywords = ${JSON.stringify(keywords)}`] : []),
    ...(address ? [`urls = { Repository = ${JSON.stringify(address)} }`] : []),
  ];
  return `[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "${name.replace(/^@/, "").replaceAll("/", "-")}"
version = "${version}"
description = ${JSON.stringify(description)}
readme = "README.md"
requires-python = ">=3.10"
classifiers = ["Programming Language :: Python :: 3", "Typing :: Typed"]
${more.map((line) => `${line}\n`).join("")}
[tool.setuptools]
packages = ["${folder}", "${folder}.as_printed", "${folder}.runtime"]
license-files = ["LICENSE*", "NOTICE*"]

[tool.setuptools.package-data]
${folder} = ["py.typed", "data/*.json", "data/as-printed/*.json"]
`;
}

import { packageHash } from "./json/document.ts";
import { type BookFacts, banner, type PackageTarget } from "./output/output.ts";
import { code, ofRuntime } from "./typescript/code.ts";
import { literal, stringLiteral } from "./typescript/literal.ts";
import type { Module } from "./typescript/module.ts";
import { printModules } from "./typescript/printer.ts";

/** What the package exports beside its books. */
export const packageIndex: PackageTarget = (books) => printModules([indexOf(books)]);

function indexOf(books: readonly BookFacts[]): Module {
  const list = books
    .map(({ id, title, author, year }) => `  ${literal({ id, title, author, year }, "  ")},\n`)
    .join("");
  return {
    path: "index",
    source: "rules",
    declarations: [
      { kind: "reexport", from: "version", types: null },
      { kind: "reexport", from: "runtime/types", types: ["Band", "Documented", "Forbidden", "Unknown"] },
      { kind: "reexport", from: "runtime/unknown", types: null },
      {
        kind: "const",
        name: "books",
        exported: true,
        doc: { text: ["The books this package holds; each is a subpath of its own."] },
        value: code`/* @__PURE__ */ ${ofRuntime("freeze", "freeze")}([\n${list}] as const)`,
      },
    ],
  };
}

/** The version of the data, which no other file of the SDK has, and the hash of the data, which does not depend on it. */
export const version: PackageTarget = (books, { version: dataVersion }) => {
  const lines = [
    banner("package.json"),
    "",
    "/** Version of the data: the version of this package. */",
    `export const dataVersion = ${stringLiteral(dataVersion)};`,
    "",
    "/** SHA-256 of the data of all books: the same figures and names have the same hash in every version. */",
    `export const dataHash = ${stringLiteral(packageHash(books.map(({ hashes }) => hashes)))};`,
    "",
  ];
  return [{ path: "version.ts", text: lines.join("\n") }];
};

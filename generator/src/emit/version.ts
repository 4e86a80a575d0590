import { packageHash } from "./json/package-hash.ts";
import { banner } from "./output/banner.ts";
import type { PackageTarget } from "./output/target.ts";
import { stringLiteral } from "./typescript/literal.ts";

/** The data version, the only place of the SDK where it stands, and the hash of the data, which knows no version. */
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

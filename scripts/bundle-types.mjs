// Makes one declaration file of each way into the package, as bundle.mjs makes one module: an app's compiler opens a file
// a book, and few files pack small.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { books } from "../dist/index.js";

const bookFolders = books.map(({ id }) => resolve("dist", id));
const declared = readdirSync("dist", { recursive: true })
  .filter((path) => path.endsWith(".d.ts"))
  .map((path) => resolve("dist", path));
const isEntry = (path) => /[\\/]index\.d\.ts$|[\\/](odds|sources|errata)[\\/][^\\/]+\.d\.ts$/.test(path);

// What the compiler writes above declarations that come from elsewhere: a line each.
const header = /^(import|export) (?:(\*)|(?:type )?\{ ([^}]+) \}) from "([^"]+)";\n/gm;

// The names that files have in common. Comments and texts stay as they are, whatever words stand in them.
const privateData = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|\b(typeof|declare const) (data|changed)\b/g;

/** The exact figures of a table. */
const literal = /^declare const \w+: \{\n[\s\S]*?^\};\n/gm;

const made = declared.filter(isEntry).map((path) => [path, bundled(path)]);
const needed = new Set(made.flatMap(([path, text]) => [path, ...reachedBy(path, text)]));
for (const path of declared) if (!needed.has(path)) rmSync(path);
for (const [path, text] of made) writeFileSync(path, text);

/** The declarations of an entry and of all beside it that it exports, below what they take from elsewhere. */
function bundled(entry) {
  const folder = dirname(entry);
  const imports = new Map();
  const exports = new Set();
  const data = [];
  let files = 0;
  const declarations = (path) => {
    files += 1;
    const place = files;
    const neighbors = [];
    const own = readFileSync(path, "utf8").replace(header, (_, word, all, names, from) => {
      const target = resolve(dirname(path), from.replace(/\.js$/, ".d.ts"));
      const link = linkTo(target, folder);
      if (dirname(target) === folder && !isEntry(target)) {
        if (all) neighbors.push(target);
        return "";
      }
      if (names) imports.set(link, [...(imports.get(link) ?? []), ...names.split(", ")]);
      if (word === "export") exports.add(all ? `export * from "${link}";\n` : `export type { ${names} };\n`);
      return "";
    });
    const renamed = own
      .replace(privateData, (found, word, name) => (word ? `${word} ${name}${place}` : found))
      .replace(literal, (found) => {
        data.push(found);
        return "";
      });
    return renamed.replace("export {};\n", "") + neighbors.map(declarations).join("");
  };
  const body = declarations(entry);
  const lines = [...imports].map(
    ([link, names]) => `import type { ${[...new Set(names)].join(", ")} } from "${link}";\n`,
  );
  // Columns of many tables are described alike: side by side they pack small. Without the last line data would be exported.
  return [...lines, ...exports, body, ...data, "export {};\n"].join("");
}

/** A path seen from a folder; what belongs to a book is taken from the file of the book. */
function linkTo(target, folder) {
  const book = bookFolders.find((one) => target.startsWith(one + sep));
  const path = relative(folder, book ? join(book, "index.d.ts") : target).replaceAll(sep, "/");
  return `${path.startsWith(".") ? "" : "./"}${path.replace(/\.d\.ts$/, ".js")}`;
}

/** The files a text imports, and those which these import. */
function reachedBy(path, text) {
  return [...text.matchAll(/ from "(\.[^"]+)\.js";$/gm)].flatMap(([, from]) => {
    const target = resolve(dirname(path), `${from}.d.ts`);
    return isEntry(target) ? [] : [target, ...reachedBy(target, readFileSync(target, "utf8"))];
  });
}

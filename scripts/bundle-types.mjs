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

/** What the compiler writes above declarations that come from elsewhere: a line each. */
const header = /^(import|export) (?:(\*)|(?:type )?\{ ([^}]+) \}) from "([^"]+)";\n/gm;

/** The names that files have in common. Comments and texts stay as they are, whatever words stand in them. */
const privateName = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|\b(typeof|declare const) (data|changed)\b/g;

/** The exact figures of a table. */
const figures = /^declare const \w+: \{\n[\s\S]*?^\};\n/gm;

const made = declared.filter(isEntry).map((path) => [path, bundled(path)]);
const kept = new Set(declared.filter(isEntry));
for (const [path, text] of made) keepWhatIsImported(path, text);
for (const path of declared) if (!kept.has(path)) rmSync(path);
for (const [path, text] of made) writeFileSync(path, text);

/** The declarations of an entry and of its neighbors, below what they take from elsewhere. */
function bundled(entry) {
  const folder = dirname(entry);
  const imported = new Map();
  const exported = new Set();
  const texts = neighborhood(entry).map((path, place) =>
    readFileSync(path, "utf8")
      .replace("export {};\n", "")
      .replace(privateName, (found, word, name) => (word ? `${word} ${name}${place}` : found))
      .replace(header, (_, word, all, names, from) => {
        const target = pathOf(from, path);
        const link = linkTo(target, folder);
        if (isNeighbor(target, entry)) return "";
        if (names) imported.set(link, new Set([...(imported.get(link) ?? []), ...names.split(", ")]));
        if (word === "export") exported.add(all ? `export * from "${link}";\n` : `export type { ${names} };\n`);
        return "";
      }),
  );
  const imports = [...imported].map(([link, names]) => `import type { ${[...names].join(", ")} } from "${link}";\n`);
  // Tables describe their columns alike, which packs small where no figures stand between. Without the last line the
  // figures would be exported.
  const body = texts.join("");
  const last = [...(body.match(figures) ?? []), "export {};\n"];
  return [...imports, ...exported, body.replace(figures, ""), ...last].join("");
}

/** A file, and those beside it that it exports whole. */
function neighborhood(path) {
  const lines = [...readFileSync(path, "utf8").matchAll(header)];
  const others = lines.filter(([, word, all]) => word === "export" && all).map(([, , , , from]) => pathOf(from, path));
  return [path, ...others.filter((other) => isNeighbor(other, path)).flatMap(neighborhood)];
}

/** In the folder of an entry, and no entry itself. */
function isNeighbor(path, entry) {
  return dirname(path) === dirname(entry) && !isEntry(path);
}

/** A path seen from a folder; what belongs to a book is taken from the file of the book. */
function linkTo(target, folder) {
  const book = bookFolders.find((one) => target.startsWith(one + sep));
  const path = relative(folder, book ? join(book, "index.d.ts") : target).replaceAll(sep, "/");
  return `${path.startsWith(".") ? "" : "./"}${path.replace(/\.d\.ts$/, ".js")}`;
}

function keepWhatIsImported(path, text) {
  for (const [, from] of text.matchAll(/ from "(\.[^"]+)";$/gm)) {
    const target = pathOf(from, path);
    if (kept.has(target)) continue;
    kept.add(target);
    keepWhatIsImported(target, readFileSync(target, "utf8"));
  }
}

function pathOf(from, path) {
  return resolve(dirname(path), from.replace(/\.js$/, ".d.ts"));
}

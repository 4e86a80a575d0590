// Makes one module of each way into the package, so that importing a book reads one file and a page without a build step
// can load it as it is. What belongs to a book is imported from that book's module. Bundlers drop what an app leaves unused
// from inside a module as well.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { build } from "esbuild";
import { books } from "../dist/index.js";

const bookFolders = books.map(({ id }) => resolve("dist", id));
const modules = readdirSync("dist", { recursive: true })
  .filter((path) => path.endsWith(".js"))
  .map((path) => join("dist", path));
const isEntry = (path) => /(^|[\\/])index\.js$|[\\/](odds|sources|errata)[\\/][^\\/]+\.js$/.test(path);

/** Leads an import from outside a book to the book's own module. */
const otherBooks = {
  name: "other-books",
  setup({ onResolve, initialOptions }) {
    const own = dirname(resolve(initialOptions.entryPoints[0]));
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const book = bookFolders.find((folder) => resolve(resolveDir, path).startsWith(folder + sep));
      if (!book || book === own) return undefined;
      return { path: relative(own, join(book, "index.js")).replaceAll(sep, "/"), external: true, sideEffects: false };
    });
  },
};

// Not minified: that would take the marks away by which bundlers know what they may drop.
const options = { bundle: true, write: false, format: "esm", target: "es2022", charset: "utf8" };

const made = await Promise.all(
  modules.filter(isEntry).map(async (path) => {
    const { outputFiles } = await build({ ...options, entryPoints: [path], plugins: [otherBooks] });
    const code = outputFiles[0].text.replace(/^\/\/ .*\n/gm, "");
    // Every table that is another book's brings that book once more; once is enough.
    return [path, code.replace(/^(export \* from "[^"]+";\n)\1+/, "$1")];
  }),
);
for (const path of modules) rmSync(path);
for (const [path, text] of made) writeFileSync(path, text);

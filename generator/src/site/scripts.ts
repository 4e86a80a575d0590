import { join } from "node:path";
import { readText } from "../project/load.ts";

/** A book as a script that a page opens from disk, too: what it knows of its functions, and the functions themselves. */
export async function bookScript(folder: string, book: string): Promise<string> {
  const ways = ["meta", "explain", "odds"].map((way) => {
    const path = `dist/${way}/${book}.js`;
    return !readText(folder, path)
      ? { code: "", entry: `${way}: {}` }
      : { code: `import * as ${way} from ${JSON.stringify(join(folder, path))};\n`, entry: way };
  });
  const entries = ways.map(({ entry }) => entry).join(", ");
  const errata = JSON.stringify(join(folder, `dist/errata/${book}.js`));
  const code = `${ways.map((way) => way.code).join("")}import { errata } from ${errata};
globalThis.siteBooks = { ...globalThis.siteBooks, ${JSON.stringify(book)}: { id: ${JSON.stringify(book)}, ${entries}, errata } };
`;
  return classicScript("site:book", code);
}

/** The pictures of a project's own. */
export function picturesScript(folder: string): Promise<string> {
  return classicScript(join(folder, "pictures/index.ts"));
}

/** One script of a module and all that it imports; a classic one, for a browser loads no module from a file on disk. */
async function classicScript(name: string, code?: string): Promise<string> {
  // The bundler is large, and only packing and sites need it.
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: name,
    platform: "browser",
    plugins: [
      {
        name: "entry",
        resolveId: (from) => (from === name && code !== undefined ? name : null),
        load: (id) => (id === name && code !== undefined ? { code, moduleType: "js" } : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "iife", minify: true, comments: { legal: false } });
  await bundle.close();
  return output[0].code;
}

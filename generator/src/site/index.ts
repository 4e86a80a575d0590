import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { OutputFile } from "../emit/output/output.ts";
import { home } from "../home.ts";
import { readText } from "../project/load.ts";
import { readProject } from "../serve/rules-folder.ts";
import { bookScript, picturesScript } from "./scripts.ts";

/** What the pages of a site are, as `reader/pages.js` of the compiler makes them. */
interface Site {
  readonly title: string;
  readonly books: readonly string[];
  readonly feeds: readonly string[];
  readonly hasTools: boolean;
  readonly pages: readonly OutputFile[];
  /** What the search finds. */
  readonly index: string;
}

/** The files of the site of a project that is packed in `dist/`; null where it is not. */
export async function siteFiles(folder: string): Promise<readonly OutputFile[] | null> {
  if (!readText(folder, "dist/index.js")) return null;
  const { siteOf } = (await import(new URL("reader/pages.js", home).href)) as {
    siteOf: (folder: string) => Promise<Site>;
  };
  const { title, books, feeds, hasTools, pages, index } = await siteOf(folder);
  const scripts = books.map(async (book) => ({
    path: `assets/books/${book}.js`,
    text: await bookScript(folder, book),
  }));
  const files: readonly OutputFile[] = [
    ...pages,
    ...["site.js", "site.css", "live.js", "icon.svg"].map((name) => ({
      path: `assets/${name}`,
      text: own(`reader/${name}`),
    })),
    { path: "assets/search.js", text: `var SEARCH_INDEX=${JSON.stringify(index)};${own("reader/search.js")}` },
    ...(await Promise.all(scripts)),
    ...(hasTools ? [{ path: "assets/pictures.js", text: await picturesScript(folder) }] : []),
    ...feeds.map((path) => ({ path, text: readText(folder, path)?.text ?? "" })),
    { path: "manifest.webmanifest", text: manifest(title) },
  ];
  // What a port must answer is for download, and not kept for use without a network either.
  const cases = books.map((book) => `cases/${book}.json`);
  return [...files, offline(files), ...cases.map((path) => ({ path, text: made(folder, path) })), ...editor(folder)];
}

/** A file that the build of the project has made. */
function made(folder: string, path: string): string {
  const file = readText(folder, `generated/${path}`);
  if (!file) throw new Error(`there is no generated/${path}`);
  return file.text;
}

/** A file the compiler comes with. */
function own(path: string): string {
  const file = readText(fileURLToPath(home), path);
  if (!file) throw new Error(`the compiler comes without ${path}`);
  return file.text;
}

function manifest(title: string): string {
  const icons = [{ src: "assets/icon.svg", sizes: "any", type: "image/svg+xml" }];
  const colors = { background_color: "#fbfaf6", theme_color: "#9a2c1c" };
  return `${JSON.stringify({ name: title, short_name: title, start_url: "index.html", display: "standalone", ...colors, icons })}\n`;
}

/** The worker that keeps the site for use without a network; it is another one with every change. */
function offline(files: readonly OutputFile[]): OutputFile {
  const hash = createHash("sha256");
  for (const { path, text } of files) hash.update(`${path}\n`).update(text);
  const build = JSON.stringify(`site-${hash.digest("hex").slice(0, 16)}`);
  const kept = JSON.stringify(["./", ...files.map(({ path }) => path).sort()]);
  return { path: "offline.js", text: `var FILES=${kept},BUILD=${build};${own("reader/offline.js")}` };
}

/** The editor with the rules beside it. It needs a host, so it is none of what is kept for use without a network. */
function editor(folder: string): readonly OutputFile[] {
  const { repository } = JSON.parse(readText(folder, "package.json")?.text ?? "{}");
  const forge = repository?.url && `${repository.url.replace(/^git\+|\.git$/g, "")}/new/main`;
  const project = { ...readProject(folder), folder: "", ...(forge ? { forge } : {}) };
  const page = ["index.html", "page.js", "page.css", "compiler.js", "icon.svg"];
  return [
    ...page.map((name) => ({ path: `edit/${name}`, text: own(`page/${name}`) })),
    { path: "edit/project.json", text: JSON.stringify(project) },
  ];
}

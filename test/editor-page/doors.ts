import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import type { Download, Page } from "playwright-core";
import { readProject } from "../../generator/src/serve/rules-folder.ts";
import { servePages } from "../browser/page-server.ts";
import { emptyFolder } from "../given/folder.ts";
import { repository } from "../given/project.ts";
import { startEditor } from "./served.ts";

/** The page `tablewright edit` serves, and the page of the site, which opens a zip of the same folder. */
export const doors = ["served", "without a server"] as const;

export type Door = (typeof doors)[number];

/** A door that is open. */
export interface Opening {
  readonly enter: (page: Page) => Promise<void>;
  /** Waits until what was saved stands in the folder. */
  readonly saved: (page: Page, save: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const openDoor: Readonly<Record<Door, (folder: string) => Promise<Opening>>> = {
  served: async (folder) => {
    const { address, end } = await startEditor(folder);
    const close = async () => {
      const code = await end();
      if (code !== 0) throw new Error(`tablewright edit ended with ${code}`);
    };
    return { enter: async (page) => void (await page.goto(address)), saved: (_, save) => save(), close };
  },
  "without a server": async (folder) => {
    const { address, close } = await servePages(pageWithout("walkers"));
    const enter = async (page: Page) => {
      await page.goto(address);
      const zip = { name: "rules.zip", mimeType: "application/zip", buffer: zipOf(folder) };
      await page.getByLabel("A zip of a repository").setInputFiles(zip);
    };
    const saved = async (page: Page, save: () => Promise<void>) => {
      const [download] = await Promise.all([page.waitForEvent("download"), save()]);
      await unpack(download, folder);
    };
    return { enter, saved, close };
  },
};

/** The page as the site has it, with the rules of one book as those that are published. Nothing writes in its folder. */
export function pageWithout(book: string): string {
  const made = pages.get(book);
  if (made !== undefined) return made;
  const folder = emptyFolder();
  pages.set(book, folder);
  cpSync(join(repository, "generator/dist/page"), folder, { recursive: true });
  const forge = "https://forge.example/rules/new/main";
  writeFileSync(join(folder, "project.json"), JSON.stringify({ ...readProject(copyOfRules(book)), forge }));
  return folder;
}

const pages = new Map<string, string>();

function zipOf(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [`rules-main${path.slice(folder.length).replaceAll("\\", "/")}`, readFileSync(path)] as const;
  });
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }));
}

async function unpack(download: Download, folder: string): Promise<void> {
  const files = unzipSync(readFileSync((await download.path()) as string));
  for (const [path, bytes] of Object.entries(files)) {
    const at = join(folder, path.replace(/^rules-main\//, ""));
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, bytes);
  }
}

/** A copy of this repository's rules, to be written in. */
export function copyOfRules(...books: readonly string[]): string {
  const folder = emptyFolder();
  const copy = (path: string) => cpSync(join(repository, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, "rules"));
  for (const book of books) copy(`rules/${book}`);
  mkdirSync(join(folder, "test/golden"), { recursive: true });
  const golden = readdirSync(join(repository, "test/golden"));
  for (const name of golden.filter((one) => books.some((book) => one.startsWith(`${book}.`))))
    copy(`test/golden/${name}`);
  return folder;
}

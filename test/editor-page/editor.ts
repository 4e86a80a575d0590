import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchChromium } from "../browser/chromium.ts";
import { emptyFolder } from "../given/folder.ts";
import { repository } from "../given/project.ts";
import { type Served, startEditor } from "./served.ts";

/** The editor in a browser, over a folder of rules of its own. */
export interface Editor {
  readonly folder: string;
  readonly page: Page;
  /** What went wrong in the page. */
  readonly complaints: readonly string[];
  /** Opens a table, and waits until it was checked. */
  readonly go: (path: string) => Promise<void>;
  /** Waits until what was done has been checked. */
  readonly settled: () => Promise<void>;
  /** A cell by the id of its row, of the row within it if any, and the name of its column. */
  readonly cell: (row: string, column: string) => Promise<Locator>;
  /** What a file holds on disk. */
  readonly read: (path: string) => string;
  readonly save: () => Promise<void>;
}

/** A copy of this repository's rules, to be written in. */
export function copyOfRules(...books: readonly string[]): string {
  const folder = emptyFolder();
  const copy = (path: string) => cpSync(join(repository, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, "rules"));
  for (const book of books) copy(`rules/${book}`);
  mkdirSync(join(folder, "test/golden"), { recursive: true });
  for (const book of books)
    for (const end of [".tsv", ".errata.tsv", ".readings.tsv", ".settled.tsv", ".uncited.tsv"]) {
      try {
        copy(`test/golden/${book}${end}`);
      } catch {
        // Not every book has each of them.
      }
    }
  return folder;
}

/** A browser for the tests of a file; each opening is an editor of its own. */
export function editor(): (folder: string, options?: BrowserContextOptions) => Promise<Editor> {
  let browser: Browser;
  const served: Served[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    for (const one of served.splice(0)) expect(await one.end()).toBe(0);
  });
  afterAll(() => browser?.close());
  return async (folder, options = {}) => {
    const one = await startEditor(folder);
    served.push(one);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      permissions: ["clipboard-read", "clipboard-write"],
      ...options,
    });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(one.address);
    const settled = () => page.locator(".state[aria-busy=false]").waitFor();
    await settled();
    return {
      folder,
      page,
      complaints,
      settled,
      go: async (path) => {
        await page.evaluate((to) => {
          location.hash = to;
        }, path);
        await page.locator(`.path:has-text("${path}")`).waitFor();
        await settled();
      },
      cell: async (row, column) => {
        const place = await page.evaluate(placeOf, [row, column] as const);
        expect(place, `${row} ${column}`).not.toBeNull();
        return page.locator(`[data-line="${place?.line}"][data-column="${place?.column}"]`);
      },
      read: (path) => readFileSync(join(folder, path), "utf8"),
      save: async () => {
        await page.getByRole("button", { name: /^Save \d/ }).click();
        await page.locator("dialog .main").click();
        await page.locator("dialog:has-text('What a save changes')").waitFor({ state: "detached" });
        await settled();
      },
    };
  };
}

/** Runs in the page: rows and columns by what a person reads there. */
function placeOf([row, column]: readonly [string, string]): { line: string; column: string } | null {
  const [outer, inner] = row.split("/");
  const heads = [...document.querySelectorAll<HTMLTableCellElement>("thead th")];
  const body = [...document.querySelectorAll("tbody")].find(
    (one) => one.querySelector("th")?.textContent === outer || one.querySelector("td")?.textContent === outer,
  );
  const rows = [...(body?.rows ?? [])];
  const line =
    inner === undefined
      ? rows[0]
      : rows.find((one) => [...one.cells].some((cell) => cell.tagName === "TH" && cell.textContent === inner));
  // Cells of the row around cover those below them, so columns are counted in its first line.
  const columns = heads.flatMap((head) => {
    const name = (head.firstChild?.textContent ?? "").toLowerCase();
    const names = name.split(" / ");
    return Array.from({ length: head.colSpan }, (_, at) => names[at] ?? names[0] ?? "");
  });
  const [name = "", which = "1"] = column.split("#");
  const found = columns.flatMap((one, at) => (one === name ? [at] : []))[Number(which) - 1];
  if (!line || found === undefined) return null;
  const first = rows[0]?.cells[found];
  const wanted = first?.dataset.column ?? "";
  const cell = [...line.cells].find((one) => one.dataset.column === wanted);
  return cell ? { line: cell.dataset.line ?? "", column: wanted } : null;
}

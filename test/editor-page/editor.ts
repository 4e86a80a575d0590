import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchChromium } from "../browser/chromium.ts";
import { type Door, type Opening, openDoor } from "./doors.ts";

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
  /** Waits until what a dialog was told to save stands on disk. */
  readonly saved: (send: () => Promise<void>) => Promise<void>;
  /** Asks the engine of the page, past what a person sees. */
  readonly ask: <Answer>(
    asked: readonly (readonly [method: string, ...given: readonly unknown[]])[],
  ) => Promise<Answer[]>;
}

/** A browser for the tests of a file; each opening is an editor of its own. */
export function editor(): (folder: string, options?: BrowserContextOptions & { door?: Door }) => Promise<Editor> {
  let browser: Browser;
  const openings: Opening[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    for (const one of openings.splice(0)) await one.close();
  });
  afterAll(() => browser?.close());
  return async (folder, { door = "served", ...options } = {}) => {
    const opening = await openDoor[door](folder);
    openings.push(opening);
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
    await page.addInitScript(keepWorker);
    await opening.enter(page);
    const settled = () => page.locator(".state[aria-busy=false]").waitFor();
    const saved = async (send: () => Promise<void>) => {
      await opening.saved(page, send);
      await page.locator("dialog:has-text('What a save changes')").waitFor({ state: "detached" });
      await settled();
    };
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
        await saved(() => page.locator("dialog .main").click());
      },
      saved,
      ask: (asked) => page.evaluate(askWorker, asked) as never,
    };
  };
}

/** Runs in the page: keeps hold of the worker it starts. */
function keepWorker(): void {
  const { Worker } = window;
  window.Worker = class extends Worker {
    constructor(url: string | URL) {
      super(url);
      Object.assign(window, { engine: this });
    }
  };
}

/** Runs in the page. Its own questions have numbers from 1 up. */
function askWorker(asked: readonly (readonly [method: string, ...given: readonly unknown[]])[]): Promise<unknown[]> {
  const { engine } = window as unknown as { engine: Worker };
  const answers = asked.map(
    (_, at) =>
      new Promise((take) => {
        engine.addEventListener("message", function hear({ data }) {
          if (data.id !== -1 - at) return;
          engine.removeEventListener("message", hear);
          take(data.thrown ?? data.answer);
        });
      }),
  );
  for (const [at, [method, ...given]] of asked.entries()) engine.postMessage({ id: -1 - at, method, given });
  return Promise.all(answers);
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

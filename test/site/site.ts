import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchChromium } from "../browser/chromium.ts";

/** The site as `npm run site` left it. */
export const folder = fileURLToPath(new URL("../../dist-site/", import.meta.url));

/** Where a reader finds it on disk; pages are named from here. */
export const onDisk = pathToFileURL(folder).href;

/** A page, and what went wrong or was asked of strangers while it was open. */
export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly requests: readonly string[];
}

/** A browser for the tests of a file; each visit is a reader who was never here. */
export function reader(): (path: string, options?: BrowserContextOptions, base?: string) => Promise<Visit> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (!existsSync(folder)) throw new Error("The site is not built: npm run site, or npm run test:site, which does.");
    browser = await launchChromium();
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  afterAll(() => browser?.close());
  return async (path, options = {}, base = onDisk) => {
    if (!browser) throw new Error("no browser");
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(base + path);
    return { page, complaints, requests };
  };
}

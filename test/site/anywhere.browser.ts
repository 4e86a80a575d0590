import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readProject } from "../../site/src/data/project.ts";
import { printed } from "../../site/src/html.ts";
import { versionSection } from "../../site/src/pages/changes.ts";
import { type PageServer, servePages } from "../browser/page-server.ts";
import { emptyFolder } from "../given/folder.ts";
import { repository } from "../given/project.ts";
import { folder, onDisk, reader } from "./site.ts";

const visit = reader();
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));

const host = emptyFolder();
let server: PageServer;
beforeAll(async () => {
  mkdirSync(join(host, "games"));
  cpSync(folder, join(host, "games/tables"), { recursive: true });
  server = await servePages(host);
});
afterAll(() => server?.close());

test("there are pages of every book", () => {
  expect(pages).toEqual(
    expect.arrayContaining(["index.html", "striker-ii.html", "walkers-sheet.html", "troopers-errata.html"]),
  );
});

test("every page opens from disk without a complaint and asks no stranger", () => open(pages, onDisk));

test("a page of each kind opens so from a folder of a static host too", () =>
  open(
    ["index.html", "striker-ii.html", "walkers-sheet.html", "weapons.html", "calculators/attack.html"],
    `${server.address}games/tables/`,
  ));

/** Opens pages one after another, as a reader does. */
async function open(paths: readonly string[], base: string): Promise<void> {
  const { page, complaints, requests } = await visit("index.html", {}, base);
  for (const path of paths) {
    await page.goto(base + path);
    expect(await page.getByRole("heading", { level: 1 }).count(), path).toBe(1);
    expect(complaints, path).toEqual([]);
  }
  expect(requests.filter((url) => !url.startsWith(base) && !url.startsWith("data:"))).toEqual([]);
}

test("once visited on a host it works without a network, every page of it", async () => {
  const base = `${server.address}games/tables/`;
  const { page } = await visit("index.html", {}, base);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) location.reload();
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
  for (const path of ["striker-ii.html?edition=as-printed#small-arms/arl", "calculators/attack.html", ""]) {
    await page.goto(base + path);
    expect(await page.getByRole("heading", { level: 1 }).count(), path).toBe(1);
  }
  await page.keyboard.press("/");
  await page.keyboard.type("acr");
  await page.getByRole("option").first().waitFor();
  const manifest = await page.evaluate(() => document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href);
  expect(JSON.parse(read(new URL(manifest ?? "").pathname.replace("/games/tables/", "")))).toMatchObject({
    display: "standalone",
  });
});

test("without JavaScript no page has a control that would do nothing", async () => {
  const { page } = await visit("index.html", { javaScriptEnabled: false });
  for (const path of ["index.html", "weapons.html", "walkers.html", "walkers-sheet.html", "calculators/attack.html"]) {
    await page.goto(onDisk + path);
    expect(await page.locator(":is(button, input, select, textarea):visible").count(), path).toBe(0);
  }
});

test("a version of the tables tells what it changed, with the reason", async () => {
  const released = {
    version: "0.2.0",
    date: "2030-01-31",
    changes: [
      {
        at: "striker-ii/small-arms/arl/loads/heap/targets",
        change: "cell changed",
        edition: "current",
        was: "1/",
        now: "1/2",
        errata: ["arl-heap-targets"],
      },
    ],
  } as const;
  const text = printed(versionSection(released, (await readProject(".")).books));
  expect(text).toContain(
    '<a href="striker-ii.html#small-arms/arl/loads/heap/targets">Slug throwers, ARL, HEAP, targets</a>',
  );
  expect(text).toMatch(/<del>1\/<\/del> → <ins>1\/2<\/ins>.*The cell stops after the slash/);
});

test("every line of a document no row cites stands on the page of its book's checks, with the reason", () => {
  const uncited = readFileSync(join(repository, "test/golden/walkers.uncited.tsv"), "utf8").trim().split("\n").slice(1);
  const page = read("walkers-checks.html");
  expect(page).toContain(`${uncited.length} lines no row cites`);
  for (const line of uncited) expect(page).toContain(`Line ${line.split("\t")[0]}: `);
});

test("every link leads to a page and a place that are there", () => {
  const places = new Map(
    pages.map((path) => [path, new Set([...read(path).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]),
  );
  const leadsNowhere = (path: string, href: string) => {
    const { pathname, hash } = new URL(href, `http://site/${path}`);
    if (!pathname.endsWith(".html")) return !existsSync(join(folder, pathname));
    const ids = places.get(pathname.slice(1));
    return !ids || (hash !== "" && !ids.has(decodeURIComponent(hash.slice(1))));
  };
  const broken = pages.flatMap((path) => {
    const links = [...read(path).matchAll(/ href="([^"]*)"/g)].map(([, href]) => href as string);
    return links.filter((href) => leadsNowhere(path, href)).map((href) => `${path}: ${href}`);
  });
  expect([...new Set(broken)]).toEqual([]);
});

test("no page holds a script or a style of its own, and none may be put in", async () => {
  for (const path of pages) {
    expect(read(path), path).not.toMatch(/<style|<script(?![^>]* src=)| style="| on[a-z]+="/);
  }
  const { page, complaints } = await visit("index.html");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.broken = true";
    document.body.append(script);
    return "broken" in globalThis;
  });
  expect(ran).toBe(false);
  expect(complaints.join()).toContain("Content Security Policy");
});

test("every page comes to less than 150 kB compressed, with its scripts and styles", () => {
  const sizes = new Map<string, number>();
  const sizeOf = (path: string) => {
    const size = sizes.get(path) ?? gzipSync(read(path)).length;
    sizes.set(path, size);
    return size;
  };
  const heavy = pages.filter((path) => {
    const assets = [...read(path).matchAll(/(?:src|href)="(?:\.\.\/)*(assets\/[^"]*)"/g)].map(
      ([, asset]) => asset as string,
    );
    return [path, ...assets].reduce((sum, part) => sum + sizeOf(part), 0) >= 150_000;
  });
  expect(heavy).toEqual([]);
});

function read(path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

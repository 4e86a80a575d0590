import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/**
 * Where Debian, Ubuntu, macOS and Windows put a Chromium, or Chrome, which is one. The first has no window and so takes a
 * third of the others' work for each page.
 */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the Chromium of this machine; whoever starts it closes it. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium(process.env.CHROMIUM);
  if (!executablePath) throw new Error(missing);
  return chromium.launch({ executablePath, args: flags });
}

const install = "Install one (Debian: apt-get install chromium-headless-shell) or name it: CHROMIUM=/path/to/chrome";

/** What to say where there is none. */
export const missing = `No Chromium is found on this machine. ${install}`;

/** The one that is asked for, which must be there, else the first that is. */
export function findChromium(asked: string | undefined): string | undefined {
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM names ${asked}, which is not there. ${install}`);
  return asked || places.find(existsSync);
}

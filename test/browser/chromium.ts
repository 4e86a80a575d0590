import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Where Debian, Ubuntu, macOS and Windows put a Chromium, or Chrome, which is one. */
const places = [
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
  return chromium.launch({ executablePath: findChromium(process.env.CHROMIUM), args: flags });
}

/** The one that is asked for, else the first that is there. */
export function findChromium(asked: string | undefined): string {
  const found = (asked ? [asked] : places).find(existsSync);
  if (found) return found;
  const missing = asked ? `CHROMIUM names ${asked}, which is not there.` : "No Chromium is found on this machine.";
  throw new Error(`${missing} Install one (Debian: apt-get install chromium) or name it: CHROMIUM=/path/to/chrome`);
}

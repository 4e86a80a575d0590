import { mountFunction } from "./live/function.ts";
import { mountOdds } from "./live/odds.ts";

declare global {
  /** What fills a section that asks for it by `data-live`; a project's own pictures add to it before this script runs. */
  var siteIslands: Record<string, (root: HTMLElement) => void> | undefined;
  /** Fills a section that was put on the page later. */
  var siteLive: ((root: HTMLElement) => void) | undefined;
}

const islands: NonNullable<typeof siteIslands> = {
  function: mountFunction,
  odds: mountOdds,
  ...globalThis.siteIslands,
};

globalThis.siteLive = (root) => islands[root.dataset.live ?? ""]?.(root);
// Loaded with the page it fills all of it; loaded later, what it is called for.
if (document.readyState === "loading" || document.currentScript?.hasAttribute("defer"))
  for (const root of document.querySelectorAll<HTMLElement>("[data-live]")) globalThis.siteLive(root);

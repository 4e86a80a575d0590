import { islands } from "./live/index.ts";

declare global {
  /** Set by the script of the islands: fills one that was put on the page later. */
  var skirmishLive: ((root: HTMLElement) => void) | undefined;
}

globalThis.skirmishLive = (root) => islands[root.dataset.live ?? ""]?.(root);
// Loaded with the page it fills all of it; loaded later, what it is called for.
if (document.readyState === "loading" || document.currentScript?.hasAttribute("defer"))
  for (const root of document.querySelectorAll<HTMLElement>("[data-live]")) globalThis.skirmishLive(root);

import { islands } from "./live/index.ts";

for (const root of document.querySelectorAll<HTMLElement>("[data-live]")) islands[root.dataset.live ?? ""]?.(root);

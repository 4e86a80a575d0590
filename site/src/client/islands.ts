import { loadScript } from "./element.ts";

/** Pictures below tables are drawn when they come near, so that a book opens without what draws them. */
export function wireIslands(): void {
  if (globalThis.skirmishLive) return;
  const roots = document.querySelectorAll<HTMLElement>("[data-live]");
  const observer = new IntersectionObserver(
    async (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        await loadScript("live");
        globalThis.skirmishLive?.(target as HTMLElement);
      }
    },
    { rootMargin: "600px" },
  );
  for (const root of roots) observer.observe(root);
}

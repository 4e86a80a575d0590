import { loadScript } from "./element.ts";

/** Pictures below tables are drawn when they come near, so that a book opens without what draws them. */
export function wireIslands(): void {
  if (globalThis.siteLive) return;
  const roots = document.querySelectorAll<HTMLElement>("[data-live]");
  const observer = new IntersectionObserver(
    async (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const { book, own } = (target as HTMLElement).dataset;
        if (book) await loadScript(`books/${book}`);
        if (own) await loadScript("pictures");
        await loadScript("live");
        globalThis.siteLive?.(target as HTMLElement);
      }
    },
    { rootMargin: "600px" },
  );
  for (const root of roots) observer.observe(root);
}

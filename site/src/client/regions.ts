/** Tells style when a wide table is scrolled, so that its first column stands out from what slides beneath. */
export function wireRegions(): void {
  for (const region of document.querySelectorAll(".scroll")) {
    region.addEventListener("scroll", () => region.classList.toggle("is-scrolled", region.scrollLeft > 0), {
      passive: true,
    });
  }
}

/** Tells style whether a table fits its region, and on which sides more of it waits. */
export function wireRegions(): void {
  const sized = new ResizeObserver((entries) => {
    for (const { target } of entries) tell(target);
  });
  for (const region of document.querySelectorAll(".scroll")) {
    sized.observe(region);
    region.addEventListener("scroll", () => tell(region), { passive: true });
  }
}

function tell(region: Element): void {
  const { scrollLeft, scrollWidth, clientWidth, classList } = region;
  classList.toggle("fits", scrollWidth <= clientWidth + 1);
  classList.toggle("is-scrolled", scrollLeft > 0);
  classList.toggle("has-more", scrollLeft + clientWidth < scrollWidth - 1);
}

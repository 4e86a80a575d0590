/** Marks in the contents the table that is in view. */
export function wireContents(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>(".contents a")].map((link) => [link.hash.slice(1), link]),
  );
  const sections = [...document.querySelectorAll("section.table, #errata, #questions")];
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      const first = sections.find((section) => inView.has(section));
      if (!first) return;
      for (const link of links.values()) link.removeAttribute("aria-current");
      const link = links.get(first.id);
      link?.setAttribute("aria-current", "true");
      const list = link?.closest(".contents");
      if (link && list && list.scrollHeight > list.clientHeight) link.scrollIntoView({ block: "nearest" });
    },
    { rootMargin: "-20% 0px -40%" },
  );
  for (const section of sections) observer.observe(section);
}

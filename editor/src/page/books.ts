import type { Problem } from "../engine/check.ts";
import type { Overview } from "../engine/reading.ts";
import type { App } from "./app.ts";
import { button, element } from "./element.ts";
import { openNewTable } from "./new-table.ts";

/** The books with their tables, each with its count of errors and a dot where it is not saved. */
export function showBooks(
  nav: HTMLElement,
  { books, unsaved }: Overview,
  problems: readonly Problem[],
  open: string | null,
  app: App,
): void {
  const errors = new Map<string, number>();
  for (const { path, severity } of problems) if (severity === "error") errors.set(path, (errors.get(path) ?? 0) + 1);
  const changed = new Set(unsaved);
  const state = JSON.stringify([books, unsaved, [...errors], open]);
  if (nav.dataset.state === state) return;
  nav.dataset.state = state;
  const link = (path: string, title: string) => {
    const count = errors.get(path);
    return element(
      "li",
      {},
      element(
        "a",
        { href: `#${path}`, "aria-current": path === open ? "page" : undefined },
        title,
        changed.has(path)
          ? element(
              "span",
              { class: "unsaved", title: "not saved" },
              " •",
              element("span", { class: "vh" }, "not saved"),
            )
          : null,
        count ? element("span", { class: "count", title: `${count} errors` }, String(count)) : null,
      ),
    );
  };
  const details = books.map(({ id, title, files }) => {
    const isOpen = open === null ? books.length === 1 : open.startsWith(`rules/${id}/`);
    const groups = [...new Set(["", ...files.map(({ group }) => group)])].filter((group) => group !== "errata");
    const errata = files.filter(({ group }) => group === "errata");
    const inBook = files.reduce((sum, { path }) => sum + (errors.get(path) ?? 0), 0);
    const lists = groups.map((group) =>
      element(
        "div",
        {},
        group === "" ? null : element("h3", {}, group),
        element(
          "ul",
          {},
          ...files
            .filter((file) => file.group === group)
            .map((file) => link(file.path, file.group === "" ? "The book" : file.title)),
        ),
      ),
    );
    return element(
      "details",
      { open: isOpen, "data-book": id },
      element(
        "summary",
        {},
        title,
        inBook > 0 ? element("span", { class: "count" }, String(inBook)) : null,
        files.some(({ path }) => changed.has(path)) ? element("span", { class: "unsaved" }, " •") : null,
      ),
      ...lists,
      errata.length === 0
        ? null
        : element(
            "details",
            { open: open?.includes(`${id}/errata/`) },
            element("summary", {}, `errata (${errata.length})`),
            element("ul", {}, ...errata.map(({ path }) => link(path, path.replace(/^.*\/|\.yaml$/g, "")))),
          ),
      button("New table", () => openNewTable(app, id), { class: "quiet" }),
    );
  });
  const filter = element("input", { type: "search", placeholder: "Find a table", "aria-label": "Find a table" });
  filter.addEventListener("input", () => narrow(nav, filter.value));
  const scrolled = nav.scrollTop;
  nav.replaceChildren(filter, ...details);
  nav.scrollTop = scrolled;
}

function narrow(nav: HTMLElement, typed: string): void {
  const words = typed.toLowerCase().split(/\s+/);
  for (const item of nav.querySelectorAll("li")) {
    const text = `${item.textContent} ${item.querySelector("a")?.hash}`.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
  }
  for (const book of nav.querySelectorAll("details")) if (typed !== "") book.open = true;
  for (const group of nav.querySelectorAll<HTMLElement>("details > div"))
    group.hidden = !group.querySelector("li:not([hidden])");
}

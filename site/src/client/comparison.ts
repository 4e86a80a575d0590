import { button, element, loadScript, rootOf } from "./element.ts";
import type { Found } from "./search.ts";

/** The page that sets the rows its address names side by side. */
export async function wireComparison(): Promise<void> {
  const place = document.querySelector<HTMLElement>(".comparison");
  if (!place) return;
  await loadScript("search");
  const asked = new URLSearchParams(location.search).get("rows") ?? "";
  const addresses = asked.split(",").map(decodeURIComponent).slice(0, 4);
  const rows = globalThis.siteRows?.(addresses) ?? [];
  if (rows.length === 0) return;
  place.replaceChildren(sideBySide(rows));
  const weapons = rows.map(({ href }) => href.replace(".html#", "/"));
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-compares]")) {
    const { compares = "", title = "" } = dataset;
    const plot = element("section", { "data-live": compares, "data-rows": weapons.join(" "), "aria-label": title });
    place.append(plot);
    globalThis.siteLive?.(plot);
  }
}

function sideBySide(rows: readonly Found[]): HTMLElement {
  const names = [...new Set(rows.flatMap(({ shown }) => shown.map(([name]) => name)))];
  const lines = names.map((name) => {
    const figures = rows.map(({ shown }) => shown.find((one) => one[0] === name));
    const same = figures.every((figure) => figure?.[1] === figures[0]?.[1]);
    return element(
      "tr",
      same ? {} : { class: "differs" },
      element("th", { scope: "row" }, name),
      ...figures.map((figure) =>
        element("td", {}, figure?.[1] ?? "", figure?.[2] ? element("small", {}, figure[2]) : null),
      ),
    );
  });
  const heads = rows.map(({ title, within, href }) =>
    element(
      "th",
      { scope: "col" },
      element("a", { class: "name", href: rootOf() + href }, title),
      element("small", {}, within),
      button("Take out", () => {
        const left = rows.filter((one) => one.href !== href).map((one) => one.href.replace(".html#", "/"));
        location.search = left.length === 0 ? "" : `rows=${left.map(encodeURIComponent).join(",")}`;
      }),
    ),
  );
  return element(
    "div",
    { class: "scroll", role: "group", tabindex: "0", "aria-label": "Rows side by side" },
    element(
      "table",
      {},
      element("caption", { class: "vh" }, "Side by side; what differs is marked"),
      element("thead", {}, element("tr", {}, element("td"), ...heads)),
      element("tbody", {}, ...lines),
    ),
  );
}

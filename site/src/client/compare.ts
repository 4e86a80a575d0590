import { element } from "./element.ts";

const most = 4;

/** Sets up to four ticked rows of a table side by side, a column each. */
export function wireCompare(
  table: HTMLTableElement,
  changed: () => void,
): { readonly chosen: () => readonly string[] } {
  const boxes = [...table.querySelectorAll<HTMLInputElement>("input[name=compare]")];
  const asked = (new URLSearchParams(location.search).get("compare") ?? "").split(",").slice(0, most);
  for (const box of boxes) box.checked = asked.includes(box.value);
  const chosen = () => boxes.filter((box) => box.checked);
  const show = () => {
    const ticked = chosen();
    for (const box of boxes) box.disabled = !box.checked && ticked.length >= most;
    const section = document.querySelector<HTMLElement>("section.compare");
    if (!section) return;
    section.hidden = ticked.length === 0;
    section.replaceChildren(...(ticked.length === 0 ? [] : sideBySide(table, ticked)));
  };
  table.addEventListener("change", () => {
    show();
    changed();
  });
  show();
  return { chosen: () => chosen().map((box) => box.value) };
}

function sideBySide(table: HTMLTableElement, ticked: readonly HTMLInputElement[]): readonly HTMLElement[] {
  const rows = ticked.flatMap((box) => box.closest("tr") ?? []);
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])].slice(1, -1);
  const top = element(
    "tr",
    {},
    element("td"),
    ...rows.map((row) => element("th", { scope: "col" }, copyOf(row.cells[0]))),
  );
  const lines = headings.map((heading, at) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, heading.textContent ?? ""),
      ...rows.map((row) => element("td", { class: "n" }, copyOf(row.cells[at + 1]))),
    ),
  );
  const made = element(
    "table",
    {},
    element("caption", {}, "Side by side"),
    element("thead", {}, top),
    element("tbody", {}, ...lines),
  );
  const region = element(
    "div",
    { class: "scroll", role: "group", tabindex: "0", "aria-label": "Weapons side by side" },
    made,
  );
  const clear = element("button", { type: "button" }, "Put them back");
  clear.addEventListener("click", () => {
    for (const box of ticked) box.checked = false;
    ticked[0]?.dispatchEvent(new Event("change", { bubbles: true }));
    ticked[0]?.focus();
  });
  return [region, clear];
}

function copyOf(cell: HTMLTableCellElement | undefined): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...[...(cell?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  return copy;
}

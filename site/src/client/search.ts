import type { Shown } from "../search/terms.ts";
import { element, loadScript, rootOf } from "./element.ts";

/** A place of the site that answers a query. */
export interface Found {
  readonly title: string;
  readonly within: string;
  /** From the root of the site. */
  readonly href: string;
  /** Figures by name, where it is a row. */
  readonly shown: readonly Shown[];
}

declare global {
  /** Set by the script `search.js`, which is loaded when the reader first searches. */
  var siteSearch: ((query: string) => readonly Found[]) | undefined;
  /** Rows by book and address, as far as there are such. */
  var siteRows: ((addresses: readonly string[]) => readonly Found[]) | undefined;
}

/** The search window: `/` opens it, arrows move, Enter goes. */
export function wireSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog.search");
  const input = dialog?.querySelector("input");
  const list = dialog?.querySelector<HTMLElement>("[role=listbox]");
  const status = dialog?.querySelector<HTMLElement>("[role=status]");
  if (!dialog || !input || !list || !status) return;

  const open = async () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    await loadScript("search");
    show();
  };
  const show = () => {
    const query = input.value.trim();
    const found = query === "" ? [] : (globalThis.siteSearch?.(query) ?? []);
    list.replaceChildren(...found.map(option));
    status.textContent = query === "" ? "" : found.length === 0 ? "Nothing found." : `${found.length} found`;
    mark(0);
  };
  const options = () => [...list.querySelectorAll<HTMLElement>("[role=option]")];
  const marked = () => options().findIndex((one) => one.ariaSelected === "true");
  const mark = (at: number) => {
    const all = options();
    const next = all[Math.max(0, Math.min(at, all.length - 1))];
    for (const one of all) one.ariaSelected = String(one === next);
    input.setAttribute("aria-expanded", String(all.length > 0));
    if (next) input.setAttribute("aria-activedescendant", next.id);
    else input.removeAttribute("aria-activedescendant");
    next?.scrollIntoView({ block: "nearest" });
  };
  const go = (to: HTMLElement | undefined) => {
    if (!to?.dataset.href) return;
    dialog.close();
    location.href = to.dataset.href;
  };

  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") mark(marked() + 1);
    else if (event.key === "ArrowUp") mark(marked() - 1);
    else if (event.key === "Enter") go(options()[marked()]);
    else return;
    event.preventDefault();
  });
  list.addEventListener("click", (event) =>
    go((event.target as HTMLElement).closest<HTMLElement>("[role=option]") ?? undefined),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  for (const button of document.querySelectorAll("button.find")) button.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    const typing = (event.target as HTMLElement).closest("input, select, textarea, [contenteditable]");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    void open();
  });
}

function option({ title, within, href, shown }: Found, at: number): HTMLElement {
  const to = rootOf() + href;
  const figures = shown.map(([name, text, words]) =>
    element(
      "span",
      {},
      element("i", {}, name),
      ` ${text}`,
      at === 0 && words ? element("small", {}, ` ${words}`) : null,
    ),
  );
  return element(
    "li",
    { role: "option", id: `found-${at}`, "data-href": to },
    element("b", {}, title),
    element("span", { class: "within" }, within),
    figures.length === 0 ? null : element("span", { class: "figures-found" }, ...figures),
  );
}

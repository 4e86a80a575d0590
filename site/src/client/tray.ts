import { button, element, rootOf } from "./element.ts";

/** A row to compare: book and address, and what it goes by. */
export interface Compared {
  readonly at: string;
  readonly name: string;
}

const most = 4;
let rows: readonly Compared[] = [];

/** The rows to compare wait at the foot of every page. */
export function wireTray(): void {
  rows = remembered();
  show();
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    rows = remembered();
    show();
  });
}

export function inTray(at: string): boolean {
  return rows.some((row) => row.at === at);
}

/** Puts a row into the comparison, or takes it out; the oldest makes room. */
export function toggleTray(row: Compared): void {
  rows = inTray(row.at) ? rows.filter(({ at }) => at !== row.at) : [...rows, row].slice(-most);
  try {
    localStorage.setItem("compare", JSON.stringify(rows));
  } catch {
    // The page itself still has them.
  }
  show();
}

/** The page that sets rows side by side. */
export function comparePage(addresses: readonly string[]): string {
  return `${rootOf()}compare.html?rows=${addresses.map(encodeURIComponent).join(",")}`;
}

function show(): void {
  document.querySelector(".tray")?.remove();
  document.dispatchEvent(new Event("tray"));
  if (rows.length === 0 || document.querySelector(".comparison")) return;
  const chips = rows.map((row) => {
    const chip = button(row.name, () => toggleTray(row));
    chip.setAttribute("aria-label", `Take ${row.name} out`);
    return chip;
  });
  const link = element("a", { class: "button", href: comparePage(rows.map(({ at }) => at)) }, "Compare");
  document.body.append(element("aside", { class: "tray", "aria-label": "To compare" }, ...chips, link));
}

function remembered(): readonly Compared[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem("compare") ?? "[]");
    return Array.isArray(kept) ? kept.filter(isCompared).slice(-most) : [];
  } catch {
    return [];
  }
}

function isCompared(kept: unknown): kept is Compared {
  return typeof kept === "object" && kept !== null && "at" in kept && "name" in kept && typeof kept.name === "string";
}

import { inTray, toggleTray } from "./tray.ts";

/** Sorts, filters and compares a list of rows; the address keeps what was asked, so that it can be shared. */
export function wireRoster(): void {
  const table = document.querySelector<HTMLTableElement>("table.roster");
  const form = document.querySelector<HTMLFormElement>("form.filters");
  if (!table || !form) return;
  const rows = [...(table.tBodies[0]?.rows ?? [])];
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
  wireComparing(table);
  wireSorting(table, rows);
  restore(fields);

  const filter = () => {
    const names = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ dataset }) => dataset.sort ?? "");
    for (const row of rows) row.hidden = !passes(row, form, names);
    const count = rows.filter((row) => !row.hidden).length;
    const status = document.querySelector(".count");
    if (status) status.textContent = count === 0 ? "No row is like that." : `${count} ${count === 1 ? "row" : "rows"}`;
  };
  const changed = () => {
    filter();
    const isAsked = ({ name, value }: (typeof fields)[number]) =>
      value !== "" && (name !== "figure" || asked(form, "from") + asked(form, "to") !== "");
    for (const field of fields) keep(field.name, isAsked(field) ? field.value : "");
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", changed);
  form.addEventListener("reset", () => queueMicrotask(changed));
  filter();
}

/** What the address asks; a number that is none, or a choice there is not, leaves the field as it is. */
function restore(fields: readonly (HTMLInputElement | HTMLSelectElement)[]): void {
  const wanted = new URLSearchParams(location.search);
  for (const field of fields) {
    const value = wanted.get(field.name);
    const before = field.value;
    if (value === null || (field.type === "number" && Number.isNaN(Number(value)))) continue;
    field.value = value;
    if (field.value !== value) field.value = before;
  }
}

function keep(name: string, value: string): void {
  const url = new URL(location.href);
  if (value === "") url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  history.replaceState(null, "", url);
}

function asked(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? "").trim();
}

/** Whether a row is what the form asks for; what is asked of the parts of a figure must hold in one of them. */
function passes(row: HTMLTableRowElement, form: HTMLFormElement, names: readonly string[]): boolean {
  const cells = [...row.cells];
  const told = cells.map((cell) => `${cell.textContent} ${cell.dataset.words ?? ""}`.toLowerCase());
  const words = asked(form, "words").toLowerCase().split(/\s+/);
  if (!words.every((word) => told.join(" ").includes(word))) return false;

  const [from, to] = [asked(form, "from"), asked(form, "to")];
  const figure = sortValue(cells[names.indexOf(asked(form, "figure"))]);
  if (from + to !== "" && typeof figure !== "number") return false;
  if (from !== "" && Number(figure) < Number(from)) return false;
  if (to !== "" && Number(figure) > Number(to)) return false;

  const measures = [...form.querySelectorAll<HTMLInputElement>("[data-measure]")].filter(({ value }) => value !== "");
  const part = (text: string, name: string) => Number(new RegExp(`\\b${name} (\\d+)`).exec(text)?.[1] ?? Number.NaN);
  return measures.length === 0 || told.some((text) => measures.every(({ name, value }) => part(text, name) >= +value));
}

/** A tick puts a row into the comparison. */
function wireComparing(table: HTMLTableElement): void {
  const boxes = [...table.querySelectorAll<HTMLInputElement>("input[name=compare]")];
  const show = () => {
    for (const box of boxes) box.checked = inTray(box.value);
  };
  table.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) toggleTray({ at: target.value, name: target.dataset.name ?? "" });
  });
  document.addEventListener("tray", show);
  show();
}

/** Headings sort, upward and downward; the address keeps which and which way, as `sort=-Damage`. */
function wireSorting(table: HTMLTableElement, rows: readonly HTMLTableRowElement[]): void {
  const headings = [...table.querySelectorAll<HTMLTableCellElement>("th[data-sort]")];
  const sort = (heading: HTMLTableCellElement, direction: "ascending" | "descending") => {
    for (const other of headings) other.removeAttribute("aria-sort");
    heading.ariaSort = direction;
    const sign = direction === "ascending" ? 1 : -1;
    const value = (row: HTMLTableRowElement) => sortValue(row.cells[heading.cellIndex]);
    table.tBodies[0]?.append(...rows.toSorted((one, other) => order(value(one), value(other), sign)));
  };
  for (const heading of headings) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = heading.textContent;
    heading.replaceChildren(button);
    button.addEventListener("click", () => {
      const isUp = heading.ariaSort === "ascending";
      sort(heading, isUp ? "descending" : "ascending");
      keep("sort", `${isUp ? "-" : ""}${heading.dataset.sort}`);
    });
  }
  const wanted = new URLSearchParams(location.search).get("sort") ?? "";
  const named = headings.find(({ dataset }) => dataset.sort === wanted.replace(/^-/, ""));
  if (named) sort(named, wanted.startsWith("-") ? "descending" : "ascending");
}

/** Figures by their first number, before words; blanks last whichever way it goes. */
function order(one: string | number | null, other: string | number | null, sign: 1 | -1): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  if (typeof one === "number" && typeof other === "number") return sign * (one - other);
  return sign * String(one).localeCompare(String(other), "en", { numeric: true });
}

function sortValue(cell: HTMLTableCellElement | undefined): string | number | null {
  const text = cell?.textContent?.trim() ?? "";
  if (text === "") return null;
  const figure = cell?.tagName === "TH" ? Number.NaN : Number.parseFloat(text);
  return Number.isNaN(figure) ? text : figure;
}

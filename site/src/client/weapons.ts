import { inTray, toggleTray } from "./tray.ts";

/** Sorts, filters and compares the list of weapons; the address keeps what was asked, so that it can be shared. */
export function wireWeapons(): void {
  const table = document.querySelector<HTMLTableElement>("table.weapons");
  const form = document.querySelector<HTMLFormElement>("form.filters");
  const body = table?.tBodies[0];
  if (!table || !form || !body) return;
  const rows = [...body.rows];
  wireComparing(table);
  restore(form);
  wireSorting(table, rows);

  const filter = () => {
    const asked = new FormData(form);
    for (const row of rows) row.hidden = !passes(row, asked);
    const count = rows.filter((row) => !row.hidden).length;
    const status = document.querySelector(".count");
    if (status)
      status.textContent = count === 0 ? "No weapon is like that." : `${count} ${count === 1 ? "weapon" : "weapons"}`;
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => {
    filter();
    remember();
  });
  form.addEventListener("reset", () =>
    queueMicrotask(() => {
      for (const field of fields(form)) field.value = "";
      filter();
      remember();
    }),
  );
  filter();

  function remember(): void {
    const url = new URL(location.href);
    for (const { name, value } of fields(form as HTMLFormElement)) {
      if (value === "") url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    history.replaceState(null, "", url);
  }
}

/** A tick puts a weapon into the comparison. */
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

function restore(form: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search);
  for (const field of fields(form)) {
    const value = asked.get(field.name) ?? "";
    // A number that is none, or a choice there is not, leaves the field empty.
    if (field.type !== "number" || /^\d{1,5}$/.test(value)) field.value = value;
    if (field.value !== value) field.value = "";
  }
}

function fields(form: HTMLFormElement): readonly (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
}

/** Whether a weapon is what the form asks for; reach and penetration must hold at one range. */
function passes(row: HTMLTableRowElement, asked: FormData): boolean {
  const text = (name: string) => String(asked.get(name) ?? "").trim();
  const number = (name: string, otherwise: number) => (text(name) === "" ? otherwise : Number(text(name)));
  const { tech = "", signature = "", bands = "" } = row.dataset;
  const words = text("name").toLowerCase().split(/\s+/);
  const name = (row.cells[0]?.textContent ?? "").toLowerCase();
  if (!words.every((word) => name.includes(word))) return false;
  if (text("signature") !== "" && signature !== text("signature")) return false;
  const isDated = text("from") !== "" || text("to") !== "";
  if (isDated && (tech === "" || Number(tech) < number("from", 0) || Number(tech) > number("to", 99))) return false;
  if (text("reach") === "" && text("penetration") === "") return true;
  return bands.split(" ").some((band) => {
    const [reach = "", penetration = ""] = band.split(":");
    if (reach === "" || Number(reach) < number("reach", 0)) return false;
    return text("penetration") === "" || (penetration !== "" && Number(penetration) >= number("penetration", 0));
  });
}

/** Headings sort, upward and downward; the address keeps which and which way, as `sort=-tech`. */
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
      const url = new URL(location.href);
      url.searchParams.set("sort", `${isUp ? "-" : ""}${heading.dataset.sort}`);
      history.replaceState(null, "", url);
    });
  }
  const asked = new URLSearchParams(location.search).get("sort") ?? "";
  const named = headings.find(({ dataset }) => dataset.sort === asked.replace(/^-/, ""));
  if (named) sort(named, asked.startsWith("-") ? "descending" : "ascending");
}

/** Figures by their first number, blanks last whichever way it goes. */
function order(one: string | number | null, other: string | number | null, sign: 1 | -1): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  if (typeof one === "number" && typeof other === "number") return sign * (one - other);
  return sign * String(one).localeCompare(String(other), "en", { numeric: true });
}

function sortValue(cell: HTMLTableCellElement | undefined): string | number | null {
  if (!cell) return null;
  const text = cell.dataset.value ?? cell.textContent?.trim() ?? "";
  if (text === "") return null;
  if (!cell.classList.contains("n")) return text;
  const figure = Number.parseFloat(text);
  return Number.isNaN(figure) ? null : figure;
}

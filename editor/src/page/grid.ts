import type { Sheet, SheetCell, SheetColumn, SheetLine } from "../engine/sheet.ts";
import { element } from "./element.ts";
import { commandOf, type GridCommand, step } from "./keys.ts";

/** A cell by its line and its column in the sheet. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Cells from one corner to the other, both included. */
export interface Range {
  readonly from: Place;
  readonly to: Place;
}

/** What is said of a cell beside its text. */
export interface Mark {
  readonly severity: "error" | "warning" | null;
  readonly messages: readonly string[];
  readonly erratum: "corrected" | "asked" | null;
}

export interface GridListener {
  /** A person typed a text and left the cell, to the side named by `by`. */
  readonly typed: (place: Place, text: string) => void;
  readonly chosen: (place: Place, range: Range) => void;
  readonly command: (command: GridCommand, range: Range) => void;
  /** What may be typed in a column, to be completed. */
  readonly words: (column: SheetColumn) => Promise<readonly string[]>;
}

/** A sheet as an ARIA grid: one cell is in the order of tabs, the keys of a spreadsheet move it. */
export class Grid {
  readonly element = element("div", { class: "scroll grid" });
  readonly #listener: GridListener;
  #sheet: Sheet | null = null;
  #shown: readonly number[] = [];
  #cells: readonly (readonly (HTMLTableCellElement | null)[])[] = [];
  #states: string[][] = [];
  #at: Place = { line: 0, column: 0 };
  #anchor: Place = { line: 0, column: 0 };
  #input: HTMLInputElement | null = null;

  constructor(listener: GridListener) {
    this.#listener = listener;
    this.element.addEventListener("keydown", (event) => this.#pressed(event));
    this.element.addEventListener("mousedown", (event) => this.#clicked(event));
    this.element.addEventListener("mouseover", (event) => {
      if (event.buttons === 1 && !this.#input) this.#choose(this.#placeOf(event.target) ?? this.#at, true);
    });
    this.element.addEventListener("dblclick", () => this.edit(null));
    this.element.addEventListener("scroll", () =>
      this.element.classList.toggle("is-scrolled", this.element.scrollLeft > 0),
    );
  }

  get range(): Range {
    const [a, b] = [this.#at, this.#anchor];
    return {
      from: { line: Math.min(a.line, b.line), column: Math.min(a.column, b.column) },
      to: { line: Math.max(a.line, b.line), column: Math.max(a.column, b.column) },
    };
  }

  get at(): Place {
    return this.#at;
  }

  /** Columns that are on the page, by their place in the sheet. */
  get shown(): readonly number[] {
    return this.#shown;
  }

  cellAt({ line, column }: Place): SheetCell | null {
    return this.#sheet?.lines[line]?.cells[column] ?? null;
  }

  /** Shows a sheet; where only texts differ from the one before, only these change. */
  show(sheet: Sheet, showsAll: boolean, markOf: (place: Place) => Mark | null): void {
    const shown = sheet.columns.flatMap(({ isShown }, index) => (isShown || showsAll ? [index] : []));
    if (!this.#sheet || skeleton(sheet, shown) !== skeleton(this.#sheet, this.#shown)) this.#build(sheet, shown);
    this.#sheet = sheet;
    this.#shown = shown;
    sheet.lines.forEach((line, at) => {
      for (const column of shown) this.#fill(at, column, line.cells[column] ?? null, markOf({ line: at, column }));
    });
    this.#choose(this.#nearest(this.#at), false, false);
  }

  /** Puts the cursor on a cell. */
  focusAt(place: Place): void {
    this.#choose(this.#nearest(place), false);
    this.#cell(this.#at)?.focus();
  }

  /** Begins to edit the cell at the cursor, with its text or with another in its place. */
  edit(text: string | null): void {
    const cell = this.cellAt(this.#at);
    const td = this.#cell(this.#at);
    const column = this.#sheet?.columns[this.#at.column];
    if (!cell || !td || !column || cell.state === "group" || this.#input) return;
    const list = element("datalist", { id: "words" });
    const input = element("input", {
      class: "typing",
      list: "words",
      "aria-label": column.heading,
      autocomplete: "off",
      spellcheck: "false",
    });
    input.value = text ?? cell.text;
    this.#input = input;
    td.append(input, list);
    input.focus();
    if (text === null) input.select();
    input.addEventListener("blur", () => this.#leave(true));
    void this.#listener
      .words(column)
      .then((words) => list.append(...words.map((word) => element("option", { value: word }))));
  }

  #leave(keeps: boolean): void {
    const input = this.#input;
    if (!input) return;
    this.#input = null;
    const cell = this.cellAt(this.#at);
    const td = this.#cell(this.#at);
    td?.querySelector("datalist")?.remove();
    input.remove();
    if (!keeps || !cell || input.value.trim() === cell.text) return;
    // Shown at once; what the compiler makes of it follows.
    if (td) td.textContent = input.value;
    this.#states[this.#at.line]?.splice(this.#at.column, 1, "typed");
    this.#listener.typed(this.#at, input.value.trim());
  }

  #pressed(event: KeyboardEvent): void {
    if (this.#input) {
      this.#pressedWhileTyping(event);
      return;
    }
    const moved = step(event, this.#at, this.#size());
    if (moved === "leave") return;
    if (moved) {
      event.preventDefault();
      this.#choose(this.#nearest(moved.place, moved.by), event.shiftKey && event.key !== "Tab");
      this.#cell(this.#at)?.focus();
      return;
    }
    const command = commandOf(event);
    if (command === "edit") this.edit(null);
    else if (command) this.#listener.command(command, this.range);
    // The key itself is typed into the field that has the focus now.
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) this.edit("");
    if (command) event.preventDefault();
  }

  #pressedWhileTyping(event: KeyboardEvent): void {
    if (!["Enter", "Tab", "Escape"].includes(event.key)) return;
    event.preventDefault();
    this.#leave(event.key !== "Escape");
    const by =
      event.key === "Escape"
        ? null
        : event.key === "Enter"
          ? { line: event.shiftKey ? -1 : 1, column: 0 }
          : { line: 0, column: event.shiftKey ? -1 : 1 };
    if (by)
      this.#choose(this.#nearest({ line: this.#at.line + by.line, column: this.#at.column + by.column }, by), false);
    this.#cell(this.#at)?.focus();
  }

  #clicked(event: MouseEvent): void {
    if (event.target instanceof HTMLInputElement) return;
    const place = this.#placeOf(event.target);
    if (!place) return;
    this.#leave(true);
    this.#choose(place, event.shiftKey);
    event.preventDefault();
    this.#cell(this.#at)?.focus();
  }

  #placeOf(target: EventTarget | null): Place | null {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-line]") : null;
    return cell ? { line: Number(cell.dataset.line), column: Number(cell.dataset.column) } : null;
  }

  #size(): Range {
    const lines = this.#sheet?.lines.length ?? 0;
    return { from: { line: 0, column: this.#shown[0] ?? 0 }, to: { line: lines - 1, column: this.#shown.at(-1) ?? 0 } };
  }

  #choose(place: Place, isExtended: boolean, tells = true): void {
    this.#cell(this.#at)?.setAttribute("tabindex", "-1");
    for (const one of this.element.querySelectorAll("[aria-selected]")) one.removeAttribute("aria-selected");
    this.#at = place;
    if (!isExtended) this.#anchor = place;
    const { from, to } = this.range;
    for (let line = from.line; line <= to.line; line++)
      for (let column = from.column; column <= to.column; column++)
        this.#cell({ line, column })?.setAttribute("aria-selected", "true");
    this.#cell(place)?.setAttribute("tabindex", "0");
    if (tells) this.#listener.chosen(place, this.range);
  }

  #cell({ line, column }: Place): HTMLTableCellElement | null {
    return this.#cells[line]?.[column] ?? null;
  }

  /** The cell at a place: of a row that spans several lines the row's own, of a column that is not shown the next one. */
  #nearest({ line, column }: Place, by = { line: 0, column: 1 }): Place {
    const { from, to } = this.#size();
    const onPage = this.#shown.includes(column)
      ? column
      : by.column < 0
        ? this.#shown.findLast((one) => one < column)
        : this.#shown.find((one) => one > column);
    const at = {
      line: Math.max(0, Math.min(line, to.line)),
      column: onPage ?? (column > to.column ? to.column : from.column),
    };
    if (this.#cell(at)) return at;
    const order = by.column < 0 ? [...this.#shown].reverse() : this.#shown;
    const beside =
      by.line === 0
        ? order.find((one) => (by.column < 0 ? one < at.column : one > at.column) && this.#cells[at.line]?.[one])
        : undefined;
    if (beside !== undefined) return { ...at, column: beside };
    const down = by.line > 0 ? this.#cells.findIndex((cells, index) => index > at.line && cells[at.column]) : -1;
    if (down !== -1) return { ...at, line: down };
    const up = this.#cells.slice(0, at.line).findLastIndex((cells) => cells[at.column]);
    return up === -1 ? at : { ...at, line: up };
  }

  #build(sheet: Sheet, shown: readonly number[]): void {
    const columns = shown.map((index) => sheet.columns[index] as SheetColumn);
    const heads = columns.flatMap((column, at) => {
      if (at > 0 && columns[at - 1]?.group === column.group) return [];
      const joined = columns.filter(({ group }) => group === column.group);
      const unit = column.about?.unit;
      const words = [...new Set(joined.map(({ heading }) => heading))].join(" / ");
      return [
        element(
          "th",
          { scope: "col", colspan: joined.length > 1 ? joined.length : undefined, class: column.isNumeric ? "n" : "" },
          words,
          unit ? element("small", {}, unit) : null,
        ),
      ];
    });
    this.#cells = sheet.lines.map((line, at) =>
      sheet.columns.map((column, index) => (shown.includes(index) ? this.#made(line, at, column, index) : null)),
    );
    this.#states = sheet.lines.map(() => []);
    const bodies: HTMLTableSectionElement[] = [];
    sheet.lines.forEach((line, at) => {
      const row = element("tr", { "aria-rowindex": at + 2 }, ...(this.#cells[at] ?? []));
      if (line.span > 0) bodies.push(element("tbody", {}, row));
      else bodies.at(-1)?.append(row);
    });
    const table = element(
      "table",
      { role: "grid", "aria-label": sheet.title, "aria-rowcount": sheet.lines.length + 1 },
      element("thead", {}, element("tr", {}, ...heads)),
      ...bodies,
    );
    this.element.replaceChildren(table);
  }

  #made(
    line: SheetLine,
    at: number,
    { field, isInner, isNumeric }: SheetColumn,
    column: number,
  ): HTMLTableCellElement | null {
    const cell = line.cells[column];
    if (!cell && (isInner ? line.inner !== null : line.span === 0)) return null;
    const attributes = {
      "data-line": at,
      "data-column": column,
      tabindex: "-1",
      class: isNumeric ? "n" : "",
      rowspan: !isInner && line.span > 1 ? line.span : undefined,
    };
    return field === ""
      ? element("th", { ...attributes, scope: isInner ? "row" : "rowgroup" })
      : element("td", attributes);
  }

  #fill(line: number, column: number, cell: SheetCell | null, mark: Mark | null): void {
    const td = this.#cell({ line, column });
    const state = JSON.stringify([cell?.text, cell?.state, mark]);
    const states = this.#states[line];
    if (!td || !states || states[column] === state) return;
    states[column] = state;
    const looks = cell ? (cell.state === "value" && /^[-–—]$/.test(cell.text) ? "dash" : cell.state) : "void";
    td.className = [
      this.#sheet?.columns[column]?.isNumeric ? "n" : "",
      `is-${looks}`,
      looks === "value" && cell && cell.text.length > 40 ? "is-long" : "",
      mark?.severity ? `has-${mark.severity}` : "",
      mark?.erratum ? `is-${mark.erratum}` : "",
    ]
      .filter(Boolean)
      .join(" ");
    td.textContent = looks === "lost" ? "lost" : (cell?.text ?? "");
    td.title = mark?.messages.join("\n") ?? "";
    if (mark?.severity === "error") td.setAttribute("aria-invalid", "true");
    else td.removeAttribute("aria-invalid");
    if (cell?.state === "group") td.setAttribute("aria-readonly", "true");
  }
}

/** What must be the same for a sheet to be shown by changing texts alone. */
function skeleton({ path, lines, columns }: Sheet, shown: readonly number[]): string {
  return JSON.stringify([
    path,
    shown,
    columns.map(({ heading, isNumeric }) => [heading, isNumeric]),
    lines.map(({ path, inner, span }) => [path, inner, span]),
  ]);
}

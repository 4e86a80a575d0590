import type { Sheet, SheetCell, SheetColumn } from "../engine/sheet.ts";
import { type CellInput, openInput } from "./cell-input.ts";
import { element } from "./element.ts";
import { fillCell, type GridTable, gridTable, type Mark, skeleton } from "./grid-table.ts";
import { commandOf, type GridCommand, step } from "./keys.ts";
import { nearestCell, placeOfPath } from "./nearest-cell.ts";

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

export interface GridListener {
  /** A person typed a text and left the cell. */
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
  #cells: GridTable["cells"] = [];
  /** What each cell shows, so that only what changes is shown again. */
  #states: string[][] = [];
  #at: Place = { line: 0, column: 0 };
  #anchor: Place = { line: 0, column: 0 };
  #input: CellInput | null = null;

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
  get shown() {
    return this.#shown;
  }

  cellAt({ line, column }: Place): SheetCell | null {
    return this.#sheet?.lines[line]?.cells[column] ?? null;
  }

  /** Shows a sheet; where only texts differ from the one before, only these change. */
  show(sheet: Sheet, showsAll: boolean, markOf: (place: Place) => Mark | null): void {
    const shown = sheet.columns.flatMap(({ isShown }, index) => (isShown || showsAll ? [index] : []));
    const hadFocus = this.element.contains(document.activeElement);
    const isOther = this.#sheet?.path !== sheet.path;
    const typing = this.#input ? { text: this.#input.text(), path: String(this.cellAt(this.#at)?.path) } : null;
    const isNew = !this.#sheet || skeleton(sheet, shown) !== skeleton(this.#sheet, this.#shown);
    if (isNew && typing) this.#leave(false);
    if (isNew) {
      const { table, cells } = gridTable(sheet, shown);
      this.#cells = cells;
      this.#states = sheet.lines.map(() => []);
      this.element.replaceChildren(table);
    }
    this.#sheet = sheet;
    this.#shown = shown;
    for (const line of sheet.lines.keys()) for (const column of shown) this.#fill({ line, column }, markOf);
    this.#choose(this.#nearest(this.#at), !isOther, false);
    if (hadFocus && !this.#input) this.#cell(this.#at)?.focus();
    const place = isNew && typing ? placeOfPath(sheet, typing.path) : null;
    if (!place) return;
    this.focusAt(place);
    this.edit(typing?.text ?? null);
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
    this.#input = openInput(td, cell, column, text, this.#listener.words(column), () => this.#leave(true));
  }

  #leave(keeps: boolean): void {
    const typed = this.#input?.close() ?? null;
    this.#input = null;
    const td = this.#cell(this.#at);
    if (!keeps || typed === null || !td) return;
    // What the compiler makes of it follows.
    td.textContent = typed;
    this.#states[this.#at.line]?.splice(this.#at.column, 1, "typed");
    this.#listener.typed(this.#at, typed);
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
    const isSave = commandOf(event) === "save";
    if (!isSave && !["Enter", "Tab", "Escape"].includes(event.key)) return;
    event.preventDefault();
    if (isSave) {
      this.#leave(true);
      this.#listener.command("save", this.range);
      return;
    }
    this.#leave(event.key !== "Escape");
    const far = event.shiftKey ? -1 : 1;
    const by = event.key === "Enter" ? { line: far, column: 0 } : { line: 0, column: far };
    const { line, column } = this.#at;
    if (event.key !== "Escape")
      this.#choose(this.#nearest({ line: line + by.line, column: column + by.column }, by), false);
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

  #nearest(place: Place, by?: Place): Place {
    return nearestCell(this.#cells, this.#shown, this.#size(), place, by);
  }

  #fill(place: Place, markOf: (place: Place) => Mark | null): void {
    const { line, column } = place;
    // What is being typed in is shown once that is done.
    if (this.#input && line === this.#at.line && column === this.#at.column) return;
    const [td, cell, mark] = [this.#cell(place), this.cellAt(place), markOf(place)];
    const state = JSON.stringify([cell?.text, cell?.state, mark]);
    const states = this.#states[line];
    if (!td || !states || states[column] === state) return;
    states[column] = state;
    fillCell(td, cell, this.#sheet?.columns[column]?.isNumeric === true, mark);
  }
}

import type { Sheet, SheetCell, SheetColumn } from "../engine/sheet.ts";
import { type CellInput, openInput } from "./cell-input.ts";
import { element } from "./element.ts";
import { GridRows } from "./grid-rows.ts";
import { type Mark, skeleton } from "./grid-table.ts";
import { commandOf, type GridCommand, step } from "./keys.ts";
import { nearestCell, placeOfPath } from "./nearest-cell.ts";
import { rangeBetween, Selection } from "./selection.ts";

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
  /** Columns that are on the page, by their place in the sheet. */
  shown: readonly number[] = [];
  #rows: GridRows | null = null;
  readonly #selection = new Selection(this.element);
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
    this.element.addEventListener("scroll", () => {
      this.element.classList.toggle("is-scrolled", this.element.scrollLeft > 0);
      this.#follow();
    });
  }

  get range(): Range {
    return rangeBetween(this.#at, this.#anchor);
  }

  get at(): Place {
    return this.#at;
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
    const isNew = !this.#sheet || skeleton(sheet, shown) !== skeleton(this.#sheet, this.shown);
    if (isNew && typing) this.#leave(false);
    this.#sheet = sheet;
    this.shown = shown;
    if (isNew) {
      const rows = new GridRows(sheet, shown);
      this.#rows = rows;
      this.element.replaceChildren(rows.table);
      rows.bring(isOther ? 0 : this.#at.line);
    }
    this.#rows?.show(sheet, markOf);
    this.#choose(this.#nearest(this.#at), !isOther, false);
    if (hadFocus && !this.#input) this.#focus();
    const place = isNew && typing ? placeOfPath(sheet, typing.path) : null;
    if (!place) return;
    this.focusAt(place);
    this.edit(typing?.text ?? null);
  }

  /** Puts the cursor on a cell. */
  focusAt(place: Place): void {
    // What is half typed belongs to the cell it was typed in.
    this.#leave(true);
    this.#choose(this.#nearest(place), false);
    this.#focus();
  }

  /** Begins to edit the cell at the cursor, with its text or with another in its place. */
  edit(text: string | null): void {
    this.#bring();
    const cell = this.cellAt(this.#at);
    const td = this.#cell(this.#at);
    const column = this.#sheet?.columns[this.#at.column];
    if (!cell || !td || !column || cell.state === "group" || this.#input) return;
    this.#input = openInput(this.element, td, cell, column, text, this.#listener.words(column), () =>
      this.#leave(true),
    );
  }

  #leave(keeps: boolean): void {
    const typed = this.#input?.close() ?? null;
    this.#input = null;
    if (!keeps || typed === null) return;
    // What the compiler makes of it follows.
    this.#rows?.type(this.#at, typed);
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
      this.#focus();
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
    this.#focus();
  }

  #clicked(event: MouseEvent): void {
    if (event.target instanceof HTMLInputElement) return;
    const place = this.#placeOf(event.target);
    if (!place) return;
    this.#leave(true);
    this.#choose(place, event.shiftKey);
    event.preventDefault();
    this.#focus();
  }

  #placeOf(target: EventTarget | null): Place | null {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-line]") : null;
    return cell ? { line: Number(cell.dataset.line), column: Number(cell.dataset.column) } : null;
  }

  #size(): Range {
    const lines = this.#sheet?.lines.length ?? 0;
    return { from: { line: 0, column: this.shown[0] ?? 0 }, to: { line: lines - 1, column: this.shown.at(-1) ?? 0 } };
  }

  #choose(place: Place, isExtended: boolean, tells = true): void {
    this.#at = place;
    if (!isExtended) this.#anchor = place;
    if (this.#rows) this.#selection.show(this.#rows, this.range, place);
    const td = this.#cell(place);
    if (td) this.#input?.standOver(td);
    if (tells) this.#listener.chosen(place, this.range);
  }

  #cell(place: Place): HTMLTableCellElement | null {
    return this.#rows?.cell(place) ?? null;
  }

  #focus(): void {
    this.#bring();
    this.#cell(this.#at)?.focus();
  }

  /** Has the cell at the cursor stand in the page. */
  #bring(): void {
    if (!this.#rows || this.#cell(this.#at)) return;
    this.#rows.bring(this.#at.line);
    this.#choose(this.#at, true, false);
  }

  /** Has the lines in view stand in the page; the cursor stays where it is, and the keys go on moving it. */
  #follow(): void {
    const hadFocus = this.element.contains(document.activeElement);
    if (!this.#rows?.follow(this.element.getBoundingClientRect())) return;
    this.#choose(this.#at, true, false);
    if (hadFocus && !this.element.contains(document.activeElement)) this.element.focus({ preventScroll: true });
  }

  #nearest(place: Place, by?: Place): Place {
    return this.#sheet ? nearestCell(this.#sheet, this.shown, this.#size(), place, by) : place;
  }
}

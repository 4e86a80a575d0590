import type { Place, Range } from "./grid.ts";
import type { GridRows } from "./grid-rows.ts";

/** The cells from one corner to the other. */
export function rangeBetween(a: Place, b: Place): Range {
  return {
    from: { line: Math.min(a.line, b.line), column: Math.min(a.column, b.column) },
    to: { line: Math.max(a.line, b.line), column: Math.max(a.column, b.column) },
  };
}

/** Which cells of a grid are marked as chosen, and what of it is in the order of tabs. */
export class Selection {
  readonly #grid: HTMLElement;
  #marked: ReadonlySet<HTMLTableCellElement> = new Set();
  #stop: HTMLElement | null = null;

  constructor(grid: HTMLElement) {
    this.#grid = grid;
  }

  /** Marks the cells of a range that stand in the page. Where the one at the cursor does not, the grid takes its focus. */
  show(rows: GridRows, { from, to }: Range, at: Place): void {
    const isIn = ({ line, column }: Place) =>
      line >= from.line && line <= to.line && column >= from.column && column <= to.column;
    const marked = new Set([...rows.all()].flatMap(([place, td]) => (isIn(place) ? [td] : [])));
    for (const td of this.#marked) if (!marked.has(td)) td.removeAttribute("aria-selected");
    for (const td of marked) if (!this.#marked.has(td)) td.setAttribute("aria-selected", "true");
    this.#marked = marked;
    const stop = rows.cell(at) ?? this.#grid;
    if (stop === this.#stop) return;
    this.#stop?.setAttribute("tabindex", "-1");
    stop.setAttribute("tabindex", "0");
    this.#stop = stop;
  }
}

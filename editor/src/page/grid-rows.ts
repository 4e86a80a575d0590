import type { Sheet } from "../engine/sheet.ts";
import { element } from "./element.ts";
import type { Place } from "./grid.ts";
import { fillCell, gridHead, gridLine, type Mark } from "./grid-table.ts";

/** Up to here all lines stand in the page, where the browser's own search finds them; of more only those around the view. */
const most = 200;
/** How many lines stand in the page above the first one in view, and from there on. */
const [above, below] = [50, 150];
/** Lines are added before an edge of what stands in the page comes this near to the view, in pixels. */
const near = 400;

interface Group {
  readonly first: number;
  readonly lines: number;
}

type MarkOf = (place: Place) => Mark | null;

/** The lines of a sheet that stand in the page; blank space stands for the others. */
export class GridRows {
  readonly table: HTMLTableElement;
  #sheet: Sheet;
  #markOf: MarkOf = () => null;
  readonly #shown: readonly number[];
  /** A row with the rows within it, which span its cells. */
  readonly #groups: readonly Group[];
  readonly #bodies = new Map<number, HTMLTableSectionElement>();
  readonly #cells = new Map<number, ReadonlyMap<number, HTMLTableCellElement>>();
  /** What each cell shows, so that only what changes is shown again. */
  readonly #states = new WeakMap<HTMLTableCellElement, string>();
  readonly #spaces = [space(), space()] as const;
  /** Of a line, as far as is known. */
  #height = 24;

  constructor(sheet: Sheet, shown: readonly number[]) {
    this.#sheet = sheet;
    this.#shown = shown;
    this.#groups = sheet.lines.flatMap(({ span }, first) => (span > 0 ? [{ first, lines: span }] : []));
    const said = { role: "grid", "aria-label": sheet.title, "aria-rowcount": sheet.lines.length + 1 };
    this.table = element("table", said, gridHead(sheet, shown));
    if (this.#isWhole) return;
    this.table.prepend(widths(sheet, shown));
    this.table.append(...this.#spaces);
  }

  get #isWhole(): boolean {
    return this.#sheet.lines.length <= most;
  }

  cell({ line, column }: Place): HTMLTableCellElement | null {
    return this.#cells.get(line)?.get(column) ?? null;
  }

  /** Cells that stand in the page. */
  *all(): Iterable<readonly [Place, HTMLTableCellElement]> {
    for (const [line, cells] of this.#cells) for (const [column, td] of cells) yield [{ line, column }, td];
  }

  /** Shows a sheet of the same rows and columns. */
  show(sheet: Sheet, markOf: MarkOf): void {
    this.#sheet = sheet;
    this.#markOf = markOf;
    this.#fill();
  }

  /** Shows what was typed until it is known what the compiler makes of it. */
  type(place: Place, text: string): void {
    const td = this.cell(place);
    if (!td) return;
    td.textContent = text;
    this.#states.delete(td);
  }

  #fill(): void {
    for (const [place, td] of this.all()) {
      const [cell, mark] = [this.#sheet.lines[place.line]?.cells[place.column] ?? null, this.#markOf(place)];
      const state = JSON.stringify([cell?.text, cell?.state, mark]);
      if (this.#states.get(td) === state) continue;
      this.#states.set(td, state);
      fillCell(td, cell, this.#sheet.columns[place.column]?.isNumeric === true, mark);
    }
  }

  /** Has the lines around one stand in the page. */
  bring(line: number): void {
    const at = Math.max(0, Math.min(line, this.#sheet.lines.length - 1));
    const [from, to] = this.#isWhole ? [0, most] : [at - above, at + below];
    const wanted = this.#groups.filter(({ first, lines }) => first + lines > from && first < to);
    const known = new Set(wanted.map(({ first }) => first));
    for (const [first, body] of this.#bodies) if (!known.has(first)) this.#drop(first, body);
    let last = this.#isWhole ? (this.table.tHead as Element) : this.#spaces[0];
    for (const group of wanted) {
      const body = this.#bodies.get(group.first) ?? this.#make(group);
      if (last.nextSibling !== body) last.after(body);
      last = body;
    }
    this.#fill();
    const [head, tail] = [wanted[0], wanted.at(-1)];
    if (head && tail && !this.#isWhole) this.#stretch(head.first, tail.first + tail.lines);
  }

  /** Has the lines in view stand in the page. */
  follow(view: DOMRect): boolean {
    if (this.#isWhole) return false;
    const [start, end] = this.#edges();
    const [top, bottom] = this.#spaces;
    const isNear = (!top.hidden && start > view.top - near) || (!bottom.hidden && end < view.bottom + near);
    if (isNear) this.bring(this.#lineAt(view.top, start, end));
    return isNear;
  }

  /** The line at a height of the page: one that stands there, or where no line does about the one that would. */
  #lineAt(y: number, start: number, end: number): number {
    const lines = [...this.#cells.keys()].sort((a, b) => a - b);
    const [first = 0, last = 0] = [lines[0], lines.at(-1)];
    if (y < start) return Math.floor(first - (start - y) / this.#height);
    if (y > end) return Math.floor(last + (y - end) / this.#height);
    const isBelow = (group: Group) => (this.#bodies.get(group.first)?.getBoundingClientRect().bottom ?? y) > y;
    return this.#groups.find(isBelow)?.first ?? first;
  }

  #make({ first, lines }: Group): HTMLTableSectionElement {
    const made = Array.from({ length: lines }, (_, index) => gridLine(this.#sheet, this.#shown, first + index));
    for (const [index, { cells }] of made.entries()) this.#cells.set(first + index, cells);
    const body = element("tbody", {}, ...made.map(({ row }) => row));
    this.#bodies.set(first, body);
    return body;
  }

  #drop(first: number, body: HTMLTableSectionElement): void {
    for (let line = first; line < first + body.rows.length; line++) this.#cells.delete(line);
    body.remove();
    this.#bodies.delete(first);
  }

  /** Where the lines that stand in the page begin and end. A space that is hidden is nowhere, so they are asked themselves. */
  #edges(): readonly [number, number] {
    const lines = [...this.#bodies.keys()];
    const [first, last] = [Math.min(...lines), Math.max(...lines)].map((line) =>
      this.#bodies.get(line)?.getBoundingClientRect(),
    );
    return [first?.top ?? 0, last?.bottom ?? 0];
  }

  /** Makes room for the lines that do not stand in the page. */
  #stretch(first: number, end: number): void {
    const [top, bottom] = this.#spaces;
    const [from, to] = this.#edges();
    if (to > from) this.#height = (to - from) / (end - first);
    for (const [one, lines] of [[top, first] as const, [bottom, this.#sheet.lines.length - end] as const]) {
      one.hidden = lines === 0;
      (one.rows[0] as HTMLTableRowElement).style.height = `${lines * this.#height}px`;
    }
  }
}

function space(): HTMLTableSectionElement {
  return element("tbody", { class: "space", "aria-hidden": "true" }, element("tr", {}, element("td", {})));
}

/** Columns keep their width whichever lines stand in the page. */
function widths({ lines }: Sheet, shown: readonly number[]): HTMLElement {
  const longest = shown.map((index) => Math.max(...lines.map(({ cells }) => cells[index]?.text.length ?? 0)));
  const columns = longest.map((letters) => {
    const column = element("col");
    column.style.width = `calc(${Math.min(letters, 40)}ch + 1.2rem)`;
    return column;
  });
  return element("colgroup", {}, ...columns);
}

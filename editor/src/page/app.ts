import type { Operation } from "../compiler.ts";
import type { BookOverview } from "../engine/books.ts";
import type { Problem } from "../engine/check.ts";
import type { Overview } from "../engine/reading.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Ask } from "./ask.ts";
import { showBooks } from "./books.ts";
import { listenToClipboard } from "./clipboard.ts";
import { listenToKeys, obey } from "./commands.ts";
import { say } from "./dialog.ts";
import { button, element } from "./element.ts";
import { Grid, type Place } from "./grid.ts";
import { markOf, placeProblems } from "./marks.ts";
import { showPanel } from "./panel.ts";
import { showProblems } from "./problems.ts";
import { Progress } from "./progress.ts";
import { openSave } from "./save.ts";
import { showHead } from "./sheet-head.ts";
import type { Store } from "./store.ts";
import { addressOf, typeInto } from "./typing.ts";
import { wordsFor } from "./words.ts";

/** The editor: a book's tables on the left, one of them as a grid, what is known of a cell on the right. */
export class App {
  readonly ask: Ask;
  readonly store: Store;
  readonly #books = element("nav", { class: "books", "aria-label": "Books and tables", id: "books" });
  readonly #head = element("div", { class: "sheet-head" });
  readonly #problems = element("section", { class: "problems", "aria-label": "What is wrong" });
  readonly #panel = element("aside", { class: "panel", "aria-label": "The cell" });
  readonly #undo = button("Undo", () => void this.undo(), { title: "Ctrl+Z" });
  readonly #redo = button("Redo", () => void this.redo(), { title: "Ctrl+Y" });
  readonly #save = button("Save", () => void this.save(), { class: "main", title: "Ctrl+S" });
  readonly #progress = new Progress();
  readonly grid: Grid;
  overview: Overview;
  sheet: Sheet | null = null;
  /** What is wrong with a cell of the sheet. */
  problemsAt: (place: Place) => readonly Problem[] = () => [];
  problems: readonly Problem[] = [];
  #errata: Readonly<Record<string, "corrected" | "asked">> = {};
  part: "rows" | "fields" = "rows";
  /** Columns that no row fills, too. */
  showsAll = false;
  /** Edits the engine has not answered yet. */
  #waiting = 0;

  constructor(ask: Ask, store: Store, overview: Overview) {
    this.ask = ask;
    this.store = store;
    this.overview = overview;
    this.grid = new Grid({
      typed: (place, text) => void typeInto(this, place, text),
      chosen: () => showPanel(this.#panel, this),
      command: (command, range) => void obey(this, command, range),
      words: (column) => wordsFor(this, column),
    });
    const menu = button("Tables", () => document.body.classList.toggle("shows-books"), {
      class: "menu",
      "aria-controls": "books",
    });
    const bar = element(
      "header",
      { class: "bar" },
      menu,
      element("strong", {}, "tablewright"),
      this.#progress.element,
      element("span", { class: "tools" }, this.#undo, this.#redo, this.#save),
    );
    const main = element("main", { tabindex: "-1" }, this.#head, this.grid.element, this.#problems);
    document.body.replaceChildren(bar, this.#books, main, this.#panel);
    document.body.classList.toggle("shows-books", this.#route() === null);
    addEventListener("hashchange", () => void this.#open());
    addEventListener("beforeunload", (event) => {
      if (this.overview.unsaved.length > 0) event.preventDefault();
    });
    listenToClipboard(this);
    listenToKeys(this);
    // What was typed stays; that something went wrong must be seen.
    addEventListener("unhandledrejection", ({ reason }) => {
      this.#progress.say("the check failed");
      say(reason instanceof Error ? reason.message : String(reason));
    });
  }

  async start(): Promise<void> {
    await this.#open();
    await this.#progress.during(() => this.#judge());
  }

  get book(): BookOverview | undefined {
    const id = this.sheet?.path.split("/")[1];
    return this.overview.books.find((one) => one.id === id);
  }

  /** The table in the address of the page. */
  #route(): string | null {
    const [path = "", part] = decodeURIComponent(location.hash.slice(1)).split("?");
    this.part = part === "fields" ? "fields" : "rows";
    return path.startsWith("rules/") ? path : null;
  }

  go(path: string, part: "rows" | "fields" = "rows"): void {
    location.hash = part === "fields" ? `${path}?fields` : path;
  }

  async #open(): Promise<void> {
    const path = this.#route();
    document.body.classList.toggle("shows-books", path === null);
    await this.#progress.during(async () => {
      this.sheet = path === null ? null : await this.ask.sheet(path, this.part);
      this.show();
      if (this.sheet) this.grid.focusAt({ line: 0, column: 0 });
      await this.#readErrata();
      this.show();
    });
  }

  /** What is corrected follows from a check of the whole book, so it comes later than the table. */
  async #readErrata(): Promise<void> {
    const book = this.sheet?.path.split("/")[1];
    if (book) this.#errata = await this.ask.errataOf(book);
  }

  /** Shows the state there is. */
  show(): void {
    const { overview, problems, sheet } = this;
    showBooks(this.#books, overview, problems, sheet?.path ?? null, this);
    this.#undo.disabled = !overview.canUndo;
    this.#redo.disabled = !overview.canRedo;
    this.#save.disabled = overview.unsaved.length === 0;
    this.#save.textContent = overview.unsaved.length === 0 ? "Save" : `Save ${overview.unsaved.length}`;
    showHead(this.#head, this);
    document.title = sheet ? `${sheet.title} · tablewright` : "tablewright";
    this.grid.element.hidden = !sheet || sheet.problem !== null;
    if (!sheet) {
      this.#problems.replaceChildren();
      return;
    }
    const placed = placeProblems(sheet, problems);
    this.problemsAt = placed.at;
    this.grid.show(sheet, this.showsAll, (place) =>
      markOf(placed.at(place), this.#errata[addressOf(sheet, place)] ?? null),
    );
    showProblems(this.#problems, placed.placed, this);
    showPanel(this.#panel, this);
  }

  /** Does what the engine must answer; until all of that is done the grid goes on showing what was typed. */
  async during(work: () => Promise<void>): Promise<void> {
    await this.#progress.during(async () => {
      this.#waiting += 1;
      await work().finally(() => {
        this.#waiting -= 1;
      });
      if (this.#waiting === 0) await this.#renew();
    });
  }

  /** Makes edits of the table that is open as one. */
  async edit(operations: readonly Operation[], then?: () => void): Promise<void> {
    const path = this.sheet?.path;
    if (path === undefined || operations.length === 0) return;
    let problem: string | null = null;
    await this.during(async () => {
      problem = await this.ask.edit(path, operations);
      if (problem !== null) say(problem);
    });
    if (problem === null) then?.();
  }

  /** Shows what the engine has now, then what the check says of it. */
  async #renew(): Promise<void> {
    const path = this.sheet?.path;
    const [overview, sheet] = await Promise.all([
      this.ask.overview(),
      path === undefined ? null : this.ask.sheet(path, this.part),
    ]);
    this.overview = overview;
    this.sheet = sheet;
    if (this.#waiting === 0) this.show();
    await this.#judge();
  }

  async #judge(): Promise<void> {
    this.#progress.say("checking …");
    const own = await this.ask.check();
    const problems = own ?? (await this.store.check?.(await this.ask.toSave())) ?? null;
    this.problems = problems ?? [];
    this.#progress.found(problems, own === null);
    await this.#readErrata();
    if (this.#waiting === 0) this.show();
  }

  async undo(): Promise<void> {
    await this.#back(() => this.ask.undo());
  }

  async redo(): Promise<void> {
    await this.#back(() => this.ask.redo());
  }

  /** What was undone is shown where it stands. */
  async #back(step: () => Promise<string | null>): Promise<void> {
    await this.during(async () => {
      const path = await step();
      if (path !== null && path !== this.sheet?.path && (await this.ask.sheet(path, "rows"))) this.go(path);
    });
  }

  async save(): Promise<void> {
    await openSave(this);
  }
}

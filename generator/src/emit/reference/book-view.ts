import type { Book, Erratum, Lifecycle } from "../../model/index.ts";
import { changeWords } from "../markdown/change-words.ts";
import { anchor, code, inline, join, type Markdown, md, words } from "../markdown/markdown.ts";
import { sourceWords } from "../markdown/source-words.ts";
import { bannerWords } from "../output/banner.ts";
import { corrections } from "../output/corrections.ts";
import { type TableView, tableView } from "./table-view.ts";

/** A book as the template puts it. */
export interface BookView {
  readonly banner: Markdown;
  readonly title: Markdown;
  readonly byline: Markdown;
  readonly tables: readonly TableView[];
  readonly errata: readonly ErratumView[];
  readonly questions: readonly ErratumView[];
  /** The errata sheet, in players' words. */
  readonly sheet: Markdown;
}

export interface ErratumView {
  readonly id: Markdown;
  readonly name: Markdown;
  readonly because: Markdown;
  /** The changes made, or the readings that are open. */
  readonly points: readonly Markdown[];
  readonly source: Markdown;
}

export function bookView(book: Book): BookView {
  const corrected = corrections(book, "current");
  const views = (state: Lifecycle["state"]) => {
    return book.errata.filter(({ lifecycle }) => lifecycle.state === state).map(erratumView);
  };
  return {
    banner: inline(bannerWords(book.file.path)),
    title: inline(book.title),
    byline: bylineOf(book),
    tables: book.editions.current.map((table) => tableView(table, corrected, book.errata)),
    errata: views("applied"),
    questions: views("open"),
    sheet: md`../errata/${anchor(book.id)}.md`,
  };
}

function bylineOf({ author, year, rights, document }: Book): Markdown {
  const credits = [author ?? "", year === null ? "" : String(year), rights ?? ""]
    .filter((text) => text !== "")
    .join(", ");
  const lines = document
    ? md`Line numbers count every line of ${code(document.file)} from 1.`
    : md`House rules, without a source document.`;
  return join([credits === "" ? md`` : words(/[.!?]$/.test(credits) ? credits : `${credits}.`), lines], " ");
}

function erratumView({ id, because, changes, options, concerns, citation, authority }: Erratum): ErratumView {
  return {
    id: anchor(id),
    name: code(id),
    because: words(because),
    points: [
      ...changes.map((change) => md`${code(change.at)}: ${changeWords(change)}`),
      ...concerns.map((at) => md`About ${code(at)}`),
      ...options.map((option) => md`Reading: ${inline(option)}`),
    ],
    source: join([authority === null ? md`` : md`Authority: ${inline(authority)}`, sourceWords(citation)], "; "),
  };
}

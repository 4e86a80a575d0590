import type { Book, Erratum, Lifecycle } from "../../model/index.ts";
import { changeWords } from "../markdown/change-words.ts";
import { anchor, code, inline, join, type Markdown, md, words } from "../markdown/markdown.ts";
import { placeWords } from "../markdown/place-words.ts";
import { sourceWords } from "../markdown/source-words.ts";
import { bannerWords } from "../output/banner.ts";
import { inBookOrder } from "./book-order.ts";

/** The errata of a book as the template puts them. */
export interface SheetView {
  readonly banner: Markdown;
  readonly title: Markdown;
  readonly reference: Markdown;
  readonly applied: readonly EntryView[];
  readonly open: readonly EntryView[];
  readonly replaced: readonly EntryView[];
  readonly none: boolean;
}

export interface EntryView {
  readonly anchor: Markdown;
  readonly heading: Markdown;
  readonly points: readonly Markdown[];
  readonly because: Markdown;
  readonly facts: Markdown;
}

export function sheetView(book: Book): SheetView {
  const errata = inBookOrder(book);
  const inState = (...states: readonly Lifecycle["state"][]) => {
    return errata
      .filter(({ lifecycle }) => states.includes(lifecycle.state))
      .map((erratum) => entryView(book, erratum));
  };
  return {
    banner: inline(bannerWords(book.file.path)),
    title: inline(book.title),
    reference: md`../reference/${anchor(book.id)}.md`,
    applied: inState("applied"),
    open: inState("open"),
    replaced: inState("superseded", "withdrawn"),
    none: errata.length === 0,
  };
}

function entryView(book: Book, erratum: Erratum): EntryView {
  const { id, changes, concerns, options, withdraws } = erratum;
  return {
    anchor: anchor(id),
    heading: inline(id.replaceAll("-", " ").replace(/^[a-z]/, (letter) => letter.toUpperCase())),
    points: [
      ...changes.map((change) => md`${placeWords(book, change.at)}: ${changeWords(change)}`),
      ...concerns.map((at) => md`About ${placeWords(book, at)}`),
      ...options.map((option) => md`It may mean: ${inline(option)}`),
      ...(withdraws === null ? [] : [md`Takes back ${linkTo(withdraws)}: read what is printed`]),
    ],
    because: words(erratum.because),
    facts: factsOf(erratum),
  };
}

const authorities = { document: "The document itself shows it", author: "Its author says so", ruling: "A ruling" };

function factsOf({ id, status, lifecycle, authority, citation, supersedes, since }: Erratum): Markdown {
  const shown = status === "open" || authority === null ? "" : authorities[authority];
  const source = citation ? sourceWords(citation) : md``;
  const release = since === null ? "not yet released" : `since version ${since}`;
  return join(
    [
      join([inline(shown), source], ": "),
      ...(supersedes === null ? [] : [md`in the place of ${linkTo(supersedes)}`]),
      ...(lifecycle.by === null ? [] : [md`${inline(lifecycle.state)} by ${linkTo(lifecycle.by)}`]),
      ...(status === "open" ? [] : [inline(release)]),
      code(id),
    ],
    "; ",
  );
}

function linkTo(id: string): Markdown {
  return md`[${inline(id)}](#${anchor(id)})`;
}

import type { Book, Erratum, Lifecycle } from "../../model/index.ts";
import { template } from "../markdown/handlebars.ts";
import { anchor, code, inline, join, type Markdown, md, words } from "../markdown/markdown.ts";
import { changeWords, placeWords, sourceWords } from "../markdown/words.ts";
import { bannerWords } from "../output/output.ts";
import { inBookOrder } from "./book-order.ts";

/** The errata sheet of a book. Everything put in is Markdown already; see `markdown/markdown.ts`. */
export const sheet = template(`<!-- {{banner}} -->

# Errata of {{title}}

In the book's order. [The tables]({{reference}}) have every correction applied; nothing is changed for an open question.
{{#if none}}

Nothing is corrected, and no question is open.
{{/if}}
{{#each sections}}

## {{heading}}
{{#each entries}}

<a id="{{anchor}}"></a>

### {{heading}}
{{#each blocks}}

{{this}}
{{/each}}
{{/each}}
{{/each}}
`);

interface EntryView {
  readonly anchor: Markdown;
  readonly heading: Markdown;
  /** A list of what it changes or asks, why, and who says so. */
  readonly blocks: readonly Markdown[];
}

/** The errata of a book as the template puts them. */
export function sheetView(book: Book) {
  const errata = inBookOrder(book);
  const section = (heading: Markdown, ...states: readonly Lifecycle["state"][]) => {
    const entries = errata.filter(({ lifecycle }) => states.includes(lifecycle.state));
    return { heading, entries: entries.map((erratum) => entryView(book, erratum)) };
  };
  const sections = [
    section(md`Corrections`, "applied"),
    section(md`Open questions`, "open"),
    section(md`No longer applied`, "superseded", "withdrawn"),
  ];
  return {
    banner: inline(bannerWords(book.file.path)),
    title: inline(book.title),
    reference: md`../reference/${anchor(book.id)}.md`,
    sections: sections.filter(({ entries }) => entries.length > 0),
    none: errata.length === 0,
  };
}

function entryView(book: Book, erratum: Erratum): EntryView {
  const { id, changes, concerns, options, withdraws, lifecycle } = erratum;
  const points = [
    ...changes.map((change) => md`${placeWords(book, change.at)}: ${changeWords(change)}`),
    ...concerns.map((at) => md`About ${placeWords(book, at)}`),
    ...options.map((option) => md`It may mean: ${inline(option)}`),
    ...(withdraws === null ? [] : [md`Takes back ${linkTo(withdraws)}: read what is printed`]),
  ];
  const list = join(
    points.map((point) => md`- ${point}`),
    "\n",
  );
  const because = words(erratum.because);
  const blocks = [...(lifecycle.state === "open" ? [because, list] : [list, because]), factsOf(erratum)];
  return {
    anchor: anchor(id),
    heading: inline(id.replaceAll("-", " ").replace(/^[a-z]/, (letter) => letter.toUpperCase())),
    blocks: blocks.filter((block) => block !== ""),
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

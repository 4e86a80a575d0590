import type { Book, Erratum, Lifecycle } from "../../model/index.ts";
import { template } from "../markdown/handlebars.ts";
import { anchor, code, inline, join, type Markdown, md, words } from "../markdown/markdown.ts";
import { changeWords, sourceWords } from "../markdown/words.ts";
import { corrections } from "../output/corrections.ts";
import { type BookTarget, bannerWords } from "../output/output.ts";
import { type TableView, tableView } from "./table-view.ts";

/** Every table of a book for a person to read: `reference/<book>.md`. */
export const reference: BookTarget = (book) => [{ path: `reference/${book.id}.md`, text: render(bookView(book)) }];

/** The page of a book. Everything put in is Markdown already; see `markdown.ts`. */
const render = template(`<!-- {{banner}} -->

# {{title}}

{{byline}}

{{#each tables}}
- [{{title}}](#{{id}})
{{/each}}
{{#each sections}}
- [{{heading}}](#{{id}})
{{/each}}
{{#each tables}}

<a id="{{id}}"></a>

## {{title}}

{{description}}

{{#each facts}}
- {{this}}
{{/each}}
{{#if rows}}

|{{#each headings}} {{this}} |{{/each}}
|{{#each headings}} --- |{{/each}}
{{#each rows}}
{{this}}
{{/each}}
{{/if}}
{{#if columns}}

{{#each columns}}
- {{this}}
{{/each}}
{{#each notes}}
- {{this}}
{{/each}}
{{/if}}
{{/each}}
{{#each sections}}

## {{heading}}

{{note}}
{{#each errata}}

<a id="erratum-{{id}}"></a>

### {{name}}

{{because}}

{{#each points}}
- {{this}}
{{/each}}
- {{source}}
{{/each}}
{{/each}}
`);

interface BookView {
  readonly banner: Markdown;
  readonly title: Markdown;
  readonly byline: Markdown;
  readonly tables: readonly TableView[];
  readonly sections: readonly ErrataView[];
}

/** The errata of one state, under a heading. */
interface ErrataView {
  readonly id: Markdown;
  readonly heading: Markdown;
  readonly note: Markdown;
  readonly errata: readonly ErratumView[];
}

interface ErratumView {
  readonly id: Markdown;
  readonly name: Markdown;
  readonly because: Markdown;
  /** The changes made, or the readings that are open. */
  readonly points: readonly Markdown[];
  readonly source: Markdown;
}

function bookView(book: Book): BookView {
  const corrected = corrections(book, "current");
  const sheet = md`../errata/${anchor(book.id)}.md`;
  const section = (heading: Markdown, note: Markdown, state: Lifecycle["state"]): ErrataView => {
    const errata = book.errata.filter(({ lifecycle }) => lifecycle.state === state).map(erratumView);
    return { id: anchor(heading.toLowerCase()), heading, note, errata };
  };
  const sections = [
    section(md`Errata`, md`Applied in this edition; [the errata sheet](${sheet}) says them by name.`, "applied"),
    section(md`Open questions`, md`Nothing is changed for these; the tables show what is printed.`, "open"),
  ];
  return {
    banner: inline(bannerWords(book.file.path)),
    title: inline(book.title),
    byline: bylineOf(book),
    tables: book.editions.current.map((table) => tableView(table, corrected, book.errata)),
    sections: sections.filter(({ errata }) => errata.length > 0),
  };
}

function bylineOf({ author, year, rights, document, units }: Book): Markdown {
  const credits = [author ?? "", year === null ? "" : String(year), rights ?? ""]
    .filter((text) => text !== "")
    .join(", ");
  const lines = document
    ? md`Line numbers count every line of ${code(document.file)} from 1.`
    : md`House rules, without a source document.`;
  const own = [...units].map(([symbol, name]) => `${symbol} is ${name}`).join(", ");
  return join(
    [
      credits === "" ? md`` : words(/[.!?]$/.test(credits) ? credits : `${credits}.`),
      lines,
      own === "" ? md`` : inline(`Units: ${own}.`),
    ],
    " ",
  );
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

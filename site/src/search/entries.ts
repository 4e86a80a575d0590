import type { Table } from "../data/book.ts";
import type { Shown as Book, Project } from "../data/project.ts";
import { functionPath } from "../pages/calculators.ts";
import { questionsOf, sheetOf } from "../sheet/index.ts";
import { lineTitle, type Named, namedCells } from "../sheet/named.ts";
import type { Group, Line, Sheet } from "../sheet/sheet.ts";
import { erratumTitle } from "../view/errata.ts";
import type { Entry, Shown } from "./terms.ts";

type Unnumbered = Omit<Entry, "id">;

/** Everything the search finds: books, tables, rows with their figures, errata, calculators. */
export function entries({ books, tools }: Project): readonly Entry[] {
  const all = [...tools.filter(({ says }) => says !== undefined).map(toolEntry), ...books.flatMap(bookEntries)];
  return all.map((entry, id) => ({ id, ...entry }));
}

function toolEntry({ id, title, says }: Project["tools"][number]): Unnumbered {
  return { title, within: `Calculator. ${says}`, href: `calculators/${id}.html`, ids: id, figures: "", shown: [] };
}

function bookEntries(book: Book): readonly Unnumbered[] {
  const page = `${book.book}.html`;
  const errata = book.errata.map(({ id, state, because }) => ({
    title: erratumTitle(book, id),
    within: `${state === "open" ? "Open question" : "Erratum"} of ${book.title}: ${because}`,
    href: `${page}#errata/${id}`,
    ids: id,
    figures: "",
    shown: [],
  }));
  const whole = {
    title: book.title,
    within: book.author ?? "A rulebook",
    href: page,
    ids: book.book,
    figures: "",
    shown: [],
  };
  const functions = book.functions.map(({ name, title }) => ({
    title,
    within: `Calculator of ${book.title}`,
    href: functionPath(book.book, name),
    ids: name,
    figures: "",
    shown: [],
  }));
  return [whole, ...functions, ...book.tables.flatMap((table) => tableEntries(book, table)), ...errata];
}

function tableEntries(book: Book, table: Table): readonly Unnumbered[] {
  const printed = book.printed.find(({ id }) => id === table.id);
  const sheet = sheetOf(table, printed, questionsOf(book));
  const page = `${book.book}.html`;
  const aliases = Object.entries(table.aliases ?? {});
  const within = `${table.title} · ${book.title}`;
  const entry = (of: Sheet, group: Group, line: Line): Unnumbered => {
    const { address, name, printed: also } = group;
    const { address: inner, cells } = line;
    const texts = cells
      .flatMap((parts) => parts ?? [])
      .flatMap(({ text, correction }) => [text, correction?.printed ?? ""]);
    const load = (inner ?? "").split("/").at(-1) ?? "";
    const row = address.slice(table.id.length + 1);
    const former = aliases.filter(([, to]) => to === row).map(([from]) => from);
    return {
      title: lineTitle(table.title, of, group, line),
      within,
      href: `${page}#${inner ?? address}`,
      ids: [row, load, also?.text ?? "", name.replace(/\s/g, ""), ...former].join(" "),
      figures: texts.join(" "),
      shown: namedCells(of, group, line).map(shownOf),
    };
  };
  return [
    {
      title: table.title,
      within: book.title,
      href: `${page}#${table.id}`,
      ids: table.id,
      figures: table.description,
      shown: [],
    },
    ...(sheet?.groups ?? []).flatMap((group) => group.lines.map((line) => entry(sheet as Sheet, group, line))),
  ];
}

/** A figure with its name; corrected and asked ones bear the marks they have in the book. */
function shownOf({ name, cell: { text, words, lost, correction, questions } }: Named): Shown {
  const marks = `${correction ? "†" : ""}${questions.length > 0 ? "?" : ""}`;
  const figure = [text, lost === null ? "" : "lost", marks].filter((part) => part !== "").join(" ");
  return words.includes(", ") ? [name, figure, words] : [name, figure];
}

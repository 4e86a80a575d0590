import { calculators } from "../calculators.ts";
import type { Book, Table } from "../data/book.ts";
import { printedTables, rulebooks } from "../data/rulebooks.ts";
import { questionsOf, sheetOf } from "../sheet/index.ts";
import type { Group, Line } from "../sheet/sheet.ts";
import { label } from "../words.ts";
import type { Entry } from "./terms.ts";

type Unnumbered = Omit<Entry, "id">;

/** Everything the search finds: books, tables, rows with their figures, errata, calculators. */
export function entries(): readonly Entry[] {
  const all = [...calculators.map(calculatorEntry), ...rulebooks.flatMap(bookEntries)];
  return all.map((entry, id) => ({ id, ...entry }));
}

function calculatorEntry({ id, title, says }: (typeof calculators)[number]): Unnumbered {
  return { title, within: `Calculator. ${says}`, href: `calculators/${id}.html`, ids: id, figures: "" };
}

function bookEntries(book: Book): readonly Unnumbered[] {
  const page = `${book.book}.html`;
  const errata = book.errata.map(({ id, state, because }) => ({
    title: label(id),
    within: `${state === "open" ? "Open question" : "Erratum"} · ${book.title}`,
    href: `${page}#errata/${id}`,
    ids: id,
    figures: because,
  }));
  const whole = { title: book.title, within: book.author ?? "A rulebook", href: page, ids: book.book, figures: "" };
  return [whole, ...book.tables.flatMap((table) => tableEntries(book, table)), ...errata];
}

function tableEntries(book: Book, table: Table): readonly Unnumbered[] {
  const printed = printedTables(book).find(({ id }) => id === table.id);
  const groups = sheetOf(table, printed, questionsOf(book))?.groups ?? [];
  const page = `${book.book}.html`;
  const aliases = Object.entries(table.aliases ?? {});
  const within = `${table.title} · ${book.title}`;
  const entry = ({ address, name, printed: also }: Group, { address: inner, cells }: Line): Unnumbered => {
    const texts = cells
      .flatMap((parts) => parts ?? [])
      .flatMap(({ text, correction }) => [text, correction?.printed ?? ""]);
    const load = (inner ?? "").split("/").at(-1) ?? "";
    const row = address.slice(table.id.length + 1);
    const former = aliases.filter(([, to]) => to === row).map(([from]) => from);
    return {
      title: load === "" || load === "standard" ? name : `${name}, ${label(load).toLowerCase()}`,
      within,
      href: `${page}#${inner ?? address}`,
      ids: [row, load, also?.text ?? "", ...former].join(" "),
      figures: texts.join(" "),
    };
  };
  return [
    { title: table.title, within: book.title, href: `${page}#${table.id}`, ids: table.id, figures: table.description },
    ...groups.flatMap((group) => group.lines.map((line) => entry(group, line))),
  ];
}

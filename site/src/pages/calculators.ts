import type { FunctionMeta } from "skirmish-tables/data";
import type { Project, Shown, Tool } from "../data/project.ts";
import { attribute, type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { sourceWords } from "../words.ts";

/** The list of calculators, a page for each function of a book, and one for each tool of the project's own. */
export function calculatorPages({ books, tools }: Project): readonly Page[] {
  const own = tools.filter(({ says }) => says !== undefined);
  return [
    list(books, own),
    ...books.flatMap((book) => book.functions.map((one) => functionPage(book, one))),
    ...own.map(toolPage),
  ];
}

/** The page of a function, from the root of the site. */
export function functionPath(book: string, name: string): string {
  return `calculators/${book}/${name}.html`;
}

function list(books: readonly Shown[], tools: readonly Tool[]): Page {
  const asked = books.filter(({ functions }) => functions.length > 0);
  return {
    path: "calculators/index.html",
    title: "Calculators",
    description: "Every function of the books, worked out step by step with its lines.",
    main: html`<h1>Calculators</h1>
${tools.length > 0 && html`<ul class="cards">${tools.map(({ id, title, says }) => html`<li><a href="${id}.html">${title}</a><p>${says}</p></li>`)}</ul>`}
${asked.map(({ book, title, functions }) => html`<h2>${title}</h2><ul class="cards">${functions.map(({ name, title, description }) => html`<li><a href="${book}/${name}.html">${title}</a>${description !== "" && html`<p>${firstSentence(description)}</p>`}</li>`)}</ul>`)}`,
  };
}

function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/s.exec(text)?.[0] ?? text;
}

function functionPage({ book, title: of }: Shown, { name, table, title, description, source }: FunctionMeta): Page {
  return {
    path: functionPath(book, name),
    title,
    description: firstSentence(description),
    scripts: [`books/${book}`, "live"],
    main: html`<p class="soft"><a href="../../${book}.html#${table}">${of}</a></p><h1>${title}</h1>${description !== "" && html`<p class="lead">${description}</p>`}
${island("function", title, html`${attribute("data-book", book)}${attribute("data-function", name)}`)}
<p class="source">${sourceWords(source)}. <span class="soft">In code: <code>${name}</code></span></p>`,
  };
}

function toolPage({ id, book, title, says = "" }: Tool): Page {
  return {
    path: `calculators/${id}.html`,
    title,
    description: says,
    scripts: [`books/${book}`, "pictures", "live"],
    main: html`<h1>${title}</h1><p class="lead">${says}</p>
${island(id, title, attribute("data-book", book))}`,
  };
}

function island(name: string, title: string, attributes: Html): Html {
  return html`<p class="current-alone">Reckoned in the current edition, as printed plus accepted errata.</p>
<section data-live="${name}" data-shared="yes"${attributes} aria-label="${title}"><noscript><p>This needs JavaScript.</p></noscript></section>`;
}

import type { Book, Changed, Released } from "../data/book.ts";
import type { Project } from "../data/project.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { placeWords } from "../view/errata.ts";
import { valueWords } from "../words.ts";

/** A page of what every version changed. */
export function changesPage({ name, books, versions, feeds }: Project): Page {
  return {
    path: "changes.html",
    title: "What changed",
    description: "Every version of the tables, and each figure it changed with the reason.",
    main: html`<h1>What changed</h1>
<p class="lead">Every version with the figures it changed. The same for programs: <code>${name}/changes.json</code>.${feeds.includes("errata-feed.atom") && html` <a href="errata-feed.atom">Feed of corrections</a>`}</p>
${versions.length === 0 ? html`<p>No version is released yet. What is corrected so far stands with each book: ${books.map(({ book, title }, at) => html`${at > 0 && ", "}<a href="${book}.html#errata">${title}</a>`)}.</p>` : versions.map((one) => versionSection(one, books))}`,
  };
}

export function versionSection({ version, date, changes }: Released, books: readonly Book[]): Html {
  return html`<section id="v${version}" aria-labelledby="v${version}/:title"><h2 id="v${version}/:title">${version} <small>${date}</small></h2>
${changes.length === 0 ? html`<p>No figure changed.</p>` : html`<ul class="changes">${changes.map((one) => changeItem(one, books))}</ul>`}</section>`;
}

function changeItem({ at, change, edition, was, now, errata }: Changed, books: readonly Book[]): Html {
  const [id = "", ...rest] = at.split("/");
  const address = rest.join("/");
  const book = books.find((one) => one.book === id);
  const place = book && address !== "" ? html`<a href="${id}.html#${address}">${placeWords(book, address)}</a>` : at;
  const reasons = (book?.errata ?? []).filter((one) => errata.includes(one.id)).map(({ because }) => because);
  return html`<li>${edition === "as-printed" && "As printed: "}${place}: ${change}, <del>${valueWords(was) || "nothing"}</del> → <ins>${valueWords(now) || "nothing"}</ins>${reasons.map((reason) => html` <span class="soft">${reason}</span>`)}</li>`;
}

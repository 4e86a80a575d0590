import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";

/** Nothing but the site's own files may load, and no script or style stands in a page. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/** What every page has around it. */
interface Site {
  readonly title: string;
  readonly rosters: readonly Pick<Page, "path" | "title">[];
  /** Whether a book of it can be read as printed. */
  readonly hasPrint: boolean;
}

/** A whole document around what a page says. */
export function layout(page: Page, site: Site): Html {
  const root = "../".repeat(page.path.split("/").length - 1);
  return html`<!doctype html>
<html lang="en" data-edition="current" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<title>${page.title}${page.title !== site.title && ` · ${site.title}`}</title>
<meta name="description" content="${page.description}">
<link rel="icon" href="${root}assets/icon.svg">
<link rel="stylesheet" href="${root}assets/site.css">
<script src="${root}assets/site.js"></script>
${(page.scripts ?? []).map(
  (name) => html`<script src="${root}assets/${name}.js" defer></script>
`,
)}
</head>
<body>
<a class="skip" href="#main">Skip to the page</a>
${bar(root, page.path, site)}
<main id="main">${page.main}</main>
<footer><p>Figures and names are the rulebooks'; the words here are ours. <a href="${root}changes.html">What changed</a></p></footer>
${searchWindow}
</body>
</html>
`;
}

function bar(root: string, path: string, { title: site, rosters, hasPrint }: Site): Html {
  const link = (href: string, words: string, here: boolean) =>
    html`<a href="${root}${href}"${here && html` aria-current="page"`}>${words}</a>`;
  return html`<header class="bar">
<a class="brand" href="${root}index.html">${site}</a>
<nav aria-label="Site">${link("index.html", "Books", path === "index.html")}${rosters.map(({ path: to, title }) => link(to, title, path === to))}${link("calculators/index.html", "Calculators", path.startsWith("calculators/"))}</nav>
<div class="tools">
${hasPrint && html`<fieldset class="edition"><legend class="vh">Edition</legend><label><input type="radio" name="edition" value="current" checked>Current</label><label><input type="radio" name="edition" value="as-printed">As printed</label></fieldset>`}
<button type="button" class="find" aria-haspopup="dialog">Search <kbd>/</kbd></button>
</div>
</header>`;
}

const searchWindow = html`<dialog class="search" aria-label="Search">
<input type="text" enterkeyhint="search" role="combobox" aria-label="Search names, ids and figures" aria-controls="found" aria-expanded="false" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="A weapon, a table, a figure">
<p class="vh" role="status"></p>
<ul id="found" role="listbox" aria-label="Found"></ul>
<p class="hint"><kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> go, <kbd>Esc</kbd> close</p>
</dialog>`;

import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";

/**
 * Nothing but the site's own files may load. `file:` stands beside 'self' because a page opened from disk has no
 * origin of its own; on a web host it matches nothing.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

/** A whole document around what a page says. */
export function layout(page: Page): Html {
  const root = "../".repeat(page.path.split("/").length - 1);
  return html`<!doctype html>
<html lang="en" data-edition="current" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<title>${page.title} · Skirmish tables</title>
<meta name="description" content="${page.description}">
<link rel="icon" href="${root}assets/icon.svg">
<link rel="stylesheet" href="${root}assets/site.css">
<script src="${root}assets/site.js"></script>
${page.live && html`<script src="${root}assets/live.js" defer></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to the tables</a>
${header(root)}
<main id="main">${page.main}</main>
<footer><p>Figures from the rulebooks, held line by line against the documents.</p></footer>
</body>
</html>
`;
}

function header(root: string): Html {
  return html`<header class="bar">
<a class="brand" href="${root}index.html">Skirmish tables</a>
<nav aria-label="Site"><a href="${root}weapons.html">Weapons</a><a href="${root}calculators/index.html">Calculators</a></nav>
</header>`;
}

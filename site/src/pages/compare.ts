import type { Project } from "../data/project.ts";
import { html } from "../html.ts";
import type { Page } from "../page.ts";

/** Where the script sets rows side by side; any two rows can be, of one table or of several. */
export const comparePage = ({ tools }: Project): Page => ({
  path: "compare.html",
  title: "Side by side",
  description: "Up to four rows of any tables side by side, with what differs marked.",
  scripts: tools.some(({ compares }) => compares) ? ["pictures", "live"] : [],
  main: html`<h1>Side by side</h1>
<div class="comparison"><p>Choose rows in a book or in a list, then Compare. <noscript>Setting them side by side needs JavaScript.</noscript></p></div>${tools.filter(({ compares }) => compares).map(({ id, title }) => html`<template data-compares="${id}" data-title="${title}"></template>`)}`,
});

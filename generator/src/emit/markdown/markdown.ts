declare const brand: unique symbol;

/** Text that is safe in a Markdown file. Only this file makes it, so rule text is always escaped. */
export type Markdown = string & { readonly [brand]: true };

const reference: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

// Characters that break a line, hide or reorder text; a space replaces them.
const blank = /[\s\p{C}\p{Zl}\p{Zp}]+/gu;

/** Figures and single words, as nearly all cells are. */
const plain = /^(?:[A-Za-z0-9,()+/-]|(?<=\d)\.)*$/;

/** Markdown of our own with safe text and numbers put in. */
export function md(frame: TemplateStringsArray, ...parts: readonly (Markdown | number)[]): Markdown {
  return String.raw({ raw: frame }, ...parts) as Markdown;
}

/** Plain text for a place where no block can begin: a table cell, a heading, the middle of a line. */
export function inline(text: string): Markdown {
  if (plain.test(text)) return text as Markdown;
  return text
    .replace(blank, " ")
    .trim()
    .replace(/[&<>]/g, (character) => reference[character] as string)
    .replace(/[\\`*_{}[\]#~|$]/g, "\\$&")
    .replace(/@|:(?=\/\/)|(?<=www)\./gi, "\\$&") as Markdown;
}

/** Plain text that may stand first on its line. */
export function words(text: string): Markdown {
  return inline(text).replace(/^(\d*)(?=[-+=:.)])/, "$1\\") as Markdown;
}

/** A name as code; a text with other characters stays plain. */
export function code(name: string): Markdown {
  return /^[\w./+ -]+$/.test(name) ? (`\`${name}\`` as Markdown) : inline(name);
}

/** Part of an address inside the page. */
export function anchor(id: string): Markdown {
  return id.replace(/[^a-z0-9.-]/g, "-") as Markdown;
}

/** A line of a table; empty cells keep their place. */
export function tableLine(cells: readonly Markdown[]): Markdown {
  return `| ${cells.join(" | ")} |` as Markdown;
}

/** Safe texts in a row. */
export function join(parts: readonly Markdown[], separator: string): Markdown {
  return parts.filter((part) => part !== "").join(separator) as Markdown;
}

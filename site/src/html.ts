/** Markup that is safe to put on a page. Only `html` makes it, so no text reaches a page unescaped. */
export interface Html {
  readonly [safe]: string;
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const safe = Symbol("safe markup");
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** The one door to HTML: what stands in the template is markup, what is put into it is text. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { [safe]: markup.reduce((text, piece, at) => text + textOf(parts[at - 1]) + piece) };
}

/** The text of a whole page. */
export function printed(page: Html): string {
  return page[safe];
}

/** An attribute where it is wanted, nothing where it is not: `attribute("id", null)`. */
export function attribute(
  name: `data-${string}` | "id" | "class" | "rowspan" | "colspan",
  value: string | number | null,
): Html {
  return value === null ? html`` : { [safe]: ` ${name}="${escaped(String(value))}"` };
}

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return safe in part ? part[safe] : part.map(textOf).join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}
